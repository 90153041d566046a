import type { ReactNode } from 'react'
import { APP_NAME } from '#src/shared/app-name.ts'
import { classes } from '#src/ui/class-names.ts'
import { LogoMark } from '#src/ui/logo-mark.tsx'
import css from './sign-in.module.css'

/** The frame of what is shown before anybody is signed in. */
export function SignInCard({ isWide, children }: { isWide?: boolean; children: ReactNode }) {
  return (
    <main className={css.page} id="contenu">
      <section className={classes(css.card, isWide && css.wide)}>
        <LogoMark />
        <h1>Administration {APP_NAME}</h1>
        {children}
      </section>
    </main>
  )
}
