import type { PlanTier } from '../../plans/shared/plans.ts'
import { lastBefore, lastUntil, stateInSeries, type VersionState } from '../../shared/dated-versions.ts'
import { changedFields, type PlanValues } from './values.ts'

interface Version extends PlanValues {
  plan: PlanTier
  /** The day in Antananarivo from which it counts, `2027-01-01`. */
  effective_on: string
}

const ofPlan = <Row extends Version>(versions: readonly Row[], plan: PlanTier) =>
  versions.filter((version) => version.plan === plan)

/** The version that counts on a day: the last one of the last day up to it. `versions` stand in the order of their moments. */
export function versionOn<Row extends Version>(
  versions: readonly Row[],
  plan: PlanTier,
  day: string,
): Row | undefined {
  return lastUntil(ofPlan(versions, plan), day)
}

/** The version that counts until the day before. */
export function versionBefore<Row extends Version>(
  versions: readonly Row[],
  plan: PlanTier,
  day: string,
): Row | undefined {
  return lastBefore(ofPlan(versions, plan), day)
}

/** What became of a version of a plan. */
export function stateOf<Row extends Version>(
  versions: readonly Row[],
  version: Row,
  today: string,
): VersionState {
  const isSame = (one: Row, other: Row) => changedFields(one, other).length === 0
  return stateInSeries(ofPlan(versions, version.plan), version, today, isSame)
}
