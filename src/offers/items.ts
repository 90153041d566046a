import { and, eq, inArray } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import type { ApplicationFacts } from './application-facts.ts'
import { listOffersById } from './offers.ts'
import { type Mine, presentItem } from './present.ts'
import { savedOffers } from './tables.ts'

/** Who asks for a list of offers, and when. */
export interface ListReader {
  actor: Actor | null
  facts: Pick<ApplicationFacts, 'listApplied'>
  now: Date
}

/** The offers in the order of `ids`, each with what the applicant did with it. */
export async function presentItems(database: Database, ids: number[], { actor, facts, now }: ListReader) {
  const rows = await listOffersById(database, ids)
  const mine = await findMine(database, actor, facts, ids)
  return rows.map(({ offer, company, usual_pay }) => ({
    ...presentItem(offer, company, now, mine),
    usual_pay,
  }))
}

/** What an applicant saved and applied to among these offers. */
export async function findMine(
  database: Database,
  actor: Actor | null,
  facts: Pick<ApplicationFacts, 'listApplied'>,
  ids: number[],
): Promise<Mine | undefined> {
  if (actor?.kind !== 'applicant') return undefined
  return {
    saved: await listSavedIds(database, actor.id, ids),
    applied: await facts.listApplied(database, actor.id, ids),
  }
}

async function listSavedIds(database: Database, userId: number, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const rows = await database
    .select({ id: savedOffers.offer_id })
    .from(savedOffers)
    .where(and(eq(savedOffers.user_id, userId), inArray(savedOffers.offer_id, ids)))
  return new Set(rows.map((row) => row.id))
}
