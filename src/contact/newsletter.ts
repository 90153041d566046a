import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Env } from '#src/platform/env.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import { newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR_SECONDS } from '#src/shared/durations.ts'
import { newsletterConfirmationMail } from './mails.ts'
import { newsletterSubscriptions } from './tables.ts'

const PURPOSE = 'newsletter'
/** The mailed link works for this long; then an unconfirmed address is deleted. */
export const UNCONFIRMED_NEWSLETTER_MS = 7 * DAY

export const confirmSubscriptionJob = jobKind<{ email: string }>('contact.confirm-subscription')

/** Adds an address, which is mailed a link to confirm it. A known address takes the same work, so that nobody learns who is subscribed. */
export async function subscribeToNewsletter(services: Services, email: string) {
  const { confirmed_at, unsubscribed_at } = newsletterSubscriptions
  await inTransaction(services, null, async ({ db, now, send }) => {
    await db
      .insert(newsletterSubscriptions)
      .values({ email, token: newToken(), subscribed_at: now })
      .onConflictDoUpdate({
        target: newsletterSubscriptions.email,
        set: {
          confirmed_at: sql`CASE WHEN ${unsubscribed_at} IS NULL THEN ${confirmed_at} END`,
          unsubscribed_at: null,
        },
      })
    await send(confirmSubscriptionJob, { email })
  })
}

/** Mails the link that confirms a subscription, at most once an hour; a confirmed address gets none. */
export async function askForConfirmation(services: Services, email: string) {
  await inTransaction(services, null, async (unit) => {
    const [row] = await unit.db.select().from(newsletterSubscriptions).where(waiting(email))
    if (!row) return
    const { left } = await countAttempt(unit.db, `newsletter-mail:${email}`, 1, HOUR_SECONDS, unit.now)
    if (left < 0 || !(await takeUnprovenMail(unit, { kind: 'newsletter', to: email }))) return
    const mail = newsletterConfirmationMail(email, confirmationLink(unit, row.id))
    await enqueueMail(unit, {
      ...mail,
      user_id: null,
      key: `newsletter.confirmation:${row.id}:${unit.now.getTime()}`,
    })
  })
}

/**
 * Mails a fresh link that confirms a subscription, for who was not reached by the first one.
 * @throws HttpError 409 when nothing is to be confirmed any more
 */
export async function mailConfirmationAgain(unit: Unit, id: number) {
  const [row] = await unit.db.select().from(newsletterSubscriptions).where(eq(newsletterSubscriptions.id, id))
  if (!row || row.confirmed_at || row.unsubscribed_at)
    throw conflict('Cette inscription n’attend plus de confirmation.')
  await enqueueMail(unit, {
    ...newsletterConfirmationMail(row.email, confirmationLink(unit, row.id)),
    user_id: null,
    key: `newsletter.confirmation:${row.id}:${unit.now.getTime()}`,
  })
}

const waiting = (email: string) =>
  and(eq(newsletterSubscriptions.email, email), isNull(newsletterSubscriptions.confirmed_at))

function confirmationLink({ env, now }: Unit, id: number): string {
  return `${env.APP_URL}/newsletter/${confirmationToken(env, id, now)}`
}

function confirmationToken(env: Env, id: number, now: Date): string {
  return signToken(env.APP_SECRET, {
    purpose: PURPOSE,
    subject: String(id),
    expires: after(now, UNCONFIRMED_NEWSLETTER_MS),
  })
}

/**
 * Starts a subscription whose mailed link was opened; a second time changes nothing.
 * @returns the address
 * @throws HttpError 404 for a link that was changed or is too old, or whose address has unsubscribed
 */
export async function confirmSubscription(services: Services, token: string): Promise<string> {
  const { env, clock } = services
  const id = Number(readToken(env.secrets, PURPOSE, token, clock.now()) ?? 0)
  return inTransaction(services, null, async ({ db, now }) => {
    const [row] = await db
      .update(newsletterSubscriptions)
      .set({ confirmed_at: sql`coalesce(${newsletterSubscriptions.confirmed_at}, ${now.toISOString()})` })
      .where(and(eq(newsletterSubscriptions.id, id), isNull(newsletterSubscriptions.unsubscribed_at)))
      .returning({ email: newsletterSubscriptions.email })
    if (!row) throw notFound('Ce lien n’est plus valable, ou il a été mal copié.')
    return row.email
  })
}
