import { and, eq, isNull } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { isShutOut } from '../closing.ts'
import type { SocialIdentity } from '../shared/pending.ts'
import { passwordResets, recoveryCodes, rememberTokens, sessions, socialAccounts, users } from '../tables.ts'
import { findUser, findUserByEmail, type User } from '../users.ts'
import { findLinkedUser, link, linkAndTell } from './linked-accounts.ts'
import { linkMail } from './mails.ts'

/** What an identity that a provider vouched for leads to. */
export type Recognition =
  | { kind: 'known'; user: User }
  /** An account has this address and its owner must prove it by the password. */
  | { kind: 'to-prove' }
  | { kind: 'new' }
  | { kind: 'refused' }

/** Finds the account of an identity; links one with the same address when both sides vouch for that address. */
export async function recognise(
  services: Services,
  identity: SocialIdentity,
  now: Date,
): Promise<Recognition> {
  return services.db.transaction(async (tx) => {
    const known = await findLinkedUser(tx, identity)
    const user = known ?? (await findUserByEmail(tx, identity.email))
    if (!user) return { kind: 'new' }
    if (user.deleted_at || isShutOut(user, now)) return refuse(tx, user, now)
    if (!known) {
      if (!identity.email_verified) return { kind: 'to-prove' }
      const linked = user.email_verified_at
        ? await linkAndTell(services, tx, user, identity, now)
        : await takeBack(services, tx, user, identity, now)
      if (!linked) return refuse(tx, user, now)
    }
    const details = { provider: identity.provider }
    const subject = `user:${user.id}`
    await auditIn(tx, { at: now, actor_id: user.id, action: 'accounts.social-recognised', subject, details })
    return { kind: 'known', user: (await findUser(tx, user.id)) ?? user }
  })
}

async function refuse(tx: Database, user: User, at: Date): Promise<Recognition> {
  const subject = `user:${user.id}`
  await auditIn(tx, { at, actor_id: user.id, action: 'accounts.sign-in-refused', subject })
  return { kind: 'refused' }
}

/**
 * Gives an account to the owner of its address: nobody proved to own it before, so whoever made it may have been
 * somebody else. Everything that opened it is dropped.
 */
async function takeBack(
  services: Services,
  tx: Database,
  user: User,
  identity: SocialIdentity,
  now: Date,
): Promise<boolean> {
  const { id } = user
  await tx
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
    await tx.delete(table).where(eq(table.user_id, id))
  }
  await auditIn(tx, { at: now, actor_id: id, action: 'accounts.taken-back', subject: `user:${id}` })
  const told = { event: 'taken-back', provider: identity.provider } as const
  await enqueueMailIn(tx, services.queue, linkMail(services.env, user, told, now), now)
  return link(tx, id, identity, now)
}
