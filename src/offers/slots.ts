import { and, count, eq, inArray } from 'drizzle-orm'
import { countOfferSlots } from '#src/companies/companies.ts'
import { lockTeam } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { offers } from './tables.ts'

/**
 * `taken` counts the offers of a company that are published, paused or waiting for moderation; `total` is how many
 * may be at once.
 */
export interface Slots {
  taken: number
  total: number
}

export async function readSlots(database: Database, companyId: number): Promise<Slots> {
  return { taken: await countTaken(database, companyId), total: await countOfferSlots(database, companyId) }
}

/**
 * Counts the slots with the company's row locked, so that simultaneous submissions follow one another. It must be
 * called before an offer is locked, because changes of a company lock the company first, too.
 */
export async function lockSlots({ db }: Unit, companyId: number): Promise<Slots> {
  const locked = await lockTeam(db, companyId)
  return { taken: await countTaken(db, companyId), total: locked?.offer_slots ?? 0 }
}

/** The sentence that says why another offer cannot be submitted; null while a slot is free. */
export function slotRefusal({ taken, total }: Slots): string | null {
  if (taken < total) return null
  const [already, way] =
    taken > 1
      ? [`${taken} offres publiées`, 'clôturez-en ou retirez-en une']
      : ['une offre publiée', 'clôturez-la ou retirez-la']
  return `Votre société a déjà ${already} ou en validation, autant qu’elle peut en avoir à la fois\u00a0: ${way} d’abord.`
}

/** @throws HttpError 409 when no slot is free */
export function checkSlotFree(slots: Slots): void {
  const refusal = slotRefusal(slots)
  if (refusal) throw conflict(refusal)
}

async function countTaken(database: Database, companyId: number): Promise<number> {
  const [taken] = await database
    .select({ count: count() })
    .from(offers)
    .where(and(eq(offers.company_id, companyId), inArray(offers.status, ['submitted', 'published'])))
  return taken?.count ?? 0
}
