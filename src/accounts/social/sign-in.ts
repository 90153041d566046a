import { and, eq, isNull } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { canSignIn } from '../reactivation.ts'
import type { SocialIdentity } from '../shared/flows.ts'
import { passwordResets, recoveryCodes, rememberTokens, sessions, socialAccounts, users } from '../tables.ts'
import { findUser, findUserByEmail, type User } from '../users.ts'
import { findLinkedUser, linkAccount, linkAndNotify } from './linked-accounts.ts'
import { linkMail } from './mails.ts'

/** What an identity that a provider vouched for leads to. */
export type AccountMatch =
  | { kind: 'matched'; user: User }
  /** An account has this address and its owner must prove it by the password. */
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
    if (!owner) {
      if (!identity.email_verified) return { kind: 'needs-password' }
      const linked = user.email_verified_at
        ? await linkAndNotify(unit, user, identity)
        : await reclaimAccount(unit, user, identity)
      if (!linked) return refuse(unit, user)
    }
    await record(unit, user, 'accounts.social-recognised', { provider: identity.provider })
    return { kind: 'matched', user: (await findUser(unit.db, user.id)) ?? user }
  })
}

async function refuse(unit: Unit, user: User): Promise<AccountMatch> {
  await record(unit, user, 'accounts.sign-in-refused')
  return { kind: 'refused' }
}

/**
 * Gives an account to the owner of its address: nobody proved to own it before, so whoever made it may have been
 * somebody else. Everything that opened it is dropped.
 */
async function reclaimAccount(unit: Unit, user: User, identity: SocialIdentity): Promise<boolean> {
  const { db, now } = unit
  const { id } = user
  await db
    .update(users)
    .set({
      password_hash: null,
      email_verified_at: now,
      two_factor_secret: null,
      two_factor_confirmed_at: null,
      two_factor_last_step: null,
    })
    .where(and(eq(users.id, id), isNull(users.email_verified_at)))
  for (const table of [sessions, rememberTokens, passwordResets, recoveryCodes, socialAccounts]) {
    await db.delete(table).where(eq(table.user_id, id))
  }
  await record(unit, user, 'accounts.taken-back')
  const event = { event: 'taken-back', provider: identity.provider } as const
  await enqueueMail(unit, linkMail(unit.env, user, event, now))
  return linkAccount(unit, id, identity)
}

/** The person of the identity acts, whom nobody knew before. */
function record(unit: Unit, { id }: User, action: string, details?: Record<string, unknown>) {
  return audit(unit, { actor_id: id, action, subject: `user:${id}`, ...(details ? { details } : {}) })
}
