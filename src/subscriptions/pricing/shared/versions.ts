import type { PlanTier } from '../../plans/shared/plans.ts'
import { changedFields, type PlanValues } from './values.ts'

/** What became of a version of a plan: one of a day that has a later one is replaced, and one that changes nothing withdrawn. */
export type VersionState = 'planned' | 'in_force' | 'past' | 'replaced' | 'withdrawn'

interface Version extends PlanValues {
  plan: PlanTier
  /** The day in Antananarivo from which it counts, `2027-01-01`. */
  effective_on: string
}

/** The version that counts on a day: the last one of the last day up to it. `versions` stand in the order of their moments. */
export function versionOn<Row extends Version>(
  versions: readonly Row[],
  plan: PlanTier,
  day: string,
): Row | undefined {
  return versions.findLast((version) => version.plan === plan && version.effective_on <= day)
}

/** The version that counts until the day before. */
export function versionBefore<Row extends Version>(
  versions: readonly Row[],
  plan: PlanTier,
  day: string,
): Row | undefined {
  return versions.findLast((version) => version.plan === plan && version.effective_on < day)
}

export function stateOf<Row extends Version>(
  versions: readonly Row[],
  version: Row,
  today: string,
): VersionState {
  const { plan, effective_on } = version
  if (versionOn(versions, plan, effective_on) !== version) return 'replaced'
  const before = versionBefore(versions, plan, effective_on)
  if (before && changedFields(before, version).length === 0) return 'withdrawn'
  if (effective_on > today) return 'planned'
  return versionOn(versions, plan, today) === version ? 'in_force' : 'past'
}
