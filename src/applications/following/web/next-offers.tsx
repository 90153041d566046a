import { useQuery } from '@tanstack/react-query'
import { similarOffersQuery } from '#src/offers/web/queries.ts'
import { ShortOffer } from '#src/offers/web/short-offer.tsx'
import { counted } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Card } from '#src/ui/display/card.tsx'
import type { ApplicationDetail } from '../contract.ts'
import { gapOf, leadsOn, neighbourTitle } from '../shared/gaps.ts'
import css from './detail.module.css'

const MOST = 3
/** An end leads on: to offers like this one that the person has not applied to, and to what the reason says is missing. */
export function NextOffers({ application }: { application: ApplicationDetail }) {
  const { offer_id, reason, neighbours } = application
  const hasEnded = leadsOn(application)
  const { data = [] } = useQuery({ ...similarOffersQuery(offer_id), enabled: hasEnded })
  if (!hasEnded) return null
  const next = data.filter(({ has_applied }) => !has_applied).slice(0, MOST)
  const gap = gapOf(reason)
  return (
    <>
      {gap && (
        <Card title="Pour la prochaine fois">
          <p>
            {gap.words}
            {gap.link && (
              <>
                {' '}
                <AppLink href={gap.link.href}>{gap.link.label}</AppLink>
              </>
            )}
          </p>
        </Card>
      )}
      {next.length > 0 && (
        <Card
          flush
          title="Offres proches"
          action={<AppLink href="/candidat/suggestions-offres">Offres pour moi</AppLink>}
        >
          {next.map((offer) => (
            <ShortOffer
              key={offer.id}
              offer={{ ...offer, city: offer.city?.name, contract: offer.contract?.name }}
            />
          ))}
        </Card>
      )}
      {neighbours && (
        <Card title={neighbourTitle(neighbours)}>
          <ul className={css.trades}>
            {neighbours.trades.map(({ name, path, count }) => (
              <li key={path}>
                <AppLink href={path}>{name}</AppLink> <span className="muted">{counted(count, 'offre')}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  )
}
