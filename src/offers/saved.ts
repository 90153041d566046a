import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { findPublicOffer } from './offers.ts'
import { savedOffers } from './tables.ts'

/** Which of these offers the person keeps. */
export async function listSavedIds(database: Database, userId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: savedOffers.offer_id })
    .from(savedOffers)
    .where(and(eq(savedOffers.user_id, userId), inArray(savedOffers.offer_id, ids)))
  return new Set(rows.map((row) => row.id))
}

/** Keeps an offer; a second time changes nothing. */
export async function saveOffer(database: Database, userId: number, offerId: number, now: Date) {
  await findPublicOffer(database, offerId)
  await database
    .insert(savedOffers)
    .values({ user_id: userId, offer_id: offerId, saved_at: now })
    .onConflictDoNothing()
}

export async function unsaveOffer(database: Database, userId: number, offerId: number) {
  await database
    .delete(savedOffers)
    .where(and(eq(savedOffers.user_id, userId), eq(savedOffers.offer_id, offerId)))
}
