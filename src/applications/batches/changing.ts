import { createHash } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listPeople } from '#src/accounts/people.ts'
import { fullName } from '#src/accounts/users.ts'
import { HttpError } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import type { ApplicationRow } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { sendMessage } from '../messages/sending.ts'
import { type Move, moveApplication } from '../moves.ts'
import { fillTemplate } from '../reply-templates/shared/parts.ts'
import { templateValues } from '../reply-templates/values.ts'
import { movedMeanwhile } from '../reviewing/moved-meanwhile.ts'
import { lockForWork } from '../reviewing/reviewing.ts'
import { stateLabel } from '../shared/labels.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents } from '../tables.ts'
import { findChosen } from './chosen.ts'
import type { BatchChange, BatchResult } from './contract.ts'

/** Changes of many in an hour: far more than anyone decides. */
const AN_HOUR = 120

type Outcome = Omit<BatchResult, 'id' | 'applicant_name' | 'version'> & {
  version?: number
  notified_at?: Date | null
}

interface One {
  id: number
  version: number
  applicant: { first_name: string; last_name: string } | undefined
}

/**
 * Makes the same change to each of these, one unit of work each: what one meets stops none of the others. The same key
 * again finishes what was begun and doubles nothing.
 * @throws HttpError 404 when one of them is not the company's, 429 for too many in an hour
 */
export async function changeMany(services: Services, member: Member, input: BatchChange) {
  const { db, clock } = services
  await allowAttempt(db, `application-changes:${member.id}`, AN_HOUR, HOUR_SECONDS, clock.now())
  const chosen = [...new Map(input.applications.map((each) => [each.id, each])).values()]
  const rows = await findChosen(
    db,
    member.company.id,
    chosen.map(({ id }) => id),
  )
  const people = await listPeople(
    db,
    [...rows.values()].map(({ applicant_id }) => applicant_id),
  )
  const results: BatchResult[] = []
  const times: Date[] = []
  for (const { id, version } of chosen) {
    const applicant = people.get(rows.get(id)?.applicant_id ?? 0)
    const {
      notified_at,
      version: became = null,
      ...outcome
    } = await changeOne(services, member, { id, version, applicant }, input)
    if (notified_at) times.push(notified_at)
    results.push({ id, applicant_name: applicant ? fullName(applicant) : '', ...outcome, version: became })
  }
  if (times.length > 0)
    await inTransaction(services, member, (unit) => announceToColleagues(unit, member.company.id))
  return { results, notified_at: times.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null }
}

/** What it meets is its result; a failure that says nothing of it, as a database that is away, ends the whole. */
async function changeOne(services: Services, member: Member, one: One, input: BatchChange): Promise<Outcome> {
  try {
    if (input.change === 'message') return await write(services, member, one, input)
    return await inTransaction(services, member, (unit) => move(unit, member, one, input))
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.status >= 500) throw failure
    return { result: 'impossible', message: failure.message }
  }
}

type Moving = Exclude<BatchChange, { change: 'message' }>

async function move(unit: Unit, member: Member, one: One, input: Moving): Promise<Outcome> {
  const row = await lockForWork(unit, member, one.id)
  const before = await findDone(unit, row.id, input.key)
  if (before) return { result: 'done', message: null, notified_at: before.tell_at }
  const wanted = moveOf(unit, member, { ...one, row }, input)
  if (isThere(row, input)) return { result: 'already', message: `Déjà\u00a0: ${stateLabel(row)}.` }
  if (row.version !== one.version)
    return { result: 'moved', message: (await movedMeanwhile(unit, member, row)).message }
  if (!findTransition(row, 'recruiter', wanted.change))
    return {
      result: 'impossible',
      message: `${stateLabel(row)}\u00a0: cette candidature ne change plus d’étape.`,
    }
  const made = await moveApplication(unit, row, { ...wanted, by: 'recruiter', batch_key: input.key })
  return { result: 'done', message: null, version: made.row.version, notified_at: made.entry.tell_at }
}

/** What this very change did to it before, unless it was taken back since. */
async function findDone({ db }: Unit, application_id: number, key: string) {
  const { tell_at, visible_to_applicant, batch_key } = applicationEvents
  const [event] = await db
    .select({ tell_at })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.application_id, application_id),
        eq(batch_key, key),
        or(isNotNull(tell_at), visible_to_applicant),
      ),
    )
  return event ?? null
}

function moveOf(
  unit: Unit,
  member: Member,
  { row, applicant }: One & { row: ApplicationRow },
  input: Moving,
): Pick<Move, 'change' | 'reason' | 'message'> {
  if (input.change === 'stage') return { change: input.stage }
  const message = fillTemplate(input.message, templateValues(member, row, applicant, unit.now))
  return { change: 'reject', reason: input.reason, message }
}

function isThere({ status, stage }: ApplicationRow, input: Moving): boolean {
  if (input.change === 'rejection') return status === 'rejected'
  return status === 'active' && stage === input.stage
}

async function write(
  services: Services,
  member: Member,
  { id, applicant }: One,
  { key, message }: Extract<BatchChange, { change: 'message' }>,
): Promise<Outcome> {
  const row = (await findChosen(services.db, member.company.id, [id])).get(id)
  if (!row) return { result: 'impossible', message: null }
  const text = fillTemplate(message, templateValues(member, row, applicant, services.clock.now()))
  const party = { side: 'company', actor: member } as const
  await sendMessage(services, party, id, { client_key: keyOf(key, id), text, file: null })
  return { result: 'done', message: null }
}

/** One key for each message of a change, the same whenever it is asked: a UUID made of the change's own and the application. */
function keyOf(key: string, id: number): string {
  const hex = createHash('sha256').update(`${key}:${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
