import { listMemberRows } from '#src/companies/members.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'

/** The open lists of the colleagues follow what one of them did; the person who did it sees it already. */
export async function announceToColleagues(unit: Unit, companyId: number) {
  for (const { user_id } of await listMemberRows(unit.db, companyId))
    if (user_id !== unit.actor_id) await announce(unit, { user_id, what: 'notifications' })
}
