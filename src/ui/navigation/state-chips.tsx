import type { ReactNode } from 'react'
import { AppLink } from '../app-link.tsx'
import { classes } from '../class-names.ts'
import { useCurrentInView } from './current-in-view.ts'
import css from './state-chips.module.css'

/** The states of a list as links, each with how many have it, if any; on phones they scroll sideways, the current one in view. */
export function StateChips({ label, children }: { label: string; children: ReactNode }) {
  const row = useCurrentInView<HTMLElement>()
  return (
    <nav ref={row} aria-label={label} className={css.nav}>
      <ul>{children}</ul>
    </nav>
  )
}

interface StateChipProps {
  label: string
  /** Undefined while it is read. */
  count: number | undefined
  href: string
  on: boolean
}

export function StateChip({ label, count, href, on }: StateChipProps) {
  return (
    <li>
      <AppLink
        href={href}
        className={classes(css.chip, on && css.on, count === 0 && css.none)}
        aria-current={on || undefined}
        sameSearch
      >
        {label}
        {count !== 0 && <span className={css.count}>{count ?? '\u00A0'}</span>}
      </AppLink>
    </li>
  )
}
