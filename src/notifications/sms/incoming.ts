import { createHash } from 'node:crypto'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { fitMessage } from '#src/platform/messages/gsm.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt, giveBackAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { after, DAY_SECONDS, HOUR } from '#src/shared/durations.ts'
import type { SmsTopic } from '../shared/sms-topics.ts'
import { insertSms, type SmsSite, smsSiteOf } from './messages.ts'
import { stopSms } from './numbers.ts'
import { readSmsAnswer, senderNumber } from './reading-answers.ts'
import { smsMessages, smsNumbers } from './tables.ts'

/** A message that the gateway received. */
interface IncomingSms {
  from: string
  text: string
  /** The gateway's own id of it; null where it gives none. */
  id: string | null
}

/**
 * Does what « OUI 2 » asks for, and answers with the words to send back.
 * @param subjects what the messages to the person asked for, the newest first, as `interview:12.3`
 * @param number null for « OUI » alone
 */
export type ChooseBySms = (
  services: Services,
  person: SmsPerson,
  subjects: readonly string[],
  number: number | null,
) => Promise<SmsReply>

/** Who answered by a message, and what this person is texted at the moment: nothing after « STOP ». */
export interface SmsPerson {
  id: number
  topics: readonly SmsTopic[]
}

/** Writes the words of an answer; null where none is needed. */
export type SmsReply = ((site: SmsSite) => string) | null

/** Answers to what asks for nothing, of one person in a day: two programs must not write to each other for ever. */
const HELP_A_DAY = 1
const STILL_USEFUL = HOUR
const SUBJECTS = 10

/** Takes a message of a proven number; those of others are ignored. The same one again changes nothing. */
export async function takeIncoming(services: Services, choose: ChooseBySms, incoming: IncomingSms) {
  const { db, clock } = services
  const person = await findPerson(db, senderNumber(incoming.from))
  if (!person) return
  const key = `sms-incoming:${imprintOf(incoming.id === null ? crypto.randomUUID() : `${person.id}:${incoming.id}`)}`
  if ((await countAttempt(db, key, 1, DAY_SECONDS, clock.now())).left < 0) return
  try {
    const reply = await act(services, choose, person, incoming.text)
    if (reply) await sendReply(services, person.id, key, reply)
  } catch (error) {
    // The gateway sends it again, and then it is to be done.
    await giveBackAttempt(db, key)
    throw error
  }
}

interface Person extends SmsPerson {
  is_stopped: boolean
}

async function findPerson(database: Database, number: string): Promise<Person | null> {
  const [row] = await database
    .select({ id: users.id, topics: smsNumbers.topics, stopped_at: smsNumbers.stopped_at })
    .from(smsNumbers)
    .innerJoin(users, eq(users.id, smsNumbers.user_id))
    .where(and(eq(smsNumbers.number, number), eq(users.is_active, true)))
  if (!row) return null
  const is_stopped = row.stopped_at !== null
  return { id: row.id, topics: is_stopped ? [] : row.topics, is_stopped }
}

async function act(services: Services, choose: ChooseBySms, person: Person, text: string): Promise<SmsReply> {
  const answer = readSmsAnswer(text)
  if (answer.kind === 'stop') {
    const was = await inTransaction(services, person, (unit) => stopSms(unit, person.id))
    return was ? STOPPED : null
  }
  const reply =
    answer.kind === 'yes'
      ? await choose(services, person, await listSubjects(services, person), answer.number)
      : HELP
  // Who ended the messages gets none, but what the words ask for is done.
  if (person.is_stopped || !reply) return null
  if (reply !== HELP) return reply
  const { left } = await countAttempt(
    services.db,
    `sms-help:${person.id}`,
    HELP_A_DAY,
    DAY_SECONDS,
    services.clock.now(),
  )
  return left < 0 ? null : HELP
}

const STOPPED: SmsReply = ({ linkTo }) =>
  fitMessage(
    () =>
      `${APP_NAME} : vous ne recevrez plus de SMS. Pour les reprendre : ${linkTo('/dashboard/parametres/notifications')}`,
  )

const HELP: SmsReply = ({ linkTo }) =>
  fitMessage(
    () =>
      `${APP_NAME} : nous lisons OUI et un numéro, ou STOP pour ne plus rien recevoir. Pour le reste : ${linkTo('/dashboard')}`,
  )

async function listSubjects({ db }: Services, { id }: Person): Promise<string[]> {
  const rows = await db
    .select({ answers_to: smsMessages.answers_to })
    .from(smsMessages)
    .where(
      and(eq(smsMessages.user_id, id), isNotNull(smsMessages.answers_to), isNotNull(smsMessages.sent_at)),
    )
    .orderBy(desc(smsMessages.sent_at), desc(smsMessages.created_at))
    .limit(SUBJECTS)
  return rows.flatMap(({ answers_to }) => answers_to ?? [])
}

async function sendReply(services: Services, user_id: number, key: string, reply: NonNullable<SmsReply>) {
  await inTransaction(services, null, (unit) =>
    insertSms(unit, {
      user_id,
      key: `reply:${key}`,
      kind: 'reply',
      text: reply(smsSiteOf(unit.env)),
      useful_until: after(unit.now, STILL_USEFUL),
    }),
  )
}

const imprintOf = (text: string) => createHash('sha256').update(text).digest('base64url')
