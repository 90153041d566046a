import { useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { Suspense, useEffect, useState } from 'react'
import { openLogin } from '#src/accounts/signing-in/web/login-opening.ts'
import type { Offer } from '#src/offers/contract.ts'
import type { ApplyControls } from '#src/offers/web/apply-controls.ts'
import { offerQuery } from '#src/offers/web/queries.ts'
import { reportVisit } from '#src/offers/web/visits.ts'
import { offerHref } from '#src/offers/web/words.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { isLowData } from '#src/shell/layout/low-data.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import css from './apply-button.module.css'
import { useDraftState } from './draft-keys.ts'

/** The page itself is there by then. */
const FORM_AFTER_MS = 3_000

const ApplyDialog = lazyPart(() => import('./dialog.tsx'))

/** The page of an offer, which the applications import, is handed its button and popup by this. */
export function useApply(offer: Offer): ApplyControls {
  const applying = useApplying(offer)
  return {
    button: (look) => <ApplyButton offer={offer} applying={applying} {...look} />,
    popup: <ApplyPopup offer={offer} applying={applying} />,
  }
}

function useApplying(offer: Offer) {
  const { id, status, has_applied, has_draft, is_used_up } = offer
  const user = useUser()
  const client = useQueryClient()
  const [opened, setOpened] = useState<Opened>(false)
  const press = (how: Opened) => {
    if (user) return setOpened(how)
    const why = `Connectez-vous pour postuler à ${displayTitle(offer.title)}.`
    openLogin(() => openUnlessApplied(how), { why, joinsAt: applyingHref(offer) })
  }
  /** A person who has signed in just now may have applied before. */
  const openUnlessApplied = async (how: Opened) => {
    const asked = client.fetchQuery({ ...offerQuery(id), staleTime: 0 })
    const now = await asked.catch(() => null)
    setOpened(!now?.has_applied && !now?.is_used_up && how)
  }
  const close = () => setOpened(false)
  useEffect(() => {
    if (opened) reportVisit(id, 'opening')
  }, [opened, id])
  const canApply = user === null || user.userable_type === 'applicant'
  const isLikely = user !== null && canApply && status === 'open' && !has_applied
  useEffect(() => {
    if (!isLikely || isLowData()) return
    // Should the network leave meanwhile, the form is in this browser already.
    const timer = setTimeout(() => void import('./dialog.tsx').catch(() => undefined), FORM_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isLikely])
  useOpenedByAddress((how) => {
    if (canApply && status === 'open' && !has_applied && !is_used_up) press(how)
  })
  const draft = useDraftState(user?.id, id) ?? (has_draft ? 'draft' : null)
  return { opened, press, close, canApply, draft, isGuest: user === null }
}

/** The address may say how the popup opens: `preparer` offers to prepare the application first. */
type Opened = boolean | string

const applyingHref = (offer: Offer) => `${offerHref(offer)}?postuler=1`

/**
 * The sign-in page leads to `?postuler=1` when it was reached without scripts: the address acts once, then loses the
 * parameter.
 */
function useOpenedByAddress(act: (how: string) => void) {
  const { postuler, ...rest } = useSearch({ strict: false }) as SearchParams
  const navigate = useNavigate()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each time that the address asks for it.
  useEffect(() => {
    if (!postuler) return
    act(postuler as string)
    void navigate({ search: rest as never, replace: true, resetScroll: false } as never)
  }, [postuler])
}

type Applying = ReturnType<typeof useApplying>

interface ApplyButtonProps {
  offer: Offer
  applying: Applying
  wide?: boolean
  className?: string | undefined
}

/**
 * Offers to apply, or says that it was done already, or why it cannot be. Without scripts the button leads a guest to
 * the sign-in page, and from there to the popup, which waits for them.
 */
function ApplyButton({ offer, applying, wide, className }: ApplyButtonProps) {
  if (offer.status !== 'open' && !offer.has_applied) return null
  if (offer.has_applied) {
    return (
      <p className={css.done}>
        <CheckIcon />
        Déjà postulé
        <AppLink href={`/candidat/candidatures/${offer.application_id}/suivi`}>Suivre ma candidature</AppLink>
      </p>
    )
  }
  if (offer.is_used_up) {
    return (
      <p className={css.done}>
        Vous avez déjà postulé deux fois à cette offre.
        <AppLink href={`/candidat/candidatures/${offer.application_id}/suivi`}>Revoir ma candidature</AppLink>
      </p>
    )
  }
  if (!applying.canApply) {
    return <p className={css.why}>Seuls les comptes candidats postulent aux offres.</p>
  }
  return (
    <form
      action="/login"
      className={className}
      onSubmit={(event) => {
        event.preventDefault()
        applying.press(true)
      }}
    >
      <input type="hidden" name="to" value={applyingHref(offer)} />
      <Button
        type="submit"
        scriptless={applying.isGuest}
        wide={wide || Boolean(className)}
        aria-haspopup="dialog"
      >
        {applying.draft ? 'Reprendre ma candidature' : 'Postuler'}
      </Button>
      {applying.draft === 'waiting' && <p className={css.why}>Elle part dès que le réseau revient.</p>}
    </form>
  )
}

/** The popup is loaded when it is first asked for, and stays when it is closed, to say what happens next. */
function ApplyPopup({ offer, applying }: { offer: Offer; applying: Applying }) {
  const [wanted, setWanted] = useState(false)
  if (applying.opened && !wanted) setWanted(true)
  // A person who was signed out meanwhile goes on in the popup after signing in again.
  if (!wanted || !applying.canApply) return null
  const { id, response_delay_days, company } = offer
  return (
    <Suspense>
      <ApplyDialog
        offer={{
          id,
          title: offer.title,
          company_name: company.name,
          response_delay_days,
          questions: offer.questions,
        }}
        opened={applying.opened}
        onClose={applying.close}
      />
    </Suspense>
  )
}
