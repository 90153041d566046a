import { rankSimilar } from '#src/matching/similar/ranking.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { cardOf, type MailedOffer } from '#src/offers/mails.ts'
import { similarOfferIds } from '#src/offers/search/similar-offers.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { counted } from '#src/shared/phrases.ts'
import type { ApplicationRow } from './applications.ts'
import { gapOf, neighbourTitle } from './following/shared/gaps.ts'
import { findNeighbourTrades, type NeighbourTrades } from './neighbour-trades.ts'
import { listApplied } from './responses.ts'

/** So many offers stand under the answer, as on its page. */
const MOST = 3
/** So many are looked at, because the person may have applied to some of them. */
const LOOKED_AT = 12

/** An end leads on: its mail says what the reason lets the person do, and which open offers are most like this one. */
export async function leadOn(
  unit: Unit,
  row: ApplicationRow,
  reason: string | null,
  notification: Notification,
): Promise<Notification> {
  return withNextSteps(notification, {
    reason,
    ...(await findNext(unit, row)),
    origin: unit.env.APP_URL,
  })
}

interface NextSteps {
  reason: string | null
  offers: MailedOffer[]
  neighbours: NeighbourTrades | null
  /** The address of the site, which the links begin with. */
  origin: string
}

export function withNextSteps(notification: Notification, { reason, offers, neighbours, origin }: NextSteps) {
  const gap = gapOf(reason)
  const link = gap?.link && { label: gap.link.label, url: origin + gap.link.href }
  const cards = offers.map((offer) => ({
    ...cardOf(offer),
    url: `${origin}/offres/${offer.id}-${offer.slug}`,
  }))
  return {
    ...notification,
    mail: {
      ...notification.mail,
      ...(gap && { aside: { text: gap.words, ...(link && { link }) } }),
      ...(cards.length > 0 && { others: { title: 'Offres proches', offers: cards } }),
      ...(neighbours && {
        places: {
          title: neighbourTitle(neighbours),
          links: neighbours.trades.map(({ name, path, count }) => ({
            label: `${name} (${counted(count, 'offre')})`,
            url: origin + path,
          })),
        },
      }),
    },
  }
}

/** The open offers most like the one of the application that its person has not applied to, and near trades that hire. */
async function findNext(
  { db, now }: Unit,
  { offer_id, applicant_id }: ApplicationRow,
): Promise<Pick<NextSteps, 'offers' | 'neighbours'>> {
  const offer = await findOffer(db, offer_id)
  if (!offer) return { offers: [], neighbours: null }
  const ids = await rankSimilar(db, offer, await similarOfferIds(db, offer, LOOKED_AT, now))
  const applied = await listApplied(db, applicant_id, ids)
  const next = ids.filter((id) => !applied.has(id))
  const mailed = await listMailedOffers(db, next)
  const offers = next.flatMap((id) => mailed.get(id) ?? []).slice(0, MOST)
  return { offers, neighbours: await findNeighbourTrades(db, offer) }
}
