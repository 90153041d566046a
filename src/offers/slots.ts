import { and, count, desc, eq, inArray } from 'drizzle-orm'
import { countOfferSlots } from '#src/companies/companies.ts'
import { lockTeam } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { offers } from './tables.ts'

/**
 * `taken` counts the offers of a company that are published, paused or waiting for moderation; `total` is how many
 * may be at once, null without a limit.
 */
export interface Slots {
  taken: number
  total: number | null
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
  return { taken: await countTaken(db, companyId), total: locked ? locked.offer_slots : 0 }
}

/** The sentence that says why another offer cannot be submitted; null while a slot is free. */
export function slotRefusal({ taken, total }: Slots): string | null {
  if (total === null || taken < total) return null
  const [already, way] =
    taken > 1
      ? [`${taken} offres publiées`, 'clôturez-en ou retirez-en une']
      : ['une offre publiée', 'clôturez-la ou retirez-la']
  return `Votre société a déjà ${already} ou en validation, autant qu’elle peut en avoir à la fois\u00a0: ${way} d’abord, ou choisissez une formule qui en permet davantage.`
}

/** @throws HttpError 409 when no slot is free */
export function checkSlotFree(slots: Slots): void {
  const refusal = slotRefusal(slots)
  if (refusal) throw conflict(refusal)
}

const takesSlot = (companyId: number) => and(eq(offers.company_id, companyId), takesSlots())

const takesSlots = () =>
  and(inArray(offers.status, ['submitted', 'published']), eq(offers.paused_for_plan, false))

async function countTaken(database: Database, companyId: number): Promise<number> {
  const [taken] = await database.select({ count: count() }).from(offers).where(takesSlot(companyId))
  return taken?.count ?? 0
}

/** How many slots each of these companies takes; one that takes none is left out. */
export async function countTakenByCompany(
  database: Database,
  companyIds: number[],
): Promise<Map<number, number>> {
  if (companyIds.length === 0) return new Map()
  const rows = await database
    .select({ id: offers.company_id, count: count() })
    .from(offers)
    .where(and(inArray(offers.company_id, companyIds), takesSlots()))
    .groupBy(offers.company_id)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** The titles of the offers that take a slot, the newest first. */
export async function listTakenTitles(database: Database, companyId: number): Promise<string[]> {
  const rows = await database
    .select({ title: offers.title })
    .from(offers)
    .where(takesSlot(companyId))
    .orderBy(desc(offers.id))
  return rows.map(({ title }) => title)
}

/** How many offers the end of a plan keeps from the site; one that was closed meanwhile does not come back with the next. */
export function countPausedForPlan(database: Database, companyId: number): Promise<number> {
  const isHeldBack = and(eq(offers.paused_for_plan, true), eq(offers.status, 'published'))
  return database.$count(offers, and(eq(offers.company_id, companyId), isHeldBack))
}
