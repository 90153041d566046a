import { and, asc, eq, inArray, lte } from 'drizzle-orm'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { recordOfferEvent } from '../events.ts'
import { openOffers } from '../open.ts'
import { offers } from '../tables.ts'

const NOT_OPEN = 'Seule une offre publiée et en ligne peut être sponsorisée.'

/**
 * Makes sure that an offer can be sponsored, without changing it.
 * @returns its title
 * @throws HttpError 404 for another company's, 409 for one that is not open
 */
export async function requireSponsorable(
  { db, now }: Unit,
  companyId: number,
  id: number,
): Promise<{ title: string }> {
  const { title, company_id } = offers
  const [offer] = await db.select({ title, company_id }).from(offers).where(eq(offers.id, id))
  if (offer?.company_id !== companyId) throw notFound()
  const [open] = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.id, id), openOffers(now)))
  if (!open) throw conflict(NOT_OPEN)
  return offer
}

/**
 * Locks an offer before its sponsorings. Each change of one begins with it, so that none waits for another in a circle.
 */
export async function lockForSponsoring({ db }: Unit, id: number) {
  await db.select({ id: offers.id }).from(offers).where(eq(offers.id, id)).for('no key update')
}

/** Takes the mark of a sponsoring away before its end. */
export async function stopSponsored({ db }: Unit, id: number) {
  await db.update(offers).set({ sponsored_until: null }).where(eq(offers.id, id))
}

/** Notes in the offer's history that the site took its sponsoring away. @param reason what the company was told */
export async function recordStopped(unit: Unit, id: number, reason: string) {
  await recordOfferEvent(unit, id, 'sponsoring_stopped', { reason })
}

/**
 * Marks an open offer as sponsored until a moment. Its row stays locked, so that simultaneous sponsorings follow one
 * another.
 * @returns whose offer it is
 * @throws HttpError 409 for an offer that is not open
 */
export async function showSponsored(unit: Unit, id: number, until: Date): Promise<{ company_id: number }> {
  const [offer] = await unit.db
    .update(offers)
    .set({ sponsored_until: until })
    .where(and(eq(offers.id, id), openOffers(unit.now)))
    .returning({ company_id: offers.company_id })
  if (!offer) throw conflict(NOT_OPEN)
  await recordOfferEvent(unit, id, 'sponsored', { expires_at: until.toISOString() })
  return offer
}

/**
 * Unmarks the offers whose sponsoring is over. The rows are locked in the order of their ids, as everywhere, against
 * deadlocks.
 */
export async function endSponsored({ db, now }: Unit, ids: number[]) {
  const over = await db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.id, ids), lte(offers.sponsored_until, now)))
    .orderBy(asc(offers.id))
    .for('no key update')
  if (over.length === 0) return
  const found = over.map(({ id }) => id)
  await db.update(offers).set({ sponsored_until: null }).where(inArray(offers.id, found))
}
