import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { notifyOwner } from '#src/companies/notifying.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { recordOfferEvent } from '../events.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import { offersResumedNotification } from '../mails.ts'
import { openOffers } from '../open.ts'
import { lockSlots } from '../slots.ts'
import { offers } from '../tables.ts'
import { nextVersion } from '../version.ts'

/**
 * Fits what a company has on the site to the slots that it has now: with fewer, the offers above them are paused, the
 * oldest stay; with more, those that the end of a plan paused come back, the oldest first. One that waits for moderation
 * holds its slot, and takes none on the site away. The owner is told once of all that came back.
 * @returns how many were paused and how many came back
 */
export async function fitOffersToSlots(
  unit: Unit,
  companyId: number,
): Promise<{ paused: number; resumed: number }> {
  const { taken, total } = await lockSlots(unit, companyId)
  if (total === null) return { paused: 0, resumed: await resumeOldest(unit, companyId, null) }
  const shown = await unit.db.$count(offers, onSite(companyId))
  if (shown > total) return { paused: await pauseNewest(unit, companyId, shown - total), resumed: 0 }
  const free = Math.max(0, total - taken)
  return { paused: 0, resumed: free === 0 ? 0 : await resumeOldest(unit, companyId, free) }
}

/** Whether the end of a plan paused an offer that can come back. */
export async function hasOfferPausedForPlan({ db }: Unit, companyId: number): Promise<boolean> {
  return (await db.$count(offers, pausedForPlan(companyId))) > 0
}

const pausedForPlan = (companyId: number) =>
  and(eq(offers.company_id, companyId), eq(offers.status, 'published'), eq(offers.paused_for_plan, true))

const onSite = (companyId: number) =>
  and(eq(offers.company_id, companyId), eq(offers.status, 'published'), eq(offers.paused, false))

async function pauseNewest(unit: Unit, companyId: number, excess: number): Promise<number> {
  const { db, now } = unit
  const found = await db
    .select({ id: offers.id })
    .from(offers)
    .where(onSite(companyId))
    .orderBy(sql`${offers.published_at} DESC NULLS FIRST`, sql`${offers.id} DESC`)
    .limit(excess)
  const ids = await lockInOrder(unit, found)
  if (ids.length === 0) return 0
  await db
    .update(offers)
    .set({ paused: true, paused_for_plan: true, updated_at: nextVersion(now) })
    .where(inArray(offers.id, ids))
  for (const id of ids) await recordOfferEvent(unit, id, 'paused_for_plan')
  return ids.length
}

async function resumeOldest(unit: Unit, companyId: number, free: number | null): Promise<number> {
  const { db, now } = unit
  const waiting = db
    .select({ id: offers.id })
    .from(offers)
    // One that was closed meanwhile takes no slot from those that can come back.
    .where(pausedForPlan(companyId))
    .orderBy(asc(offers.published_at), asc(offers.id))
  const ids = await lockInOrder(unit, await (free === null ? waiting : waiting.limit(free)))
  if (ids.length === 0) return 0
  // A held offer stays off the site until a moderator releases it.
  await db
    .update(offers)
    .set({ paused: sql`${offers.held_at} IS NOT NULL`, paused_for_plan: false, updated_at: nextVersion(now) })
    .where(inArray(offers.id, ids))
  for (const id of ids) await recordOfferEvent(unit, id, 'resumed_for_plan')
  await notifyResumed(unit, companyId, ids)
  return ids.length
}

/** One that a moderator holds, or whose time is over, is not on the site again, and nobody is told so. */
async function notifyResumed(unit: Unit, companyId: number, ids: number[]) {
  const open = await unit.db
    .select({ id: offers.id })
    .from(offers)
    .where(and(inArray(offers.id, ids), openOffers(unit.now)))
    .orderBy(asc(offers.published_at), asc(offers.id))
  const mailed = await listMailedOffers(
    unit.db,
    open.map(({ id }) => id),
  )
  const [first, ...rest] = open.flatMap(({ id }) => mailed.get(id) ?? [])
  if (first) await notifyOwner(unit, companyId, offersResumedNotification([first, ...rest], unit.now))
}

/** Locks the rows in the order of their ids, as everywhere, against deadlocks. */
async function lockInOrder({ db }: Unit, rows: readonly { id: number }[]): Promise<number[]> {
  if (rows.length === 0) return []
  const locked = await db
    .select({ id: offers.id })
    .from(offers)
    .where(
      inArray(
        offers.id,
        rows.map(({ id }) => id),
      ),
    )
    .orderBy(asc(offers.id))
    .for('no key update')
  return locked.map(({ id }) => id)
}
