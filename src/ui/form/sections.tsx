import type { ReactNode } from 'react'
import { Skeleton } from '../display/skeleton.tsx'
import css from './sections.module.css'

/** The sections of a page, and at their side how complete it is. */
export function Sections({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <div className={css.page}>
      {side}
      <div className={css.sections}>{children}</div>
    </div>
  )
}

/** Their place while they are read; the page's title is `height` pixels high. */
export function SectionsSkeleton({ label, height }: { label: string; height: number }) {
  return (
    <div className={css.sections} role="status" aria-label={label}>
      <Skeleton width={240} height={height} />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={160} />
      ))}
    </div>
  )
}
