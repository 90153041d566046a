import { AppLink } from '../app-link.tsx'
import { useCurrentInView } from './current-in-view.ts'
import css from './tabs.module.css'

export interface Tab {
  href: string
  label: string
  count?: number | undefined
}

/** The tabs of a page: each has its address. Where they don't all fit, the current one is in view. */
export function Tabs({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const row = useCurrentInView<HTMLElement>()
  return (
    <nav ref={row} aria-label={label} className={css.tabs}>
      {tabs.map((tab) => (
        <AppLink key={tab.href} href={tab.href}>
          {tab.label}
          {tab.count ? <span className={css.count}>{tab.count}</span> : null}
        </AppLink>
      ))}
    </nav>
  )
}
