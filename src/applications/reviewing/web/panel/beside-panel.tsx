import { type ReactNode, Suspense } from 'react'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { ApplicationsSearch } from '../filters.ts'
import css from './panel.module.css'
import type { Panel } from './use-panel.ts'

const ApplicationPanel = lazyPart(async () => ({ default: (await import('./panel.tsx')).ApplicationPanel }))

interface BesidePanelProps {
  panel: Panel
  search: ApplicationsSearch
  children: ReactNode
}

/** Once an application is opened, its panel stands beside the list. */
export function BesidePanel({ panel, search, children }: BesidePanelProps) {
  const isOpen = panel.current !== undefined
  return (
    <div className={isOpen ? css.beside : undefined} data-beside={isOpen || undefined}>
      <div className={isOpen ? css.list : undefined}>{children}</div>
      {isOpen && (
        <Suspense fallback={<aside className={css.panel} aria-busy="true" aria-label="Candidature" />}>
          <ApplicationPanel panel={panel} search={search} />
        </Suspense>
      )}
    </div>
  )
}
