import { ScoreRing } from '#src/matching/scoring/web/ring.tsx'
import { ShortOffer } from '#src/offers/web/short-offer.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './offers.module.css'

interface OffersProps {
  data: ApplicantDashboard
}

/** Offers that fit the profile, with their scores; the recent ones where the profile says too little for a score. */
export function ApplicantDashboardOffers({ data }: OffersProps) {
  const { activity_area, recent_offers, recommended_offers: recommended } = data
  if (recommended.length > 0)
    return (
      <Card
        flush
        title="Offres recommandées pour vous"
        action={<AppLink href="/candidat/suggestions-offres">Tout voir</AppLink>}
      >
        {recommended.map((offer) => (
          <ShortOffer key={offer.id} offer={offer}>
            <ScoreRing score={offer.score} />
          </ShortOffer>
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
        <ShortOffer key={offer.id} offer={offer} />
      ))}
    </Card>
  )
}
