import { useLocation } from '@tanstack/react-router'
import { LinkButton } from '#src/ui/button.tsx'
import css from '#src/ui/display/empty-state.module.css'
import { WarningIcon } from '#src/ui/icons.tsx'

/** Stands, within its frame, in the place of a list whose address asks for what can't be looked for. */
export function RefusedPage({ children }: { children: string }) {
  const { pathname } = useLocation()
  return (
    <div className={`container ${css.empty}`}>
      <span className={css.disc}>
        <WarningIcon size={32} />
      </span>
      <h1>Cette recherche n’a pas pu être faite</h1>
      <p>{children}</p>
      <div className={css.actions}>
        <LinkButton href={pathname}>Recommencer la recherche</LinkButton>
      </div>
    </div>
  )
}
