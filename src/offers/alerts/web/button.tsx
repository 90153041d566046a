import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import type { FoundOffers } from '#src/offers/search/web/queries.ts'
import { ALERT_PAGE } from '#src/offers/shared/alert-page.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { HiddenParameters } from '#src/ui/form/hidden-parameters.tsx'
import { BellIcon, CheckIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import css from './alert.module.css'
import { alertSearchOf, useAlertable } from './alertable.ts'

const AlertDialog = lazyPart(() => import('./dialog.tsx'))

interface AlertButtonProps {
  found: FoundOffers
  search: SearchParams
  look?: 'secondary' | 'soft'
  className?: string | undefined
  children?: ReactNode
}

/**
 * « Créer une alerte », or « Alerte active » where there is one. The dialog is loaded with the first press; without
 * scripts the form leads to a page.
 */
export function AlertButton({ found, search, look = 'secondary', className, children }: AlertButtonProps) {
  const box = useRef<HTMLDivElement>(null)
  const [isWanted, setWanted] = useState(false)
  const wanted = alertSearchOf(found, search)
  const [open, setOpen] = useState(false)
  const canCreate = useAlertable(found)
  const isActive = Boolean(found.alert)
  // The dialog would give the focus back to the button, but « Alerte active » has taken its place.
  useEffect(() => {
    if (isActive && isWanted) box.current?.querySelector('a')?.focus()
  }, [isActive, isWanted])
  if (!canCreate && !isActive) return null
  return (
    <div ref={box} className={classes(css.own, className)}>
      {found.alert ? (
        <LinkButton look="soft" href="/dashboard/parametres/alertes">
          <CheckIcon size={18} />
          {found.alert.paused ? 'Alerte en pause' : 'Alerte active'}
        </LinkButton>
      ) : (
        <form
          action={ALERT_PAGE}
          onSubmit={(event) => {
            event.preventDefault()
            setWanted(true)
            setOpen(true)
          }}
        >
          <HiddenParameters values={wanted.search} />
          <Button type="submit" scriptless look={look}>
            <BellIcon size={18} />
            {children ?? 'Créer une alerte'}
          </Button>
        </form>
      )}
      {isWanted && (
        <Suspense>
          <AlertDialog open={open} onClose={() => setOpen(false)} {...wanted} />
        </Suspense>
      )}
    </div>
  )
}

/** Stands among the offers and says what an alert is. */
export function AlertBox({ found, search }: { found: FoundOffers; search: SearchParams }) {
  const user = useUser()
  return (
    <aside className={css.box} aria-label="Alerte">
      <BellIcon />
      <p>
        <b>Recevez les prochaines offres de cette recherche.</b>
        <small>
          Par e-mail, dès leur parution, chaque jour ou chaque semaine. Désinscription en un clic
          {user ? '' : ', sans compte'}.
        </small>
      </p>
      <AlertButton found={found} search={search} className={css.press} />
    </aside>
  )
}
