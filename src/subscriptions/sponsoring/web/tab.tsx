import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { managedOfferQuery } from '#src/offers/managing/web/queries.ts'
import { Figures } from '#src/offers/statistics/web/figures.tsx'
import { shareOf } from '#src/offers/statistics/web/words.ts'
import { formatDate, formatShortDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import { MinusIcon, SparkIcon } from '#src/ui/workspace-icons.tsx'
import type { Sponsoring } from '../contract.ts'
import { SPONSORING_BADGES } from '../shared/sponsorings.ts'
import { SponsoringComparison } from './comparison.tsx'
import { offerSponsoringsQuery } from './queries.ts'
import { SponsoredCard } from './sponsored-card.tsx'
import css from './tab.module.css'

interface OfferSponsoringsProps {
  id: number
  /** Where a sponsoring is ordered; it stands first while none runs. */
  purchase: ReactNode
}

export function OfferSponsorings({ id, purchase }: OfferSponsoringsProps) {
  const { data: all, error, refetch } = useQuery(offerSponsoringsQuery(id))
  if (error && !all) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (!all)
    return (
      <Card>
        <SkeletonLines lines={6} />
      </Card>
    )
  if (all.length === 0)
    return (
      <div className={css.page}>
        {purchase}
        <Card>
          <EmptyState icon={SparkIcon} title="Aucune sponsorisation">
            Cette offre n’a pas été sponsorisée. Une offre sponsorisée passe devant dans les recherches où
            elle correspond, trois au plus par page, et porte toujours le mot «&nbsp;Sponsorisée&nbsp;».
          </EmptyState>
        </Card>
      </div>
    )
  const running = all.find(({ state }) => state === 'active')
  return (
    <div className={css.page}>
      {running ? <Running id={id} sponsoring={running} /> : purchase}
      <SponsoringComparison id={id} sponsorings={all} />
      <Card title="Sponsorisations de cette offre" flush>
        <ul className={css.list}>
          {all.map((each) => (
            <Row key={each.id} sponsoring={each} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

/** Shows the running sponsoring in figures, beside what applicants see of it. */
function Running({ id, sponsoring }: { id: number; sponsoring: Sponsoring }) {
  const offer = useQuery(managedOfferQuery(id)).data
  const { ends_at } = sponsoring
  return (
    <div className={css.columns}>
      <Card title={ends_at ? `Sponsorisée jusqu’au ${formatDate(ends_at)}` : 'Sponsorisée'}>
        {offer && !offer.is_sponsored && (
          <Alert kind="warning">
            L’offre n’est pas en ligne{'\u00A0'}: personne ne la voit, et les jours de sa sponsorisation
            passent.
          </Alert>
        )}
        <SponsoringFigures sponsoring={sponsoring} />
        <p className={css.under}>
          Elle passe devant, seulement dans les recherches où elle correspond{'\u00A0'}: trois offres
          sponsorisées au plus par page, à tour de rôle, toujours signalées.
        </p>
      </Card>
      <Look id={id} />
    </div>
  )
}

function SponsoringFigures({ sponsoring }: { sponsoring: Sponsoring }) {
  const { views_count, clicks_count, applications_count } = sponsoring
  const figures: [label: string, value: string, under: string][] = [
    ['Vues', formatCount(views_count), 'en tête d’une recherche'],
    ['Clics', formatCount(clicks_count), `${shareOf(clicks_count, views_count)} des vues`],
    ['Candidatures', formatCount(applications_count), 'reçues pendant ces jours'],
  ]
  return <Figures figures={figures} className={css.figures} />
}

/** Shows the offer's card as lists show it, and where it comes first. */
function Look({ id }: { id: number }) {
  return (
    <section className={css.look} aria-labelledby="ce-que-voient">
      <h2 id="ce-que-voient">Ce que voient les candidats</h2>
      <SponsoredCard id={id} />
      <ul className={css.rules}>
        <li>
          <CheckIcon size={16} />
          Devant dans les recherches triées par pertinence ou par date
        </li>
        <li>
          <CheckIcon size={16} />
          Signalée partout où elle est listée
        </li>
        <li className={css.never}>
          <MinusIcon size={16} />
          Jamais devant dans une recherche où elle ne correspond pas
        </li>
      </ul>
    </section>
  )
}

function Row({ sponsoring }: { sponsoring: Sponsoring }) {
  const { days, state, starts_at, ends_at, is_free, price } = sponsoring
  const { label, tone } = SPONSORING_BADGES[state]
  const figures = [
    `${formatCount(sponsoring.views_count)} ${plural(sponsoring.views_count, 'vue')}`,
    `${formatCount(sponsoring.clicks_count)} ${plural(sponsoring.clicks_count, 'clic')}`,
    `${formatCount(sponsoring.applications_count)} ${plural(sponsoring.applications_count, 'candidature')}`,
  ]
  return (
    <li>
      <div>
        <b>
          {days}
          {'\u00A0'}jours
          {starts_at && ends_at && `, du ${formatShortDate(starts_at)} au ${formatShortDate(ends_at)}`}
        </b>
        <p className="dots">
          <span>{is_free ? 'Gratuite' : formatMoney(price)}</span>
          {starts_at && figures.map((each) => <span key={each}>{each}</span>)}
        </p>
      </div>
      <Badge tone={tone}>{label}</Badge>
    </li>
  )
}
