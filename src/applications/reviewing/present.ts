import type { Member } from '#src/abilities/actor.ts'
import type { Match } from '#src/matching/scoring/contract.ts'
import type { Database } from '#src/platform/database.ts'
import type { Services } from '#src/platform/services.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { daysBetween } from '#src/shared/dates.ts'
import { SECOND } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { type ApplicationRow, type EventRow, followedUpAt } from '../applications.ts'
import { presentDossier } from '../dossier.ts'
import { countNotes } from '../evaluating/notes.ts'
import { findOpinion, listOpinions, NO_OPINION, type Opinion } from '../evaluating/opinions.ts'
import { listUnread } from '../messages/threads.ts'
import { listWithheld } from '../moves.ts'
import { CHANGE_LABELS, stateLabel } from '../shared/labels.ts'
import type { ApplicationState } from '../shared/states.ts'
import { allowedTransitions, type Change, recruiterSideOf } from '../shared/transitions.ts'
import { wholeTimeline } from '../timeline.ts'
import { isComparable, listOthers } from './beside.ts'
import { type ComingFacts, listComing } from './coming.ts'
import type {
  Coming,
  RecruiterApplication,
  RecruiterApplicationDetail,
  RecruiterFilters,
} from './contract.ts'
import { findNeighbours, findWithApplicant, UNFILTERED, type WithApplicant } from './list.ts'
import { matchApplications, shortMatch } from './matches.ts'

function shownState(row: ApplicationRow): ApplicationState {
  const { status, stage, outcome } = row
  return row.recruiter_archived_at ? { status: 'archived', stage: null, outcome } : { status, stage, outcome }
}

interface Asking {
  facts: ComingFacts
  now: Date
  /** The answers are shown only in a list of one offer, where they are to the same questions. */
  withAnswers?: boolean
}

/** Presents a page of the list in the same few queries, whatever its length. */
export async function presentItems(
  database: Database,
  rows: WithApplicant[],
  { facts, now, withAnswers = false }: Asking,
): Promise<RecruiterApplication[]> {
  const applications = rows.map(({ application }) => application)
  const ids = applications.map(({ id }) => id)
  const [unread, matches, opinions, coming] = await Promise.all([
    listUnread(database, 'company', ids),
    matchApplications(database, applications, now),
    listOpinions(database, applications[0]?.company_id ?? 0, ids),
    listComing(database, applications, facts, now),
  ])
  return rows.map((row) => {
    const { id, answers } = row.application
    const item = presentItem(row, now, {
      unread_messages: unread.get(id) ?? 0,
      coming: coming.get(id) ?? null,
      match: matches.get(id),
      ...(opinions.get(id) ?? NO_OPINION),
    })
    return withAnswers ? { ...item, answers } : item
  })
}

interface Beside extends Opinion {
  coming: Coming | null
  unread_messages: number
  match: Match | undefined
}

function presentItem(
  { application: row, person, entered }: WithApplicant,
  now: Date,
  { match, ...beside }: Beside,
): RecruiterApplication {
  const state = shownState(row)
  const submitted = row.submitted_at ?? row.created_at
  const waits = row.status === 'submitted' || row.stage === 'viewed'
  return {
    id: row.id,
    ...state,
    label: stateLabel(state),
    version: row.version,
    applicant_name: fullName(person),
    headline: person.headline || (row.resume_copy?.title ?? ''),
    offer: { id: row.offer_id, title: row.offer_copy.title },
    city: named(REFERENCE.cities, person.city_id)?.name ?? null,
    submitted_at: submitted.toISOString(),
    is_new: row.status === 'submitted',
    // Nobody promised an answer to whom the company entered by itself.
    days_without_answer: waits && !row.is_entered ? Math.max(0, daysBetween(submitted, now)) : null,
    followed_up_at: waits ? (followedUpAt(row)?.toISOString() ?? null) : null,
    available_now: row.available_now,
    availability_date: row.availability_date,
    ...payOf(row),
    entered: row.is_entered ? { by: enteredBy(entered), has_email: Boolean(entered.email) } : null,
    ...beside,
    match: shortMatch(match),
    answers: [],
  }
}

