import { and, count, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { findPublicOffer } from '../offers.ts'
import { openOffers } from '../open.ts'
import { offers, savedOffers } from '../tables.ts'

export const SAVED_PER_PAGE = 20

/** One page of what the person keeps, as far as it may still be read. */
export async function listSaved(database: Database, userId: number, page: number, now: Date) {
  const readable = and(
    eq(savedOffers.user_id, userId),
    inArray(offers.status, ['published', 'closed']),
    eq(offers.paused, false),
    eq(companies.status, 'validated'),
  )
  const rows = await database
    .select({
      id: offers.id,
      saved_at: savedOffers.saved_at,
      is_open: sql<boolean>`coalesce(${openOffers(now)}, false)`,
    })
    .from(savedOffers)
    .innerJoin(offers, eq(offers.id, savedOffers.offer_id))
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(readable)
    .orderBy(desc(savedOffers.saved_at), desc(offers.id))
    .limit(SAVED_PER_PAGE)
    .offset((page - 1) * SAVED_PER_PAGE)
  const [total] = await database
    .select({ count: count() })
    .from(savedOffers)
    .innerJoin(offers, eq(offers.id, savedOffers.offer_id))
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(readable)
  return { rows, total: total?.count ?? 0 }
}

/** Keeps an offer; a second time changes nothing. */
export async function saveOffer(services: Services, actor: Actor, offerId: number) {
  await findPublicOffer(services.db, offerId)
  await inTransaction(services, actor, ({ db, now }) =>
    db
      .insert(savedOffers)
      .values({ user_id: actor.id, offer_id: offerId, saved_at: now })
      .onConflictDoNothing(),
  )
}

export async function unsaveOffer(services: Services, actor: Actor, offerId: number) {
  await inTransaction(services, actor, ({ db }) =>
    db.delete(savedOffers).where(and(eq(savedOffers.user_id, actor.id), eq(savedOffers.offer_id, offerId))),
  )
}
