import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { dayAt } from '#src/shared/dates.ts'
import { findPublicOffer } from '../offers.ts'
import { isPaused, offersWithPage, openOffers } from '../open.ts'
import { offers, savedOffers } from '../tables.ts'

/** The saved offers that still have a page, the last saved first. */
export async function listSaved(database: Database, userId: number, now: Date): Promise<SavedRow[]> {
  const rows = await database
    .select({
      id: offers.id,
      saved_at: savedOffers.saved_at,
      note: savedOffers.note,
      published_at: offers.published_at,
      expires_at: offers.expires_at,
      application_deadline: offers.application_deadline,
      is_open: sql<boolean>`coalesce(${openOffers(now)}, false)`,
      status: offers.status,
      paused: offers.paused,
      closed_at: offers.closed_at,
    })
    .from(savedOffers)
    .innerJoin(offers, eq(offers.id, savedOffers.offer_id))
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(and(eq(savedOffers.user_id, userId), offersWithPage, eq(companies.status, 'validated')))
    .orderBy(desc(savedOffers.saved_at), desc(offers.id))
  return rows.map(({ status, paused, closed_at, ...row }) => {
    const { expires_at, application_deadline } = row
    const days = [expires_at && dayAt(expires_at), application_deadline].filter((day) => day !== null)
    const is_paused = isPaused({ status, paused, closed_at, expires_at, application_deadline }, now)
    return { ...row, is_paused, closes_on: days.toSorted()[0] ?? null }
  })
}

export interface SavedRow {
  id: number
  saved_at: Date
  note: string
  published_at: Date | null
  is_open: boolean
  is_paused: boolean
  expires_at: Date | null
  application_deadline: string | null
  /** The last day on which the offer takes applications. */
  closes_on: string | null
}

/** Saves an offer; saving it a second time changes nothing. */
export async function saveOffer(services: Services, actor: Actor, offerId: number) {
  await findPublicOffer(services.db, offerId)
  await inTransaction(services, actor, ({ db, now }) =>
    db
      .insert(savedOffers)
      .values({ user_id: actor.id, offer_id: offerId, saved_at: now })
      .onConflictDoNothing(),
  )
}

/** @throws HttpError 404 for an offer that the person does not keep */
export async function writeNote(services: Services, actor: Actor, offerId: number, note: string) {
  await inTransaction(services, actor, async ({ db }) => {
    const rows = await db
      .update(savedOffers)
      .set({ note })
      .where(and(eq(savedOffers.user_id, actor.id), eq(savedOffers.offer_id, offerId)))
      .returning({ id: savedOffers.offer_id })
    if (rows.length === 0) throw notFound()
  })
}

export async function unsaveOffer(services: Services, actor: Actor, offerId: number) {
  await inTransaction(services, actor, ({ db }) =>
    db.delete(savedOffers).where(and(eq(savedOffers.user_id, actor.id), eq(savedOffers.offer_id, offerId))),
  )
}