/** An entered candidate was not asked what pay it expects. */
function payOf({ is_entered, min_salary_expectation, max_salary_expectation }: ApplicationRow) {
  return is_entered
    ? { min_salary_expectation: null, max_salary_expectation: null }
    : { min_salary_expectation, max_salary_expectation }
}

function enteredBy({ by_first_name, by_last_name }: WithApplicant['entered']): string | null {
  return by_first_name === null
    ? null
    : fullName({ first_name: by_first_name, last_name: by_last_name ?? '' })
}

function presentEntry({ way, entered_at, consent_words, consented_on }: WithApplicant['entered']) {
  if (!way || !entered_at || !consent_words || !consented_on) return null
  return { way, entered_at: entered_at.toISOString(), consent_words, consented_on }
}

export async function presentDetail(
  { db: database, clock }: Services,
  member: Member,
  id: number,
  { facts, filters = UNFILTERED }: { facts: ComingFacts; filters?: RecruiterFilters },
): Promise<RecruiterApplicationDetail> {
  const now = clock.now()
  const found = await findWithApplicant(database, id)
  const { application: row, person } = found
  const [unread, matches, opinion, notes_count, coming] = await Promise.all([
    listUnread(database, 'company', [id]),
    matchApplications(database, [row], now),
    findOpinion(database, member.company.id, id),
    countNotes(database, id),
    listComing(database, [row], facts, now),
  ])
  const match = matches.get(id)
  const item = presentItem(found, now, {
    unread_messages: unread.get(id) ?? 0,
    coming: coming.get(id) ?? null,
    match,
    ...opinion,
  })
  const { first_name, last_name, email, phone_number } = person
  const { resume_id: _id, ...dossier } = presentDossier(row)
  const withheld = (await listWithheld(database, id)).at(-1)
  return {
    ...item,
    applicant: { first_name, last_name, email, phone_number, city: item.city },
    ...dossier,
    ...payOf(row),
    entry: presentEntry(found.entered),
    resume: row.resume_copy,
    attempts: row.attempts,
    notes_count,
    changed_at: row.changed_at.toISOString(),
    answer_due_at: row.answer_due_at?.toISOString() ?? null,
    timeline: await wholeTimeline(database, row),
    allowed: presentAllowed(row, member),
    match_details: match ?? null,
    others: await listOthers(database, row),
    is_comparable: await isComparable(database, row.offer_id),
    ...presentHold(withheld, now),
    ...(await findNeighbours(database, { companyId: member.company.id, row, filters, now })),
  }
}

function presentHold(entry: EventRow | undefined, now: Date) {
  const isRefusal = entry?.to_status === 'rejected'
  const left = entry?.tell_at ? Math.ceil((entry.tell_at.getTime() - now.getTime()) / SECOND) : 0
  return {
    rejection_sent_at: isRefusal ? (entry.tell_at?.toISOString() ?? null) : null,
    undo_seconds: !isRefusal && left > 0 ? left : null,
  }
}

export function presentAllowed(row: ApplicationRow, member: Member) {
  return allowedTo(row, member).map((change) => ({ change, label: CHANGE_LABELS[change] }))
}

function allowedTo(row: ApplicationRow, member: Member): Change[] {
  if (member.company.role === 'reader' || row.recruiter_archived_at) return []
  const withheld = row.withheld_status !== null
  const hidden: Change[] = withheld ? ['archive'] : ['cancel_rejection']
  // A position is filled by closing its offer, for all its applications at once, so it is no change of one of them.
  return allowedTransitions(row, recruiterSideOf(row)).filter(
    (change) => change !== 'fill_position' && !hidden.includes(change),
  )
}
