import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { recordDecision } from '#src/moderation/decisions.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { recordOfferEvent } from '../events.ts'
import { offers } from '../tables.ts'
import { refusalOf } from './publication.ts'

/** The state that the moderator read. The decision is refused when a colleague has decided since. */
export interface SeenState {
  status: 'submitted' | 'published'
  /** Since when the reports wait, for a decision on reports. */
  reported_at?: Date | null | undefined
}

/**
 * Takes a published offer off the site until a moderator releases it, and settles its reports. A submitted offer
 * keeps waiting, marked for colleagues.
 * @throws HttpError 404, 409 when it is no longer as it was read, or held already and nothing waits
 */
export async function holdOffer(
  unit: Unit,
  id: number,
  { status, reported_at, reason }: SeenState & { reason: string },
) {
  const { db, now, actor_id } = unit
  const undecided = or(isNull(offers.held_at), isNotNull(offers.reported_at))
  const asRead = and(eq(offers.status, status), reported_at ? eq(offers.reported_at, reported_at) : undefined)
  const isOnline = status === 'published'
  const [held] = await db
    .update(offers)
    .set({
      ...(isOnline && { paused: true }),
      held_at: sql`coalesce(${offers.held_at}, ${now.toISOString()}::timestamptz)`,
      reported_at: null,
      decided_by: actor_id,
      decided_at: now,
      updated_at: now,
    })
    .where(and(eq(offers.id, id), asRead, undecided))
    .returning({ id: offers.id })
  if (!held) throw await refusalOf(unit, id, reported_at ?? null)
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: 'offers.held',
    why: reason,
    before: { status, held: false },
    after: { status, held: true },
  })
  // Holding an offer that still waits for moderation changes nothing for its recruiter, so the history keeps silent.
  if (isOnline) await recordOfferEvent(unit, id, 'held', { reason })
}

/**
 * Releases a held offer to the site, or to the queue of those that wait for moderation. @throws HttpError 404, 409
 * when it is not on hold
 */
export async function releaseOffer(unit: Unit, id: number) {
  const { db, now, actor_id } = unit
  const [released] = await db
    .update(offers)
    .set({
      paused: sql`${offers.paused_for_plan}`,
      held_at: null,
      decided_by: actor_id,
      decided_at: now,
      updated_at: now,
    })
    .where(and(eq(offers.id, id), isNotNull(offers.held_at)))
    .returning({ status: offers.status })
  if (!released) throw await refusalOf(unit, id, null)
  const { status } = released
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: status === 'submitted' ? 'offers.resumed' : 'offers.released',
    before: { status, held: true },
    after: { status, held: false },
  })
  if (status !== 'submitted') await recordOfferEvent(unit, id, 'released')
}

/**
 * Records that the reports are unfounded: an offer that they took off the site comes back, and visitors' reports
 * alone no longer take it off.
 * @throws HttpError 404, 409 when these reports no longer wait
 */
export async function clearReports(unit: Unit, id: number, reported_at: Date) {
  const { db, now, actor_id } = unit
  const asRead = and(eq(offers.id, id), eq(offers.reported_at, reported_at))
  const [before] = await db.select({ held_at: offers.held_at }).from(offers).where(asRead).for('update')
  if (!before) throw await refusalOf(unit, id, reported_at)
  const wasHeld = before.held_at !== null
  await db
    .update(offers)
    .set({
      reported_at: null,
      reports_cleared_at: now,
      decided_by: actor_id,
      decided_at: now,
      updated_at: now,
      ...(wasHeld && { paused: sql`${offers.paused_for_plan}`, held_at: null }),
    })
    .where(eq(offers.id, id))
  await recordDecision(unit, {
    subject: `offer:${id}`,
    action: 'offers.reports-cleared',
    before: { reported_at: reported_at.toISOString(), held: wasHeld },
    after: { held: false },
  })
  if (wasHeld) await recordOfferEvent(unit, id, 'released')
}
