import { createHash } from 'node:crypto'
import { and, eq, isNotNull, or } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listPeople, type Person } from '#src/accounts/people.ts'
import { noteAttention } from '#src/offers/attending/attendance.ts'
import { HttpError } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import type { ApplicationRow } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { sendMessage } from '../messages/sending.ts'
import { moveApplication } from '../moves.ts'
import { fillTemplateFor } from '../reply-templates/values.ts'
import { stateLabel } from '../shared/labels.ts'
import { findTransition } from '../shared/transitions.ts'
import { applicationEvents } from '../tables.ts'
import type { BatchChange, BatchResult } from './contract.ts'
import { type Decision, lockForWork } from './deciding.ts'
import { type FoundApplication, findApplications } from './find-applications.ts'
import { versionConflict } from './version-conflict.ts'

/** This limit stops only a program: nobody decides so often in an hour. */
const BATCHES_AN_HOUR = 120

export type Outcome = Pick<BatchResult, 'result' | 'message'> & {
  /** A version is here only where this change made one. */
  version?: number
  /** The moment is here only where the applicant can still be kept from being told. */
  notified_at?: Date | null
}

type Target = Pick<FoundApplication, 'id' | 'offer_copy'> & { applicant: Person | undefined }

/**
 * Makes the same change to each of these applications. The same key again finishes what was begun and doubles nothing.
 * @returns what became of each, and when the first applicant is told
 * @throws HttpError 404 when one of them is not the company's, 429 for too many in an hour
 */
export async function changeMany(services: Services, member: Member, input: BatchChange) {
  const { db, clock } = services
  await allowAttempt(db, `application-changes:${member.id}`, BATCHES_AN_HOUR, HOUR_SECONDS, clock.now())
  const versions = new Map(input.applications.map(({ id, version }) => [id, version]))
  const notified: Date[] = []
  const results = await forEachApplication(services, member, [...versions.keys()], async (target) => {
    const outcome =
      input.change === 'message'
        ? await writeTo(services, member, target, input)
        : await inTransaction(services, member, (unit) =>
            decideOnOne(unit, member, { ...target, version: versions.get(target.id) }, input),
          )
    if (outcome.notified_at) notified.push(outcome.notified_at)
    return outcome
  })
  if (notified.length > 0) await announce(services, member)
  return { results, notified_at: notified.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null }
}

/**
 * Does the same to each of these applications, in their order: what one of them meets is its result and stops none of
 * the others, but a failure that says nothing of it, as a database that is away, ends the whole.
 * @throws HttpError 404 when one of them is not the company's
 */
export async function forEachApplication(
  services: Services,
  member: Member,
  ids: number[],
  change: (target: Target) => Promise<Outcome>,
): Promise<BatchResult[]> {
  const rows = await findApplications(services.db, member.company.id, ids)
  const people = await listPeople(
    services.db,
    rows.map(({ applicant_id }) => applicant_id),
  )
  const results: BatchResult[] = []
  for (const { id, applicant_id, offer_copy, is_entered } of rows) {
    const applicant = people.get(applicant_id)
    const { result, message, version = null } = await outcomeOf(change({ id, offer_copy, applicant }))
    const applicant_name = applicant ? fullName(applicant) : ''
    results.push({ id, applicant_name, is_entered, result, message, version })
  }
  await noteAttention(
    services,
    rows.map(({ offer_id }) => offer_id),
  )
  return results
}

async function outcomeOf(change: Promise<Outcome>): Promise<Outcome> {
  try {
    return await change
  } catch (failure) {
    if (!(failure instanceof HttpError) || failure.status >= 500) throw failure
    return { result: 'impossible', message: failure.message }
  }
}

/** Colleagues follow a change of many at its end, because each application alone would refresh their lists again. */
export function announce(services: Services, member: Member) {
  return inTransaction(services, member, (unit) => announceToColleagues(unit, member.company.id))
}

type DecisionOnMany = Exclude<BatchChange, { change: 'message' }>

async function decideOnOne(
  unit: Unit,
  member: Member,
  target: Target & { version: number | undefined },
  input: DecisionOnMany,
): Promise<Outcome> {
  const row = await lockForWork(unit, member, target.id)
  const before = await findMade(unit, row.id, input.key)
  if (before) return { result: 'done', message: null, notified_at: before.tell_at }
  const decision = decisionOf(unit, member, target, input)
  if (isThere(row, input)) return { result: 'already', message: `Déjà\u00a0: ${stateLabel(row)}.` }
  if (row.version !== target.version)
    return { result: 'moved', message: (await versionConflict(unit, member, row)).message }
  if (!findTransition(row, 'recruiter', decision.change))
    return {
      result: 'impossible',
      message: `${stateLabel(row)}\u00a0: cette candidature ne change plus d’étape.`,
    }
  const moved = await moveApplication(unit, row, { ...decision, by: 'recruiter', batch_key: input.key })
  return { result: 'done', message: null, version: moved.row.version, notified_at: moved.entry.tell_at }
}

/** A change that is sent again finds here what it did before; what was taken back since does not count. */
async function findMade({ db }: Unit, application_id: number, key: string) {
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

function decisionOf(unit: Unit, member: Member, target: Target, input: DecisionOnMany): Decision {
  if (input.change === 'stage') return { change: input.stage }
  const message = fillTemplateFor(input.message, { ...target, member, now: unit.now })
  return { change: 'reject', reason: input.reason, message }
}

function isThere({ status, stage }: ApplicationRow, input: DecisionOnMany): boolean {
  if (input.change === 'rejection') return status === 'rejected'
  return status === 'active' && stage === input.stage
}

async function writeTo(
  services: Services,
  member: Member,
  target: Target,
  { key, message }: Extract<BatchChange, { change: 'message' }>,
): Promise<Outcome> {
  const text = fillTemplateFor(message, { ...target, member, now: services.clock.now() })
  const party = { side: 'company', actor: member } as const
  await sendMessage(services, party, target.id, { client_key: keyOf(key, target.id), text, file: null })
  return { result: 'done', message: null }
}

/**
 * The key of a message is made of the change's and the application's, so that the same change sent again writes no
 * message twice.
 */
function keyOf(key: string, id: number): string {
  const hex = createHash('sha256').update(`${key}:${id}`).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}
