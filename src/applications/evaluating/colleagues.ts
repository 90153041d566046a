import { listNames } from '#src/accounts/people.ts'
import { listMemberRows } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import type { Colleague } from './contract.ts'

/** Lists everybody of the company, the first who joined first. */
export async function listColleagues(
  database: Database,
  companyId: number,
  me: number,
): Promise<Colleague[]> {
  const members = await listMemberRows(database, companyId)
  const names = await listNames(
    database,
    members.map(({ user_id }) => user_id),
  )
  return members.map(({ user_id, role }) => ({
    id: user_id,
    name: names.get(user_id) ?? '',
    is_me: user_id === me,
    works: role !== 'reader',
  }))
}
