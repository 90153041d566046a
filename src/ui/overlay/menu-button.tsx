import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../class-names.ts'
import { DotsIcon } from '../workspace-icons.tsx'
import { useMenu } from './menu.ts'
import css from './menu-button.module.css'

interface MenuButtonProps {
  /** Of the button. */
  label: string
  /** What stands before the label; a button without it shows three dots alone. */
  icon?: ReactNode
  /** Of the list. */
  title: string
  look: 'primary' | 'quiet' | 'secondary'
  disabled: boolean
  /** The side of the button that the list is under; one that stands left opens upwards on phones, at the foot of the window. */
  side: 'left' | 'right'
  /** Its lines: links, and buttons, which close it first: `onClick={press(…)}`. */
  children: (press: (act: () => void) => () => void) => ReactNode
}

/** A button of three dots, or of words, and what else can be done in a list under it. */
export function MenuButton({ label, icon, title, look, disabled, side, children }: MenuButtonProps) {
  const { open, setOpen, box } = useMenu<HTMLDivElement>()
  const press = (act: () => void) => () => {
    setOpen(false)
    box.current?.querySelector('button')?.focus()
    act()
  }
  return (
    <div ref={box} className={classes(css.box, icon !== undefined && css.words)}>
      <Button
        look={look}
        {...(!icon && { small: true, iconOnly: true, 'aria-label': label })}
        aria-expanded={open}
        disabled={disabled}
        onClick={() => setOpen(!open)}
      >
        {icon ?? <DotsIcon />}
        {icon && label}
      </Button>
      {open && (
        <ul className={classes(css.panel, css[side])} aria-label={title}>
          {children(press)}
        </ul>
      )}
    </div>
  )
}
