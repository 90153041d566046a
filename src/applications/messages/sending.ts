import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden } from '#src/platform/errors.ts'
import { type CleanDocument, cleanDocument } from '#src/platform/files/document-upload.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR, HOUR_SECONDS, MINUTE, SECOND } from '#src/shared/durations.ts'
import { type ApplicationRow, seenState } from '../applications.ts'
import { isInProgress } from '../shared/transitions.ts'
import { applications } from '../tables.ts'
import type { MessageInput } from './contract.ts'
import type { MessageRow } from './messages.ts'
import { notifyMessage } from './notifying.ts'
import { SILENCE_WORDS, type Side } from './shared/writing.ts'
import { applicationMessages as messages, messageThreads } from './tables.ts'
import {
  announceThread,
  findApplicationFor,
  findSilence,
  findThread,
  lockApplicationFor,
  lockThread,
  otherSide,
  type Party,
  type ThreadRow,
} from './threads.ts'

/** Unread for so long, a message is told of by mail. */
const MAILED_AFTER = 10 * MINUTE
/** Two mails to a person about one thread are at least so far apart. */
const MAILED_AT_MOST_EVERY = HOUR

/** Messages of a person in an hour; a recruiter writes to many at once. */
const AN_HOUR: Record<Side, number> = { applicant: 120, company: 300 }

const UNVERIFIED = 'Vérifiez d’abord votre adresse e-mail\u00a0: vous pourrez ensuite écrire.'

/**
 * Writes to the other side; the same `client_key` again is the same message.
 * @throws HttpError 403 without a verified address, 404 for a stranger, 409 with the reason when this side cannot write
 */
export async function sendMessage(services: Services, party: Party, id: number, input: MessageInput) {
  const { actor } = party
  const now = services.clock.now()
  const found = await findApplicationFor(services.db, party, id)
  if (!actor.email_verified) throw forbidden(UNVERIFIED)
  const known = await findSent(services.db, id, actor.id, input.client_key)
  if (known) return { row: known, created: false, removed: [] }
  await allowAttempt(services.db, `message:${actor.id}`, AN_HOUR[party.side], HOUR_SECONDS, now)
  // A file is only looked at for who may send it.
  await checkVoice(services.db, party, found, { thread: await findThread(services.db, id), now })
  const file = input.file ? await cleanDocument(services.env, actor, input.file) : null
  return inTransaction(services, actor, async (unit) => {
    const row = await lockApplicationFor(unit, party, id)
    const again = await findSent(unit.db, id, actor.id, input.client_key)
    if (again) return { row: again, created: false, removed: [] }
    const thread = await lockThread(unit, id)
    await checkVoice(unit.db, party, row, { thread, now: unit.now })
    const message = await insertMessage(unit, party, id, { ...input, file })
    await countMessage(unit, party.side, row)
    if (party.side === 'company') await markLife(unit, row)
    const other = otherSide(party.side)
    // The first that waits rings; those after it are found with it.
    if (!thread || thread[`${other}_unread`] === 0) await notifyMessage(unit, row, message)
    await announceThread(unit, row)
    return { row: message, created: true, removed: file?.removed ?? [] }
  })
}

async function checkVoice(
  database: Database,
  party: Party,
  row: ApplicationRow,
  moment: { thread: ThreadRow | null; now: Date },
) {
  const silence = await findSilence(database, party, row, moment)
  if (silence) throw conflict(SILENCE_WORDS[silence])
}

async function findSent(
  database: Database,
  application_id: number,
  author_id: number,
  client_key: string,
): Promise<MessageRow | null> {
  const [row] = await database
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.application_id, application_id),
        eq(messages.author_id, author_id),
        eq(messages.client_key, client_key),
      ),
    )
  return row ?? null
}

interface Written {
  client_key: string
  text: string
  file: CleanDocument | null
}

async function insertMessage(unit: Unit, { side, actor }: Party, id: number, written: Written) {
  const { client_key, text, file } = written
  const [row] = await unit.db
    .insert(messages)
    .values({
      application_id: id,
      side,
      author_id: actor.id,
      client_key,
      text,
      created_at: unit.now,
      ...(file && {
        file_key: await unit.files.put(file.bytes, file.extension),
        file_name: file.name,
        file_type: file.content_type,
        file_size: file.bytes.length,
      }),
    })
    .returning()
  if (!row) throw new Error('the message was not written')
  return row
}

/** One more waits for the other side, which is written to unless it reads in time. */
async function countMessage({ db, now }: Unit, side: Side, row: ApplicationRow) {
  const { id: application_id, company_id, applicant_id } = row
  const other = otherSide(side)
  const wrote = side === 'company' && { company_wrote: true }
  const soon = after(now, MAILED_AFTER)
  const { [`${other}_unread` as const]: unread, [`${other}_mail_at` as const]: due } = messageThreads
  const next = sql`${messageThreads[`${other}_mailed_at`]} + make_interval(secs => ${MAILED_AT_MOST_EVERY / SECOND})`
  await db
    .insert(messageThreads)
    .values({
      application_id,
      company_id,
      applicant_id,
      ...wrote,
      [`${other}_unread`]: 1,
      [`${other}_mail_at`]: soon,
    })
    .onConflictDoUpdate({
      target: messageThreads.application_id,
      set: {
        ...wrote,
        [`${other}_unread`]: sql`${unread} + 1`,
        [`${other}_mail_at`]: sql`coalesce(${due}, greatest(${soon.toISOString()}::timestamptz, ${next}))`,
      },
    })
}

/** A recruiter who writes has not forgotten the application: it is not closed for want of a change. */
async function markLife({ db, now }: Unit, row: ApplicationRow) {
  if (!isInProgress(seenState(row))) return
  await db.update(applications).set({ changed_at: now }).where(eq(applications.id, row.id))
}
