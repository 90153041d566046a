import type { ReactNode } from 'react'
import { plural } from '#src/shared/phrases.ts'
import { BareButton } from '../button.tsx'
import { classes } from '../class-names.ts'
import { CloseIcon } from '../icons.tsx'
import css from './selection-bar.module.css'

interface SelectionBarProps {
  /** How many rows are chosen; the bar is there from one on. */
  count: number
  onClear: () => void
  /** Lays the actions out on phones. */
  className: string | undefined
  /** The actions, as bare buttons and links. */
  children: ReactNode
}

/** What can be done to all the chosen rows of a list at once; it stays in view. */
export function SelectionBar({ count, onClear, className, children }: SelectionBarProps) {
  const words = `${count} ${plural(count, 'sélectionnée')}`
  return (
    <>
      {/* It is there before the first row is chosen, because only what changes within it is read out. */}
      <p className="hidden-text" role="status">
        {count > 0 && words}
      </p>
      {count > 0 && (
        <div className={classes(css.bar, className)} role="toolbar" aria-label="Actions sur la sélection">
          <b>{words}</b>
          {children}
          <BareButton className={css.clear} aria-label="Tout désélectionner" onClick={onClear}>
            <CloseIcon size={16} />
          </BareButton>
        </div>
      )}
    </>
  )
}
