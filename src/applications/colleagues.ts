import { listMemberRows } from '#src/companies/members.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'

/** Lets the open lists of the company's others follow what one of them just did. */
export async function announceToColleagues(unit: Unit, companyId: number) {
  for (const { user_id } of await listMemberRows(unit.db, companyId))
    if (user_id !== unit.actor_id) await announce(unit, { user_id, what: 'notifications' })
}
