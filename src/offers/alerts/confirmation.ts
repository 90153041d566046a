import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Env } from '#src/platform/env.ts'
import { notFound } from '#src/platform/errors.ts'
import { allowMailRequest, takeUnprovenMail } from '#src/platform/mail/budget.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Network } from '#src/platform/network.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt, allowNetwork } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR_SECONDS } from '#src/shared/durations.ts'
import { mayBeMailed } from '#src/shared/names.ts'
import { ALERT_FREQUENCIES, type AlertFrequency, searchLabel } from '../shared/labels.ts'
import { offerAlerts } from '../tables.ts'
import {
  type AlertRequest,
  type AlertRow,
  alertValues,
  allowOneMore,
  followAddress,
  lockAddress,
} from './alerts.ts'
import { confirmationMail } from './mails.ts'

const PURPOSE = 'offer-alert'
export const UNCONFIRMED_MS = 7 * DAY

/**
 * Mails the link that confirms an alert to the address that asked for it. Every address gets the same mail after the
 * same work, so that nobody learns whether it has an account. For an alert that exists already, the link sets its
 * frequency.
 * @throws HttpError 422 for a search that asks for nothing, 429 past ten an hour from one place or five for one
 * address
 */
export async function requestAlert(
  services: Services,
  asked: AlertRequest & { email: string; network: Network },
) {
  const { email, network, frequency } = asked
  const values = alertValues(email, asked)
  const now = services.clock.now()
  await allowNetwork(services, 'alert', network, { hour: 10 })
  await allowAttempt(services.db, `alert:${email}`, 5, HOUR_SECONDS, now)
  await allowMailRequest(services, network)
  const isNew = sql`${offerAlerts.confirmed_at} IS NULL`
  await inTransaction(services, null, async (unit) => {
    await followAddress(unit, email)
    const [row] = await unit.db
      .insert(offerAlerts)
      .values({ ...values, created_at: unit.now, seen_until: unit.now })
      .onConflictDoUpdate({
        target: [offerAlerts.email, offerAlerts.search],
        set: {
          created_at: sql`CASE WHEN ${isNew} THEN excluded.created_at ELSE ${offerAlerts.created_at} END`,
        },
      })
      .returning({ id: offerAlerts.id })
    const about = `${row?.id}:${frequency}`
    if (!(await takeUnprovenMail(unit, { kind: 'alert', to: email, about }))) return
    const token = row ? confirmationToken(unit.env, { id: row.id, frequency }, unit.now) : ''
    const mail = confirmationMail(
      { email, label: mailedLabel(asked.criteria), frequency },
      `${unit.env.APP_URL}/alerte/${token}`,
    )
    await enqueueMail(unit, { ...mail, key: `alert.confirmation:${row?.id}:${unit.now.getTime()}` })
  })
}

/** Nobody has proved yet that the mailbox is theirs, so only plain words of what was typed are mailed to it. */
function mailedLabel({ keywords, ...others }: AlertRequest['criteria']): string {
  return searchLabel({ ...others, keywords: keywords && mayBeMailed(keywords) ? keywords : null })
}

/** The token at the end of the mailed address is valid for seven days. */
export function confirmationToken(
  env: Env,
  { id, frequency }: { id: number; frequency: AlertFrequency },
  now: Date,
): string {
  return signToken(env.APP_SECRET, {
    purpose: PURPOSE,
    subject: `${id}:${frequency}`,
    expires: after(now, UNCONFIRMED_MS),
  })
}

/** @throws HttpError 404 for a link that was changed or is too old, or whose alert is gone */
export async function findConfirmation(services: Services, token: string) {
  const { id, frequency } = readLink(services, token)
  const [row] = await services.db.select().from(offerAlerts).where(eq(offerAlerts.id, id))
  if (!row) throw gone()
  return presentConfirmation(row, frequency)
}

/**
 * Starts the alert, or sets the frequency of one that exists already. Confirming a second time changes nothing.
 * @throws HttpError 404 as above, 409 when the address has as many as allowed
 */
export async function confirmAlert(services: Services, token: string) {
  const { id, frequency } = readLink(services, token)
  return inTransaction(services, null, async ({ db, now }) => {
    const [row] = await db.select().from(offerAlerts).where(eq(offerAlerts.id, id))
    if (!row) throw gone()
    await lockAddress(db, row.email)
    if (!row.confirmed_at) {
      await allowOneMore(db, and(eq(offerAlerts.email, row.email), isNotNull(offerAlerts.confirmed_at)))
    }
    const [owner] = await db
      .select({ id: users.id })
      .from(users)
      .where(and(eq(users.email, row.email), isNotNull(users.email_verified_at)))
    const started = row.confirmed_at ? {} : { confirmed_at: now, seen_until: now }
    const change = { ...started, frequency, paused: false, user_id: owner?.id ?? null }
    const [confirmed] = await db.update(offerAlerts).set(change).where(eq(offerAlerts.id, id)).returning()
    if (!confirmed) throw gone()
    return presentConfirmation(confirmed, frequency)
  })
}

function readLink({ env, clock }: Services, token: string): { id: number; frequency: AlertFrequency } {
  const [id, name] = (readToken(env.secrets, PURPOSE, token, clock.now()) ?? '').split(':')
  const frequency = ALERT_FREQUENCIES.find((each) => each === name)
  if (!id || !frequency) throw notFound('Ce lien n’est plus valable, ou il a été mal copié.')
  return { id: Number(id), frequency }
}

function gone() {
  return notFound('Cette alerte n’existe plus.')
}

function presentConfirmation(row: AlertRow, frequency: AlertFrequency) {
  const is_confirmed = row.confirmed_at !== null && !row.paused && row.frequency === frequency
  return { label: row.label, search: row.search, frequency, email: row.email, is_confirmed }
}
