import type { Database } from '#src/platform/database.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { dayAt, daysBetween } from '#src/shared/dates.ts'
import { fullName } from '#src/shared/names.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ApplicationRow } from '../applications.ts'
import { listOpinions, NO_OPINION, type Opinion } from '../evaluating/opinions.ts'
import type { RecruiterFilters } from '../reviewing/contract.ts'
import { listBatch, type WithApplicant } from '../reviewing/list.ts'
import { matchApplications } from '../reviewing/matches.ts'
import { MOST_EXPORTED } from '../reviewing/shared/limits.ts'
import { stateLabel } from '../shared/labels.ts'

/** A date without a time, which spreadsheet programs sort and reckon with. */
export interface Day {
  /** As `2026-11-21`. */
  day: string
}

export type Cell = string | number | Day | null
/** The lines come in pieces, as many as are read at once. */
export type Lines = AsyncIterable<Cell[][]>

/** So many lines are read and written in one go, so that other requests have their turn between two pieces. */
const AT_ONCE = 500

/** Names the columns. @param questions of the one offer that the table is of */
export function headOf(questions: readonly string[]): string[] {
  return [
    'Candidat',
    'Titre',
    'Offre',
    'Étape',
    'Reçue le',
    'Jours sans réponse',
    'Disponibilité',
    'Prétention minimum (Ar)',
    'Prétention maximum (Ar)',
    'Ville',
    'Correspondance (%)',
    'E-mail',
    'Téléphone',
    'Note (sur 5)',
    'Étiquettes',
    'Suivie par',
    ...questions,
  ]
}

interface Asked {
  company: number
  filters: RecruiterFilters
  questions: readonly string[]
  now: Date
}

/** Lists the applications under these filters, in the list's order. */
export async function* listLines(database: Database, asked: Asked): AsyncGenerator<Cell[][]> {
  const { company, filters, now } = asked
  let last: WithApplicant | undefined
  for (let written = 0; written < MOST_EXPORTED; written += AT_ONCE) {
    const found: WithApplicant[] = await listBatch(database, company, filters, {
      now,
      limit: AT_ONCE,
      after: last?.application,
    })
    const rows = found.map(({ application }) => application)
    const [matches, opinions] = await Promise.all([
      matchApplications(database, rows, now),
      listOpinions(
        database,
        company,
        rows.map(({ id }) => id),
      ),
    ])
    yield found.map((row) => [
      ...lineOf(row, asked),
      matches.get(row.application.id)?.score ?? null,
      ...contactOf(row),
      ...opinionOf(opinions.get(row.application.id) ?? NO_OPINION),
      ...answersOf(row, asked.questions),
    ])
    last = found.at(-1)
    if (found.length < AT_ONCE) return
  }
}

function lineOf({ application: row, person }: WithApplicant, asked: Asked): Cell[] {
  const submitted = row.submitted_at ?? row.created_at
  const waits = row.status === 'submitted' || row.stage === 'viewed'
  const state = row.recruiter_archived_at ? { status: 'archived' as const, stage: null } : row
  return [
    fullName(person),
    person.headline || (row.resume_copy?.title ?? ''),
    displayTitle(row.offer_copy.title),
    stateLabel({ ...state, outcome: row.outcome }),
    { day: dayAt(submitted) },
    waits && !row.is_entered ? Math.max(0, daysBetween(submitted, asked.now)) : null,
    availabilityOf(row),
    row.is_entered ? null : row.min_salary_expectation,
    row.is_entered ? null : row.max_salary_expectation,
    named(REFERENCE.cities, person.city_id)?.name ?? '',
  ]
}

function availabilityOf({ available_now, availability_date: day }: ApplicationRow): Cell {
  return available_now ? 'Immédiate' : day && { day }
}

/** How to reach a person is seen once the application was opened, which the person is told. */
function contactOf({ application: { status }, person }: WithApplicant): Cell[] {
  return status === 'submitted' ? ['', ''] : [person.email, person.phone_number ?? '']
}

function opinionOf({ rating, tags, assignee }: Opinion): Cell[] {
  return [rating, tags.map(({ label }) => label).join(', '), assignee?.name ?? '']
}

function answersOf({ application: { answers } }: WithApplicant, questions: readonly string[]): Cell[] {
  return questions.map((question) => answers.find((each) => each.question === question)?.answer ?? '')
}
