import { and, eq } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import type { SocialIdentity } from '../shared/pending.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../shared/providers.ts'
import { socialAccounts, users } from '../tables.ts'
import type { User } from '../users.ts'
import { linkMail } from './mails.ts'

/** The person whom this account of another site opens, or null. */
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

export async function listLinks(database: Database, userId: number) {
  return database
    .select({
      provider: socialAccounts.provider,
      email: socialAccounts.email,
      created_at: socialAccounts.created_at,
    })
    .from(socialAccounts)
    .where(eq(socialAccounts.user_id, userId))
}

/** Lets this account of another site open the person's; false when it opens another one, or another of that site does. */
export async function link(
  tx: Database,
  userId: number,
  { provider, subject, email }: SocialIdentity,
  now: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(socialAccounts)
    .values({ provider, subject, user_id: userId, email, created_at: now })
    .onConflictDoNothing()
    .returning({ user_id: socialAccounts.user_id })
  if (rows.length === 0) return (await findLinkedUser(tx, { provider, subject }))?.id === userId
  await note(tx, 'accounts.social-linked', userId, provider, now)
  return true
}

/** Links, and writes to the person: whoever did not do it must learn of it. */
export async function linkAndTell(
  services: Services,
  tx: Database,
  user: User,
  identity: SocialIdentity,
  now: Date,
): Promise<boolean> {
  const before = await listLinks(tx, user.id)
  if (!(await link(tx, user.id, identity, now))) return false
  const { provider } = identity
  if (before.every((each) => each.provider !== provider)) {
    await enqueueMailIn(
      tx,
      services.queue,
      linkMail(services.env, user, { event: 'linked', provider }, now),
      now,
    )
  }
  return true
}

/**
 * Takes the link back.
 * @throws HttpError 404 when there is none, 409 when nothing else would open the account
 */
export async function unlink(services: Services, userId: number, provider: SocialProvider, now: Date) {
  await services.db.transaction(async (tx) => {
    // Locked: two links taken back at once would each see the other one.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update')
    const links = await listLinks(tx, userId)
    if (!user || !links.some((each) => each.provider === provider)) throw notFound()
    if (!user.password_hash && links.length === 1) {
      throw conflict(
        `${PROVIDER_NAMES[provider]} est votre seul moyen de vous connecter. Choisissez d’abord un mot de passe, ou liez un autre compte.`,
      )
    }
    await tx
      .delete(socialAccounts)
      .where(and(eq(socialAccounts.user_id, userId), eq(socialAccounts.provider, provider)))
    await note(tx, 'accounts.social-unlinked', userId, provider, now)
    await enqueueMailIn(
      tx,
      services.queue,
      linkMail(services.env, user, { event: 'unlinked', provider }, now),
      now,
    )
  })
}

function note(tx: Database, action: string, userId: number, provider: SocialProvider, at: Date) {
  return auditIn(tx, { at, actor_id: userId, action, subject: `user:${userId}`, details: { provider } })
}
