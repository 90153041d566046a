import { and, count, eq, inArray } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { offers } from './tables.ts'

/**
 * How many more offers this company may send, zero or less when none. Its row stays locked: of several that are sent at
 * once each sees what the one before took.
 */
export async function freeSlots({ db }: Unit, company: { id: number }): Promise<number> {
  const locked = await lockTeam(db, company.id)
  const [taken] = await db
    .select({ count: count() })
    .from(offers)
    .where(and(eq(offers.company_id, company.id), inArray(offers.status, ['submitted', 'published'])))
  return (locked?.offer_slots ?? 0) - (taken?.count ?? 0)
}

/**
 * Makes sure of a free slot until this transaction ends.
 * @throws HttpError 409 when none is free
 */
export async function takeSlot(unit: Unit, companyId: number): Promise<void> {
  if ((await freeSlots(unit, { id: companyId })) > 0) return
  throw conflict(
    'Votre société n’a plus de place pour une offre active\u00a0: clôturez-en une avant d’en publier une autre.',
  )
}
