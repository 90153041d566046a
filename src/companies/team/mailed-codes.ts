import { and, eq, ne } from 'drizzle-orm'
import type { AuthenticatedUser } from '#src/accounts/reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct } from '#src/accounts/reauthentication/reauthentication.ts'
import { audit } from '#src/platform/audit.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { lockTeamFor, type TeamActor } from '../members.ts'
import { companies } from '../tables.ts'

/**
 * Wants a mailed code of every member at sign-ins from new browsers, or no longer.
 * @throws HttpError 403 for who is no owner, 403 and 422 as `authorizeSensitiveAct`
 */
export async function setTeamMailedCodes(
  services: Services,
  owner: TeamActor & AuthenticatedUser,
  mailed_codes: boolean,
) {
  await authorizeSensitiveAct(services, owner)
  await inTransaction(services, owner, async (unit) => {
    await lockTeamFor(unit.db, owner, 'ask_for_codes')
    const { id } = owner.company
    const changed = await unit.db
      .update(companies)
      .set({ mailed_codes })
      .where(and(eq(companies.id, id), ne(companies.mailed_codes, mailed_codes)))
      .returning({ id: companies.id })
    if (changed.length === 0) return
    const action = `companies.mailed-codes-${mailed_codes ? 'enabled' : 'disabled'}`
    await audit(unit, { action, subject: `company:${id}` })
  })
}
