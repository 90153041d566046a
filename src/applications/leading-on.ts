import { rankSimilar } from '#src/matching/similar/ranking.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { listMailedOffers } from '#src/offers/mailed-offers.ts'
import { cardOf } from '#src/offers/mails.ts'
import { similarOfferIds } from '#src/offers/search/similar-offers.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow } from './applications.ts'
import { gapOf } from './following/shared/gaps.ts'
import { listApplied } from './responses.ts'

/** So many offers stand under the answer, as on its page. */
const MOST = 3
/** So many are looked at, because the person may have applied to some of them. */
const LOOKED_AT = 12

/**
 * An end leads on: the mail says what its reason lets the person do, and names the open offers most like this one that
 * the person has not applied to.
 */
export async function leadOn(
  unit: Unit,
  row: ApplicationRow,
  reason: string | null,
  notification: Notification,
): Promise<Notification> {
  const { APP_URL } = unit.env
  const gap = gapOf(reason)
  const offers = await listNextOffers(unit, row)
  const cards = offers.map((offer) => ({
    ...cardOf(offer),
    url: `${APP_URL}/offres/${offer.id}-${offer.slug}`,
  }))
  const link = gap?.link && { label: gap.link.label, url: APP_URL + gap.link.href }
  return {
    ...notification,
    mail: {
      ...notification.mail,
      ...(gap && { aside: { text: gap.words, ...(link && { link }) } }),
      ...(cards.length > 0 && { others: { title: 'Offres proches', offers: cards } }),
    },
  }
}

async function listNextOffers({ db, now }: Unit, { offer_id, applicant_id }: ApplicationRow) {
  const offer = await findOffer(db, offer_id)
  if (!offer) return []
  const ids = await rankSimilar(db, offer, await similarOfferIds(db, offer, LOOKED_AT, now))
  const applied = await listApplied(db, applicant_id, ids)
  const next = ids.filter((id) => !applied.has(id))
  const mailed = await listMailedOffers(db, next)
  return next.flatMap((id) => mailed.get(id) ?? []).slice(0, MOST)
}
