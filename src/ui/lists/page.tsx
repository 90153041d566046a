import type { ReactNode } from 'react'
import { formatCount } from '#src/shared/money.ts'
import css from './page.module.css'

/** A list with what filters it. */
export function ListPage({ children }: { children: ReactNode }) {
  return <div className={css.page}>{children}</div>
}

/** Beside the page's title: how many there are, nothing while they are read. */
export function ListTotal({ children }: { children: ReactNode }) {
  return (
    <p role="status" className={css.total}>
      {children}
    </p>
  )
}

interface ListPagerProps {
  meta: { from: number | null; to: number | null; total: number; is_capped?: boolean | undefined }
  /** The other pages, or what leads to them. */
  children: ReactNode
}

/** « 1 à 20 sur 48 » */
export function ListPager({ meta, children }: ListPagerProps) {
  return (
    <div className={css.pager}>
      <span>
        {meta.from} à {meta.to} sur {meta.is_capped && 'plus de '}
        {formatCount(meta.total)}
      </span>
      {children}
    </div>
  )
}
