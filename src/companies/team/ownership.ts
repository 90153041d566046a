import { listPeople } from '#src/accounts/people.ts'
import type { AuthenticatedUser } from '#src/accounts/reauthentication/authenticated-user.ts'
import { authorizeSensitiveAct, type Credentials } from '#src/accounts/reauthentication/reauthentication.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { formerOwnerMail, newOwnerMail } from '../mails/team.ts'
import { findColleague, lockTeamFor, setMemberRole, type TeamActor } from '../members.ts'
import { notifyMember } from '../notifying.ts'
import { auditTeam } from './team.ts'

/**
 * Makes a colleague the owner; the owner becomes a recruiter. There is one owner before, during and after.
 * @throws HttpError 403 for who is no owner (any more), 404 for someone of another company, 409 for a closed
 * account, 422 and 429 as `authorizeSensitiveAct`
 */
export async function transferOwnership(
  services: Services,
  owner: TeamActor & AuthenticatedUser,
  { member_id, ...credentials }: Credentials & { member_id: number },
) {
  await authorizeSensitiveAct(services, owner, credentials)
  const { id: companyId } = owner.company
  await inTransaction(services, owner, async (unit) => {
    await lockTeamFor(unit.db, owner, 'transfer')
    const chosen = await findColleague(unit.db, companyId, member_id)
    const person = (await listPeople(unit.db, [chosen.user_id])).get(chosen.user_id)
    if (!person) throw notFound()
    if (!person.is_active) throw conflict('Le compte de cette personne est désactivé.')
    await setMemberRole(unit, companyId, owner.id, 'recruiter')
    await setMemberRole(unit, companyId, chosen.user_id, 'owner')
    await auditTeam(unit, owner, 'companies.owner-changed', chosen.user_id)
    const names = { former: fullName(owner.user), next: fullName(person) }
    await notifyMember(unit, chosen.user_id, (to) => newOwnerMail(to, names.former, owner.company), owner.id)
    await notifyMember(unit, owner.id, (to) => formerOwnerMail(to, names.next, owner.company), person.id)
  })
}
