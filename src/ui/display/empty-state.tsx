import type { ComponentType, ReactNode } from 'react'
import css from './empty-state.module.css'

interface EmptyStateProps {
  icon: ComponentType<{ size?: number }>
  title?: ReactNode
  children: ReactNode
  /** What helps now: links or buttons. */
  actions?: ReactNode
}

export function EmptyState({ icon: Icon, title, children, actions }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      <span className={css.disc}>
        <Icon size={32} />
      </span>
      {title && <h2>{title}</h2>}
      <p>{children}</p>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
}
