import { checkPassword } from '#src/accounts/passwords.ts'
import { listPeople } from '#src/accounts/people.ts'
import { fullName, type User } from '#src/accounts/users.ts'
import { conflict, invalid, notFound, tooMany } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { clearAttempts, countAttempt } from '#src/platform/throttle.ts'
import type { World } from '#src/platform/world.ts'
import { findColleague, lockTeamFor, setMemberRole, type TeamActor } from './members.ts'
import { recordTeam, tellMember } from './team.ts'
import { formerOwnerMail, newOwnerMail } from './team-mails.ts'

type Owner = TeamActor & { user: User }

const PROOFS = 5
const MINUTE = 60
const WRONG = 'Le mot de passe est incorrect.'
const NO_PASSWORD = 'Choisissez d’abord un mot de passe dans l’onglet Sécurité.'

/**
 * Makes a colleague the owner; the owner becomes a recruiter. There is one owner before, during and after.
 * @throws HttpError 403 for who is no owner (any more), 404 for someone of another company, 409 for a closed
 * account, 422 for a wrong password
 */
export async function transferOwnership(
  world: World,
  owner: Owner,
  input: { member_id: number; proof: string },
) {
  const now = world.clock.now()
  await checkProof(world, owner.user, input.proof, now)
  const { id: companyId } = owner.company
  await world.db.transaction(async (tx) => {
    await lockTeamFor(tx, owner, 'transfer')
    const chosen = await findColleague(tx, companyId, input.member_id)
    const person = (await listPeople(tx, [chosen.user_id])).get(chosen.user_id)
    if (!person) throw notFound()
    if (!person.is_active) throw conflict('Le compte de cette personne est désactivé.')
    await setMemberRole(tx, companyId, owner.id, 'recruiter')
    await setMemberRole(tx, companyId, chosen.user_id, 'owner')
    await recordTeam(tx, owner, 'companies.owner-changed', chosen.user_id, now)
    const names = { former: fullName(owner.user), next: fullName(person) }
    await tellMember(world, tx, chosen.user_id, (to) => newOwnerMail(to, names.former, owner.company), now)
    await tellMember(world, tx, owner.id, (to) => formerOwnerMail(to, names.next, owner.company), now)
    await announce(tx, { user_id: owner.id, what: 'user' })
  })
}

async function checkProof(world: World, user: User, proof: string, now: Date) {
  const key = `transfer:${user.id}`
  const { left, wait } = await countAttempt(world.db, key, PROOFS, MINUTE, now)
  if (left < 0) throw tooMany(wait, PROOFS)
  if (!user.password_hash) throw invalid({ proof: [NO_PASSWORD] })
  if (!(await checkPassword(user.password_hash, proof))) throw invalid({ proof: [WRONG] })
  await clearAttempts(world.db, key)
}
