import { announceToMembers } from '#src/companies/changing.ts'
import { findCompanyName, writeSlots } from '#src/companies/companies.ts'
import { lockTeam } from '#src/companies/members.ts'
import { fitTeamToSeats } from '#src/companies/seats.ts'
import { fitOffersToSlots } from '#src/offers/life/plan-pause.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { WITHOUT_PLAN } from '../plans/shared/plans.ts'
import { findEffective, limitsOfVersion } from './terms.ts'

/** What changed for a company by another plan, or by none. */
export interface Fitted {
  paused: number
  resumed: number
  /** Members who became readers. */
  seated: number
}

/**
 * Writes what the company may have now, from the term that runs, and fits its offers and members to it. The company's row
 * is locked until the end of the change, as by whoever takes a slot or a seat.
 */
export async function applyLimits(unit: Unit, companyId: number): Promise<Fitted> {
  const { db, now } = unit
  await lockTeam(db, companyId)
  const term = await findEffective(db, companyId, now)
  const limits = term ? await limitsOfVersion(db, term.plan_version_id) : WITHOUT_PLAN
  const { offer_slots, member_slots } = limits
  await writeSlots(db, companyId, { offer_slots, member_slots, plan: term?.plan ?? null })
  const { paused, resumed } = await fitOffersToSlots(unit, companyId)
  const company = await findCompanyName(db, companyId)
  const seated = company ? await fitTeamToSeats(unit, company) : 0
  await announceToMembers(unit, companyId)
  return { paused, resumed, seated }
}
