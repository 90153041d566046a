import type { ReactNode } from 'react'
import { AppLink } from '../app-link.tsx'
import { classes } from '../class-names.ts'
import { CloseIcon } from '../icons.tsx'
import type { BadgeTone } from '../shared/badge.ts'
import css from './badge.module.css'

/** A word about a state. */
export function Badge({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classes(css.badge, tone !== 'grey' && css[tone])}>{children}</span>
}

interface ChipProps {
  children: ReactNode
  on?: boolean
  href?: string
  onPress?: () => void
  /** Adds a cross; says what is removed: « Retirer le filtre CDI ». */
  removeLabel?: string
}

/** A filter or a short choice: text, link or button. */
export function Chip({ children, on, href, onPress, removeLabel }: ChipProps) {
  const className = classes(css.chip, on && css.on)
  const inside = (
    <>
      {children}
      {removeLabel && <CloseIcon size={16} />}
    </>
  )
  if (href)
    return (
      <AppLink
        href={href}
        className={className}
        aria-label={removeLabel}
        aria-current={(on && !removeLabel) || undefined}
        sameSearch
      >
        {inside}
      </AppLink>
    )
  if (!onPress) return <span className={className}>{inside}</span>
  return (
    <button type="button" className={className} onClick={onPress} aria-label={removeLabel} aria-pressed={on}>
      {inside}
    </button>
  )
}
