import { and, arrayContains, eq, isNull, like } from 'drizzle-orm'
import type { Env } from '#src/platform/env.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR } from '#src/shared/durations.ts'
import type { SmsTopic } from '../shared/sms-topics.ts'
import { afterTheNight } from './night.ts'
import { smsMessages, smsNumbers } from './tables.ts'

/** Says that a message waits. The job carries nothing: its worker, and the sweep, find what is due in the table. */
export const sendSmsJob = jobKind('notifications.send-sms')

/** What is older is left to the bell and the mail. */
const USEFUL = 12 * HOUR

/** What a text may say of the site that sends it. */
export interface SmsSite {
  /** Whether people can answer by a message, as « OUI 2 ». */
  takesAnswers: boolean
  /** Returns the whole address of a path. */
  linkTo: (path: string) => string
}

/** One event as it is texted. */
export interface SmsNotice {
  topic: SmsTopic
  /** Writes the text in the GSM alphabet, one message long: see `fitMessage`. */
  write: (site: SmsSite) => string
  /** The event is texted then, unless it is withdrawn before. */
  send_at?: Date
  useful_until?: Date
  /** What an answer is about, as `interview:12.3`. */
  answers_to?: string
}

export function smsSiteOf({ APP_URL, SMS_INCOMING_SECRET }: Env): SmsSite {
  return { takesAnswers: SMS_INCOMING_SECRET !== undefined, linkTo: (path) => APP_URL + path }
}

/**
 * Writes what a person is to be texted of an event, with its job, if the person wants that; once per event, and not at
 * night.
 */
export async function enqueueSms(unit: Unit, userId: number, key: string, notice: SmsNotice) {
  if (!unit.env.sms) return
  const { topic, write, answers_to, send_at: wanted_at = unit.now } = notice
  const [wanted] = await unit.db
    .select({ id: smsNumbers.user_id })
    .from(smsNumbers)
    .where(
      and(
        eq(smsNumbers.user_id, userId),
        isNull(smsNumbers.stopped_at),
        arrayContains(smsNumbers.topics, [topic]),
      ),
    )
  if (!wanted) return
  const { useful_until = after(wanted_at, USEFUL) } = notice
  const morning = afterTheNight(wanted_at)
  // Whoever meets somebody early or late is reminded then, and what would come too late does not wait.
  const waits = topic !== 'interview-reminder' && morning < useful_until
  const send_at = waits ? morning : wanted_at
  const text = write(smsSiteOf(unit.env))
  await insertSms(unit, { user_id: userId, key, kind: topic, text, send_at, useful_until, answers_to })
}

interface NewSms {
  user_id: number
  key: string
  kind: typeof smsMessages.$inferSelect.kind
  text: string
  send_at?: Date
  useful_until: Date
  answers_to?: string | undefined
}

export async function insertSms(
  { db, now, send }: Unit,
  { send_at = now, answers_to = undefined, ...written }: NewSms,
) {
  const added = await db
    .insert(smsMessages)
    .values({ ...written, answers_to, created_at: now, next_try_at: send_at })
    .onConflictDoNothing({ target: smsMessages.key })
    .returning({ id: smsMessages.id })
  if (added.length > 0) await send(sendSmsJob, {}, { after: send_at })
}

/** Withdraws what has not left yet of the events whose key begins so: there is nothing to tell any more. */
export async function withdrawSms({ db }: Unit, userId: number, keyStart: string) {
  await db
    .delete(smsMessages)
    .where(
      and(
        eq(smsMessages.user_id, userId),
        like(smsMessages.key, `${keyStart}%`),
        eq(smsMessages.tries, 0),
        isNull(smsMessages.given_up_at),
      ),
    )
}
