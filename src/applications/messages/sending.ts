import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden } from '#src/platform/errors.ts'
import { type CleanDocument, cleanDocument } from '#src/platform/files/document-upload.ts'
import { type FileOwner, storeWithin } from '#src/platform/files/stored-bytes.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR, HOUR_SECONDS, MINUTE, SECOND } from '#src/shared/durations.ts'
import { type ApplicationRow, seenState } from '../applications.ts'
import { isInProgress } from '../shared/transitions.ts'
import { applications } from '../tables.ts'
import type { MessageInput } from './contract.ts'
import { requireFileRoom } from './file-room.ts'
import type { MessageRow } from './messages.ts'
import { notifyMessage } from './notifying.ts'
import { SILENCE_WORDS, type Side } from './shared/silence.ts'
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

/** A message that is unread for so long is mailed. */
const MAILED_AFTER = 10 * MINUTE
/** A person gets two mails about one thread at least so far apart. */
const MAILED_AT_MOST_EVERY = HOUR

/** The limits are messages of a person in an hour; a recruiter writes to many people at once. */
const AN_HOUR: Record<Side, number> = { applicant: 120, company: 300 }

const UNVERIFIED = 'Vérifiez d’abord votre adresse e-mail\u00a0: vous pourrez ensuite écrire.'

/**
 * Writes to the other side; the same `client_key` again is the same message.
 * @throws HttpError 403 without a verified address, 404 for a stranger, 409 with the reason when this side cannot
 * write
 */
export async function sendMessage(services: Services, party: Party, id: number, input: MessageInput) {
  const { actor } = party
  const now = services.clock.now()
  const found = await findApplicationFor(services.db, party, id)
  if (!actor.email_verified) throw forbidden(UNVERIFIED)
  const known = await findSent(services.db, id, actor.id, input.client_key)
  if (known) return { row: known, created: false, removed: [] }
  await allowAttempt(services.db, `message:${actor.id}`, AN_HOUR[party.side], HOUR_SECONDS, now)
  // Whether the person may write is checked before its file is looked at, which takes much longer.
  await requireCanWrite(services.db, party, found, { thread: await findThread(services.db, id), now })
  const file = input.file ? await cleanDocument(services.env, actor, input.file) : null
  return inTransaction(services, actor, (unit) => {
    const write = () => writeMessage(unit, party, id, { ...input, file })
    return file ? storeWithin(unit, ownerOf(party), 'file', write) : write()
  })
}

function ownerOf({ side, actor }: Party): FileOwner {
  if (side === 'company' && actor.company) return { kind: 'company', id: actor.company.id }
  return { kind: 'person', id: actor.id }
}

async function writeMessage(unit: Unit, party: Party, id: number, written: Written) {
  const { file } = written
  if (file) await requireFileRoom(unit, party, file.bytes.length)
  const row = await lockApplicationFor(unit, party, id)
  const again = await findSent(unit.db, id, party.actor.id, written.client_key)
  if (again) return { row: again, created: false, removed: [] }
  const thread = await lockThread(unit, id)
  await requireCanWrite(unit.db, party, row, { thread, now: unit.now })
  const message = await insertMessage(unit, party, id, written)
  await countMessage(unit, party.side, row)
  if (party.side === 'company') await recordActivity(unit, row)
  const other = otherSide(party.side)
  // The bell rings for the first message that waits; the later ones are found with it.
  if (!thread || thread[`${other}_unread`] === 0) await notifyMessage(unit, row, message)
  await announceThread(unit, row)
  return { row: message, created: true, removed: file?.removed ?? [] }
}

async function requireCanWrite(
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

/** The message waits for the other side, which is mailed unless it reads in time. */
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

/** A recruiter who writes has not forgotten the application, so it is not closed for want of a change. */
async function recordActivity({ db, now }: Unit, row: ApplicationRow) {
  if (!isInProgress(seenState(row))) return
  await db.update(applications).set({ changed_at: now }).where(eq(applications.id, row.id))
}
