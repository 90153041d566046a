import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { type ApplicationRow, seenState } from './applications.ts'
import { reasonLabel, stateLabel } from './shared/labels.ts'
import { applicationEvents, applications } from './tables.ts'
import { timelineFor } from './timeline.ts'

/**
 * An applicant's copy has what was sent and what that person may know of it; a recruiter's has what that person wrote.
 */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const sent = await database
    .select()
    .from(applications)
    .where(eq(applications.applicant_id, userId))
    .orderBy(asc(applications.id))
  const parts = [await sentPart(database, sent), await writtenPart(database, userId)]
  return parts.flatMap((part) => part ?? [])
}

async function sentPart(database: Database, rows: ApplicationRow[]): Promise<ExportPart | null> {
  if (rows.length === 0) return null
  const data = []
  for (const row of rows) data.push({ ...presentSent(row), history: await historyOf(database, row) })
  return {
    name: 'candidatures',
    says: 'vos candidatures, leur suivi et ce que vous avez envoyé ; les CV envoyés sont dans le dossier candidatures',
    data,
    files: rows.flatMap(({ id, cv_key }) => (cv_key ? [{ name: fileName(id), key: cv_key }] : [])),
  }
}

const fileName = (id: number) => `candidatures/candidature-${id}.pdf`

/** A refusal that can still be taken back shows nowhere, not even as a date. */
function presentSent(row: ApplicationRow) {
  const state = seenState(row)
  const { id, offer_copy, resume_type, resume_copy, letter, answers, available_now, availability_date } = row
  const { min_salary_expectation, max_salary_expectation, created_at, submitted_at, viewed_at } = row
  return {
    id,
    offer: displayTitle(offer_copy.title),
    offer_id: row.offer_id,
    company: offer_copy.company.name,
    ...state,
    label: stateLabel(state),
    created_at,
    submitted_at,
    viewed_at,
    followed_up_at: row.followed_up_at,
    consented_at: row.consented_at,
    decided_at: row.withheld_status ? null : row.decided_at,
    archived_at: row.applicant_archived_at,
    letter,
    answers,
    available_now,
    availability_date,
    min_salary_expectation,
    max_salary_expectation,
    resume_type,
    resume_copy,
    source: row.source,
    cv: row.cv_key ? fileName(id) : null,
  }
}

async function historyOf(database: Database, row: ApplicationRow) {
  const entries = await timelineFor(database, row)
  return entries.map(({ at, label, by, reason_label, message }) => ({ at, label, by, reason_label, message }))
}

async function writtenPart(database: Database, userId: number): Promise<ExportPart | null> {
  const { application_id, at, reason, message } = applicationEvents
  const rows = await database
    .select({ application_id, at, reason, message, applicant_id: applications.applicant_id })
    .from(applicationEvents)
    .innerJoin(applications, eq(applications.id, application_id))
    .where(and(eq(applicationEvents.actor_id, userId), or(isNotNull(message), isNotNull(reason))))
    .orderBy(asc(applicationEvents.id))
  const own = rows.filter((row) => row.applicant_id !== userId)
  if (own.length === 0) return null
  return {
    name: 'reponses-aux-candidats',
    says: 'les motifs et les messages que vous avez écrits aux candidats',
    data: own.map(({ applicant_id: _, ...row }) => ({ ...row, reason_label: reasonLabel(row.reason) })),
  }
}
