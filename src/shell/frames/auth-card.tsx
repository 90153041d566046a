import type { ReactNode } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { ArrowLeftIcon } from '#src/ui/icons.tsx'
import { Logo } from '#src/ui/logo.tsx'
import css from './auth-card.module.css'

interface AuthCardProps {
  title?: string
  intro?: ReactNode
  children: ReactNode
  /** The width in px; 448 when absent. */
  width?: number
}

/** The only card of a blank page, below the logo. */
export function AuthCard({ title, intro, children, width }: AuthCardProps) {
  return (
    <div className={css.page}>
      <AppLink href="/" aria-label={`${APP_NAME}, accueil`}>
        <Logo />
      </AppLink>
      <section className={css.card} style={width ? ({ '--width': `${width}px` } as object) : undefined}>
        {title && <h1>{title}</h1>}
        {intro && <p className={css.intro}>{intro}</p>}
        <div className={title ? css.body : undefined}>{children}</div>
      </section>
      <p className={css.back}>
        <AppLink href="/">
          <ArrowLeftIcon size={18} />
          Revenir à l’accueil
        </AppLink>
      </p>
    </div>
  )
}
