import type { Unit } from '#src/platform/unit-of-work.ts'
import type { OfferEvent } from './shared/life.ts'
import { offerEvents } from './tables.ts'

/** Adds a line to the offer's history, in the name of the unit's actor. */
export async function recordOfferEvent(
  { db, now, actor_id }: Unit,
  offer_id: number,
  kind: OfferEvent,
  details: Record<string, unknown> = {},
) {
  await db.insert(offerEvents).values({ offer_id, at: now, actor_id, kind, details })
}
