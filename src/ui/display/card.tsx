import type { ReactNode } from 'react'
import { classes } from '../class-names.ts'
import css from './card.module.css'

interface CardProps {
  title?: ReactNode
  /** Beside the title, to the right: a link, a badge. */
  action?: ReactNode
  /** Without padding, for rows that reach the edges. */
  flush?: boolean
  className?: string
  children: ReactNode
}

export function Card({ title, action, flush, className, children }: CardProps) {
  return (
    <section className={classes(css.card, flush && css.flush, className)}>
      {title && (
        <div className={css.head}>
          <h2>{title}</h2>
          {action && <div className={css.action}>{action}</div>}
        </div>
      )}
      {children}
    </section>
  )
}
