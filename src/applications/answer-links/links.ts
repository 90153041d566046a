import { createHash } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import { findUser, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { ANSWER_LINK_DAYS, ANSWER_PAGE, type MailedAnswer } from './shared/answers.ts'
import { answerLinks } from './tables.ts'

export type AnswerLink = typeof answerLinks.$inferSelect

/** The links are kept for so many days after they expired, so that their page can still say where to answer. */
export const ENDED_LINKS_DAYS = 30

/**
 * Makes the address at which a recruiter answers one application without signing in.
 * @returns null for a person whom the site asks for a code of an authenticator: the mailbox alone must not do for them
 */
export async function createAnswerLink(
  { db, env, now }: Unit,
  userId: number,
  applicationId: number,
): Promise<{ url: string; expires_at: Date } | null> {
  const user = await findUser(db, userId)
  if (!user || user.two_factor_confirmed_at) return null
  const token = newToken()
  const expires_at = after(now, ANSWER_LINK_DAYS * DAY)
  await db.insert(answerLinks).values({
    token_hash: hashToken(token),
    user_id: userId,
    application_id: applicationId,
    locks_hash: locksOf(user),
    created_at: now,
    expires_at,
  })
  return { url: `${env.APP_URL}${ANSWER_PAGE}/${token}`, expires_at }
}

export async function findAnswerLink(database: Database, token: string): Promise<AnswerLink | null> {
  const [row] = await database
    .select()
    .from(answerLinks)
    .where(eq(answerLinks.token_hash, hashToken(token)))
  return row ?? null
}

/** Whether the link still belongs to the password, the address and the codes with which it was mailed. */
export function isOfSameLocks({ locks_hash }: AnswerLink, user: User): boolean {
  return locks_hash === locksOf(user)
}

function locksOf({ password_hash, email, two_factor_confirmed_at }: User): string {
  const locks = JSON.stringify([password_hash, email, two_factor_confirmed_at?.getTime() ?? null])
  return createHash('sha256').update(locks).digest('hex')
}

/** Uses a link up, once. @returns false when another request did, or when the link has ended meanwhile */
export async function spendAnswerLink({ db, now }: Unit, id: number, answer: MailedAnswer): Promise<boolean> {
  const used = await db
    .update(answerLinks)
    .set({ used_at: now, answer })
    .where(
      and(
        eq(answerLinks.id, id),
        isNull(answerLinks.used_at),
        isNull(answerLinks.ended_at),
        gt(answerLinks.expires_at, now),
      ),
    )
    .returning({ id: answerLinks.id })
  return used.length > 0
}

/** Ends every link of a person that has not been used, as when the sessions are ended. */
export async function endAnswerLinks({ db, now }: Unit, userId: number): Promise<void> {
  await db
    .update(answerLinks)
    .set({ ended_at: now })
    .where(and(eq(answerLinks.user_id, userId), isNull(answerLinks.used_at), isNull(answerLinks.ended_at)))
}
