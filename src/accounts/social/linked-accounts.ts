import { and, eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { SocialIdentity } from '../shared/flows.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../shared/providers.ts'
import { socialAccounts, users } from '../tables.ts'
import { lockUser, type User } from '../users.ts'
import { linkMail } from './mails.ts'

/** Finds the person whose account this identity opens; null for nobody. */
export async function findLinkedUser(
  database: Database,
  { provider, subject }: Pick<SocialIdentity, 'provider' | 'subject'>,
): Promise<User | null> {
  const [row] = await database
    .select({ user: users })
    .from(socialAccounts)
    .innerJoin(users, eq(users.id, socialAccounts.user_id))
    .where(and(eq(socialAccounts.provider, provider), eq(socialAccounts.subject, subject)))
  return row?.user ?? null
}

export async function listLinkedAccounts(database: Database, userId: number) {
  return database
    .select({
      provider: socialAccounts.provider,
      email: socialAccounts.email,
      created_at: socialAccounts.created_at,
    })
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, userId))
}

/** Links this identity to the person; false when it is linked to somebody else, or the person has another one of that provider. */
export async function linkAccount(
  unit: Unit,
  userId: number,
  { provider, subject, email }: SocialIdentity,
): Promise<boolean> {
  const rows = await unit.db
    .insert(socialAccounts)
    .values({ provider, subject, user_id: userId, email, created_at: unit.now })
    .onConflictDoNothing()
    .returning({ user_id: socialAccounts.user_id })
  if (rows.length === 0) return (await findLinkedUser(unit.db, { provider, subject }))?.id === userId
  await recordLink(unit, 'accounts.social-linked', userId, provider)
  return true
}

/** Links the identity and mails the person, who must learn of it if somebody else did it. */
export async function linkAndNotify(unit: Unit, user: User, identity: SocialIdentity): Promise<boolean> {
  const before = await listLinkedAccounts(unit.db, user.id)
  if (!(await linkAccount(unit, user.id, identity))) return false
  const { provider } = identity
  if (before.every((each) => each.provider !== provider))
    await enqueueMail(unit, linkMail(unit.env, user, { event: 'linked', provider }, unit.now))
  return true
}

/**
 * Removes the link.
 * @throws HttpError 404 when there is none, 409 when nothing else would open the account
 */
export async function unlinkAccount(services: Services, { id }: { id: number }, provider: SocialProvider) {
  await inTransaction(services, { id }, async (unit) => {
    const { db, env, now } = unit
    // The row is locked, because two links removed at once would each count on the other one.
    const user = await lockUser(db, id)
    const links = await listLinkedAccounts(db, id)
    if (!user || !links.some((each) => each.provider === provider)) throw notFound()
    if (!user.password_hash && links.length === 1) {
      throw conflict(
        `${PROVIDER_NAMES[provider]} est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, ou liez un autre compte.`,
      )
    }
    await db
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.user_id, id), eq(socialAccounts.provider, provider)))
    await recordLink(unit, 'accounts.social-unlinked', id, provider)
    await enqueueMail(unit, linkMail(env, user, { event: 'unlinked', provider }, now))
  })
}

function recordLink(unit: Unit, action: string, userId: number, provider: SocialProvider) {
  return audit(unit, { actor_id: userId, action, subject: `user:${userId}`, details: { provider } })
}
