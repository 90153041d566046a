import { ScoreRing } from '#src/matching/scoring/web/ring.tsx'
import { formatDay } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { CompanyTile } from '#src/ui/display/company-tile.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './offers.module.css'

interface OffersProps {
  data: ApplicantDashboard
  readAt: number
}

/** Offers that fit the profile, with their scores; the recent ones where the profile says too little for a score. */
export function ApplicantDashboardOffers({ data, readAt }: OffersProps) {
  const { activity_area, recent_offers, recommended_offers: recommended } = data
  if (recommended.length > 0)
    return (
      <Card
        flush
        title="Offres recommandées pour vous"
        action={<AppLink href="/candidat/suggestions-offres">Tout voir</AppLink>}
      >
        {recommended.map((offer) => (
          <OfferRow key={offer.id} offer={offer} score={offer.score} readAt={readAt} />
        ))}
      </Card>
    )
  const search = activity_area ? `/offres?activity_area=${activity_area.id}` : '/offres'
  return (
    <Card
      flush
      title={activity_area ? 'Offres récentes dans votre secteur' : 'Offres récentes'}
      action={<AppLink href={search}>Tout voir</AppLink>}
    >
      {recent_offers.length === 0 && (
        <p className={css.none}>
          {activity_area
            ? `Aucune autre offre n’est ouverte en ce moment dans le secteur «\u00A0${activity_area.name}\u00A0».`
            : 'Aucune autre offre n’est ouverte en ce moment.'}
        </p>
      )}
      {recent_offers.map((offer) => (
        <OfferRow key={offer.id} offer={offer} readAt={readAt} />
      ))}
    </Card>
  )
}

interface OfferRowProps {
  offer: ApplicantDashboard['recent_offers'][number]
  score?: number
  readAt: number
}

function OfferRow({ offer, score, readAt }: OfferRowProps) {
  return (
    <article className={css.offer}>
      <CompanyTile company={offer.company} />
      <div>
        <h3>
          <AppLink href={`/offres/${offer.id}-${offer.slug}`}>{displayTitle(offer.title)}</AppLink>
        </h3>
        <p className="dots">
          <span>{offer.company.name}</span>
          {offer.city && <span>{offer.city}</span>}
          <span>{offer.contract}</span>
        </p>
        <p className="dots">
          <span>{formatPay(offer.min_salary, offer.max_salary) ?? 'Salaire non communiqué'}</span>
          <span className={css.when}>publiée {formatDay(offer.published_at, readAt)}</span>
        </p>
      </div>
      {score !== undefined && <ScoreRing score={score} />}
    </article>
  )
}
