import { asc } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { dayAt } from '#src/shared/dates.ts'
import { lastBefore, lastUntil } from '../shared/dated-versions.ts'
import { sponsoringPrices } from '../sponsoring/tables.ts'
import { lastId, NOT_PLANNED, requireAhead, revisionMoment, withDays } from './revisions.ts'
import {
  changedPrices,
  pricesOf,
  type SponsoringPriceChange,
  type SponsoringPriceValues,
  stateOfPrices,
} from './shared/sponsoring-prices.ts'

const NOTHING_CHANGES = 'Ce jour-là, la sponsorisation a déjà ces prix\u00A0: changez une valeur.'
const CHANGED = 'Un autre changement de ces prix a été prévu entre-temps\u00A0: relisez, puis recommencez.'

/** Lists what sponsorings cost, those prices that are planned too, in the order of their moments. */
export async function listSponsoringPrices(database: Database) {
  return withDays(
    await database.select().from(sponsoringPrices).orderBy(asc(sponsoringPrices.effective_from)),
  )
}

type ListedPrices = Awaited<ReturnType<typeof listSponsoringPrices>>[number]

/**
 * Plans what sponsorings cost from a day on. Planned again for the same day, the later prices take the place of the earlier
 * ones; planned again alike, as by two presses, it is one change.
 * @throws HttpError 422 for a day that is not ahead, or prices that change nothing; 409 when somebody planned meanwhile
 */
export async function planSponsoringPrices(unit: Unit, change: SponsoringPriceChange): Promise<void> {
  const { effective_on, seen_id } = change
  const values = pricesOf(change)
  requireAhead(unit.now, effective_on)
  const versions = await lockPrices(unit)
  const planned = versions.findLast((version) => version.effective_on === effective_on)
  if (planned && changedPrices(planned, values).length === 0) return
  if (seen_id !== lastId(versions)) throw conflict(CHANGED)
  const counted = lastUntil(versions, effective_on)
  if (counted && changedPrices(counted, values).length === 0)
    throw invalid({ price_7_days: [NOTHING_CHANGES] })
  await insertPrices(unit, { effective_on, values, versions, action: 'sponsoring.price-change-planned' })
}

/**
 * Withdraws a planned change: from its day on, the prices before it go on. The row stays as it was written, and a later one
 * of the same day takes its place.
 * @throws HttpError 404; 409 for a version that is not planned any more
 */
export async function withdrawSponsoringPrices(unit: Unit, id: number): Promise<void> {
  const versions = await lockPrices(unit)
  const version = versions.find((each) => each.id === id)
  if (!version) throw notFound()
  const { effective_on } = version
  const before = lastBefore(versions, effective_on)
  if (!before || stateOfPrices(versions, version, dayAt(unit.now)) !== 'planned') throw conflict(NOT_PLANNED)
  const values = pricesOf(before)
  await insertPrices(unit, { effective_on, values, versions, action: 'sponsoring.price-change-withdrawn' })
}

/** Whoever changes the prices holds the first row, which is always there, so that two changes follow one another. */
async function lockPrices({ db }: Unit): Promise<ListedPrices[]> {
  await db
    .select({ id: sponsoringPrices.id })
    .from(sponsoringPrices)
    .orderBy(asc(sponsoringPrices.id))
    .limit(1)
    .for('no key update')
  return listSponsoringPrices(db)
}

interface NewPrices {
  effective_on: string
  values: SponsoringPriceValues
  versions: readonly ListedPrices[]
  action: string
}

async function insertPrices(unit: Unit, { effective_on, values, versions, action }: NewPrices) {
  const effective_from = revisionMoment(versions, effective_on)
  const [row] = await unit.db
    .insert(sponsoringPrices)
    .values({ ...values, effective_from, created_at: unit.now })
    .returning({ id: sponsoringPrices.id })
  const counted = lastUntil(versions, effective_on)
  const changed = counted ? changedPrices(counted, values) : []
  const pick = (from: SponsoringPriceValues) =>
    Object.fromEntries(changed.map((field) => [field, from[field]]))
  const details: AuditDetails = {
    version: row?.id,
    effective_on,
    ...(counted && { before: pick(counted), after: pick(values) }),
  }
  await audit(unit, { action, subject: 'sponsoring-prices', details })
}
