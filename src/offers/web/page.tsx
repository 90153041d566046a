import { useSuspenseQuery } from '@tanstack/react-query'
import { useCanGoBack, useRouter } from '@tanstack/react-router'
import { createIsomorphicFn } from '@tanstack/react-start'
import { Suspense, useEffect } from 'react'
import { answersIn } from '#src/companies/shared/answer-badge.ts'
import { formatDay } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { counted } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { CompanyLogo } from '#src/ui/display/company-logo.tsx'
import { CheckIcon, ChevronLeftIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import { Trail } from '#src/ui/navigation/trail.tsx'
import type { Offer } from '../contract.ts'
import { NO_ACTS, type PublicActs, publicActsOf } from '../shared/public-acts.ts'
import type { ApplyControls } from './apply-controls.ts'
import { OfferAside } from './aside.tsx'
import cards from './card.module.css'
import { OfferCard } from './card.tsx'
import ServedNotice from './closed-notice.tsx'
import { OfferKeys } from './keys.tsx'
import css from './page.module.css'
import { offerQuery, similarOffersQuery } from './queries.ts'
import { SaveButton } from './save-button.tsx'
import { OfferText } from './text.tsx'
import { reportVisit } from './visits.ts'
import { daysLeft, isNew, ownStep } from './words.ts'

/**
 * Most offers that are read are open, so the browser loads this part only for a closed one; the server renders it at
 * once.
 */
const ClosedNotice = createIsomorphicFn()
  .server((): typeof ServedNotice => ServedNotice)
  .client(() => lazyPart(() => import('./closed-notice.tsx')))()

/** `useApply` belongs to the applications, which import offers, so the page hands it in. */
export function OfferPage({ id, useApply }: { id: number; useApply: (offer: Offer) => ApplyControls }) {
  const { data: offer } = useSuspenseQuery(offerQuery(id))
  const apply = useApply(offer)
  const acts = publicActsOf(offer, useUser())
  useEffect(() => {
    reportVisit(id, 'view')
  }, [id])
  const open = offer.status === 'open'
  return (
    <div className={css.whole}>
      <div className={classes('container', css.page)}>
        <BackLink />
        <OfferView offer={offer} apply={apply} acts={acts} hasSimilar />
      </div>
      {/* By keyboard and by ear one applies to this offer before one meets others. */}
      {open && (
        <div data-screen data-floats className={css.sticky}>
          <SaveButton offer={offer} compact className={css.mark} />
          {apply.button({ className: css.grow })}
        </div>
      )}
      {offer.crumbs && offer.crumbs.length > 1 && (
        <Trail className={classes('container', css.trail)} steps={[...offer.crumbs, ownStep(offer)]} />
      )}
      <Similar id={id} />
      {apply.popup}
    </div>
  )
}

/** The content of an offer's page, which its preview shows too. */
export function OfferPreview({ offer, apply }: { offer: Offer; apply: ApplyControls }) {
  return (
    <div className={css.preview} inert>
      <OfferView offer={offer} apply={apply} acts={NO_ACTS} />
    </div>
  )
}

interface OfferViewProps {
  offer: Offer
  apply: ApplyControls
  acts: PublicActs
  /** Whether similar offers stand below. */
  hasSimilar?: boolean
}

function OfferView({ offer, apply, acts, hasSimilar = false }: OfferViewProps) {
  return (
    <>
      <div className={css.main}>
        {offer.status !== 'open' && (
          <Suspense>
            <ClosedNotice offer={offer} hasSimilar={hasSimilar} />
          </Suspense>
        )}
        <Head offer={offer} apply={apply} />
        <OfferText offer={offer} />
      </div>
      <OfferAside offer={offer} apply={apply} acts={acts} />
    </>
  )
}

/** Leads back to the list of offers, with its search when the person comes from there. */
function BackLink() {
  const router = useRouter()
  const canGoBack = useCanGoBack()
  return (
    <AppLink
      href="/offres"
      className={css.back}
      data-screen
      onClick={(event) => {
        if (!canGoBack) return
        event.preventDefault()
        router.history.back()
      }}
    >
      <ChevronLeftIcon size={16} />
      Retour aux offres
    </AppLink>
  )
}

function Head({ offer, apply }: { offer: Offer; apply: ApplyControls }) {
  return (
    <header className={css.head}>
      <div className={css.id}>
        <CompanyLogo logo={offer.company.logo} name={offer.company.name} size={64} />
        <AppLink className={css.company} href={`/profils/${offer.company.slug}`}>
          {offer.company.name}
        </AppLink>
        {offer.company.is_verified && (
          <span className={css.verified}>
            <CheckIcon size={16} />
            Société vérifiée
          </span>
        )}
        <h1>{displayTitle(offer.title)}</h1>
      </div>
      <OfferKeys offer={offer} />
      <div className={css.acts}>
        <div className={css.buttons}>
          {apply.button()}
          {offer.status === 'open' && <SaveButton offer={offer} />}
        </div>
        <HeadBadges offer={offer} />
      </div>
    </header>
  )
}

function HeadBadges({ offer }: { offer: Offer }) {
  const open = offer.status === 'open'
  const answers = offer.company.answers_in_days
  return (
    <p className={css.badges}>
      {open && isNew(offer) && <Badge tone="blue">Nouveau</Badge>}
      {open && daysLeft(offer) !== null && <Badge tone="laterite">Urgent</Badge>}
      {open && <Badge tone="green">Réponse promise sous {counted(offer.response_delay_days, 'jour')}</Badge>}
      {open && answers !== null && <Badge tone="green">{answersIn(answers)}</Badge>}
      {!open && <Badge>{offer.status === 'paused' ? 'En pause' : 'Clôturée'}</Badge>}
      {offer.published_at && <span>Publiée {formatDay(offer.published_at)}</span>}
    </p>
  )
}

function Similar({ id }: { id: number }) {
  const { data: offers } = useSuspenseQuery(similarOffersQuery(id))
  if (offers.length === 0) return null
  return (
    <section data-screen className={classes('container', css.similar, 'below')}>
      <h2>Offres similaires</h2>
      <div className={cards.list}>
        {offers.map((offer) => (
          <OfferCard key={offer.id} offer={offer} />
        ))}
      </div>
    </section>
  )
}
