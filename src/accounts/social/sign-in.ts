import { audit } from '#src/platform/audit.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { claimAccount } from '../proof/claiming.ts'
import { canSignIn } from '../reactivation.ts'
import type { SocialIdentity } from '../shared/flows.ts'
import { findUser, findUserByEmail, type User } from '../users.ts'
import { findLinkedUser, linkAccount, linkAndNotify } from './linked-accounts.ts'
import { linkMail } from './mails.ts'

/** The outcome of looking for the account of an identity. */
export type AccountMatch =
  | { kind: 'matched'; user: User }
  /** An account has this address, and its owner must show the password before the identity is linked. */
  | { kind: 'needs-password' }
  | { kind: 'new' }
  | { kind: 'refused' }

/** Finds the account of an identity; links one with the same address when both sides vouch for that address. */
export async function matchAccount(services: Services, identity: SocialIdentity): Promise<AccountMatch> {
  return inTransaction(services, null, async (unit) => {
    const owner = await findLinkedUser(unit.db, identity)
    const user = owner ?? (await findUserByEmail(unit.db, identity.email))
    if (!user) return { kind: 'new' }
    if (user.deleted_at || !canSignIn(user, unit.now)) return refuse(unit, user)
    if (!owner && !identity.email_verified) return { kind: 'needs-password' }
    if (!(await joinIdentity(unit, user, identity, owner !== null))) return refuse(unit, user)
    await record(unit, user, 'accounts.social-recognised', { provider: identity.provider })
    return { kind: 'matched', user: (await findUser(unit.db, user.id)) ?? user }
  })
}

/** Links an identity whose address both sides vouch for; false when another link is in its way. */
async function joinIdentity(unit: Unit, user: User, identity: SocialIdentity, isLinked: boolean) {
  const vouched = identity.email_verified && identity.email === user.email
  if (vouched && !user.email_verified_at) return reclaimAccount(unit, user, identity)
  return isLinked || linkAndNotify(unit, user, identity)
}

async function refuse(unit: Unit, user: User): Promise<AccountMatch> {
  await record(unit, user, 'accounts.sign-in-refused')
  return { kind: 'refused' }
}

/** Nobody had proved the address of this account before the provider did, so what opened the account until now is removed. */
async function reclaimAccount(unit: Unit, user: User, identity: SocialIdentity): Promise<boolean> {
  const removed = await claimAccount(unit, user, { wayIn: false })
  await record(unit, user, 'accounts.taken-back')
  const { provider } = identity
  const others = removed && { ...removed, links: removed.links.filter((each) => each !== provider) }
  await enqueueMail(
    unit,
    linkMail(unit.env, user, { event: 'taken-back', provider, removed: others }, unit.now),
  )
  return linkAccount(unit, user.id, identity)
}

/** The request has no actor yet, so the audit log names the person whom the identity was matched with. */
function record(unit: Unit, { id }: User, action: string, details?: AuditDetails) {
  return audit(unit, { actor_id: id, action, subject: `user:${id}`, ...(details ? { details } : {}) })
}
