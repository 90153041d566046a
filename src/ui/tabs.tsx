import { AppLink } from './app-link.tsx'
import css from './tabs.module.css'

export interface Tab {
  href: string
  label: string
  count?: number
}

/** The tabs of a page: each has its address. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  return (
    <nav aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <AppLink key={tab.href} href={tab.href}>
          {tab.label}
          {tab.count ? <span className={css.count}>{tab.count}</span> : null}
        </AppLink>
      ))}
    </nav>
  )
}
