import type { ComponentType, ReactNode } from 'react'
import css from './empty-state.module.css'

interface EmptyStateProps {
  icon: ComponentType<{ size?: number }>
  title?: ReactNode
  children: ReactNode
  /** What helps now: links or buttons. */
  actions?: ReactNode
  /** Nothing else is on the page, whose heading the title is then. */
  page?: boolean
}

export function EmptyState({ icon: Icon, title, children, actions, page }: EmptyStateProps) {
  const Heading = page ? 'h1' : 'h2'
  return (
    <div className={css.empty}>
      <span className={css.disc}>
        <Icon size={32} />
      </span>
      {title && <Heading>{title}</Heading>}
      <p>{children}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
