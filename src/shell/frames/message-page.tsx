import type { ComponentType, ReactNode } from 'react'
import css from '#src/ui/display/empty-state.module.css'
import { AuthCard } from './auth-card.tsx'

export interface MessagePageProps {
  icon: ComponentType<{ size?: number }>
  title: string
  children: ReactNode
  actions?: ReactNode
}

/** A blank page with one message and what can be done about it. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  return (
    <AuthCard width={560}>
      <div className={css.empty}>
        <span className={css.disc}>
          <Icon size={32} />
        </span>
        <h1>{title}</h1>
        <p>{children}</p>
        {actions && <div className={css.actions}>{actions}</div>}
      </div>
    </AuthCard>
  )
}
