import { asc, eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { dayAt } from '#src/shared/dates.ts'
import type { PlanTier } from '../plans/shared/plans.ts'
import { planVersions } from '../plans/tables.ts'
import { lastId, NOT_PLANNED, requireAhead, revisionMoment } from './revisions.ts'
import { changedFields, type PlanChange, type PlanValues, valuesOf } from './shared/values.ts'
import { stateOf, versionBefore, versionOn } from './shared/versions.ts'
import { type ListedVersion, listVersions } from './versions.ts'

const NOTHING_CHANGES = 'Ce jour-là, la formule a déjà ces prix et ces limites\u00A0: changez une valeur.'
const CHANGED =
  'Un autre changement de cette formule a été prévu entre-temps\u00A0: relisez, puis recommencez.'

/**
 * Plans what a plan costs and allows from a day on. Planned again for the same day, the later values take the place of the
 * earlier ones; planned again alike, as by two presses, it is one change.
 * @throws HttpError 422 for a day that is not ahead, or values that change nothing; 409 when somebody planned meanwhile
 */
export async function planChange(unit: Unit, plan: PlanTier, change: PlanChange): Promise<void> {
  const { effective_on, seen_id } = change
  const values = valuesOf(change)
  requireAhead(unit.now, effective_on)
  const versions = await lockVersions(unit, plan)
  const planned = versions.findLast((version) => version.effective_on === effective_on)
  if (planned && changedFields(planned, values).length === 0) return
  if (seen_id !== lastId(versions)) throw conflict(CHANGED)
  const counted = versionOn(versions, plan, effective_on)
  if (counted && changedFields(counted, values).length === 0)
    throw invalid({ monthly_price: [NOTHING_CHANGES] })
  await insertVersion(unit, { plan, effective_on, values, versions, action: 'plans.change-planned' })
}

/**
 * Withdraws a planned change: from its day on, the values before it go on. The row stays as it was written, and a later
 * one of the same day takes its place.
 * @throws HttpError 404; 409 for a version that is not planned any more
 */
export async function withdrawChange(unit: Unit, id: number): Promise<void> {
  const [found] = await unit.db.select().from(planVersions).where(eq(planVersions.id, id))
  if (!found) throw notFound()
  const { plan } = found
  const versions = await lockVersions(unit, plan)
  const version = versions.find((each) => each.id === id)
  const effective_on = dayAt(found.effective_from)
  const before = versionBefore(versions, plan, effective_on)
  if (!version || !before || stateOf(versions, version, dayAt(unit.now)) !== 'planned')
    throw conflict(NOT_PLANNED)
  const values = valuesOf(before)
  await insertVersion(unit, { plan, effective_on, values, versions, action: 'plans.change-withdrawn' })
}

/** Whoever changes a plan holds its rows, so that two changes of it follow one another; the first row is always there. */
async function lockVersions({ db }: Unit, plan: PlanTier): Promise<ListedVersion[]> {
  await db
    .select({ id: planVersions.id })
    .from(planVersions)
    .where(eq(planVersions.plan, plan))
    .orderBy(asc(planVersions.id))
    .limit(1)
    .for('no key update')
  return listVersions(db, plan)
}

interface NewVersion {
  plan: PlanTier
  effective_on: string
  values: PlanValues
  versions: readonly ListedVersion[]
  action: string
}

async function insertVersion(unit: Unit, { plan, effective_on, values, versions, action }: NewVersion) {
  const effective_from = revisionMoment(versions, effective_on)
  const [row] = await unit.db
    .insert(planVersions)
    .values({ ...values, plan, effective_from, created_at: unit.now })
    .returning({ id: planVersions.id })
  const counted = versionOn(versions, plan, effective_on)
  const changed = counted ? changedFields(counted, values) : []
  const pick = (from: PlanValues) => Object.fromEntries(changed.map((field) => [field, from[field]]))
  const details: AuditDetails = {
    version: row?.id,
    effective_on,
    ...(counted && { before: pick(counted), after: pick(values) }),
  }
  await audit(unit, { action, subject: `plan:${plan}`, details })
}
