import { asc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { EVENT_LABELS } from './shared/event-types.ts'
import { calendarReminders, calendarSubscriptions, interviewAttendees, interviews } from './tables.ts'

export async function exportOf(db: Database, userId: number): Promise<ExportPart[]> {
  const parts = [
    {
      name: 'rendez-vous',
      says: 'vos entretiens\u00a0: quand, où, et ce qui s’est dit pour en convenir',
      data: [...(await listAsApplicant(db, userId)), ...(await listAsRecruiter(db, userId))],
    },
    { name: 'rappels', says: 'les rappels de votre calendrier', data: await listReminders(db, userId) },
    {
      name: 'abonnement-au-calendrier',
      says: 'depuis quand votre calendrier a une adresse privée',
      data: await listSubscriptions(db, userId),
    },
  ]
  return parts.filter(({ data }) => data.length > 0)
}

const { id, application_id, type, state, starts_at, ends_at, place } = interviews
const { message, preparation, reason, changed_by, created_at, updated_at } = interviews
const MEETING = { id, application_id, type, state, starts_at, ends_at, place, message, preparation }

async function listAsApplicant(db: Database, userId: number) {
  const rows = await db
    .select({ ...MEETING, reason, changed_by, created_at, updated_at })
    .from(interviews)
    .where(eq(interviews.applicant_id, userId))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, label: EVENT_LABELS[row.type] }))
}

/** The reasons that applicants wrote are left out, because they are the applicants' own data. */
async function listAsRecruiter(db: Database, userId: number) {
  const rows = await db
    .select({ ...MEETING, created_at, updated_at })
    .from(interviews)
    .innerJoin(interviewAttendees, eq(interviewAttendees.interview_id, id))
    .where(eq(interviewAttendees.user_id, userId))
    .orderBy(asc(id))
  return rows.map((row) => ({ ...row, label: EVENT_LABELS[row.type] }))
}

async function listReminders(db: Database, userId: number) {
  const { title, note, day, time, done_at, created_at } = calendarReminders
  return db
    .select({ title, note, day, time, done_at, created_at })
    .from(calendarReminders)
    .where(eq(calendarReminders.user_id, userId))
    .orderBy(asc(calendarReminders.id))
}

async function listSubscriptions(db: Database, userId: number) {
  const { created_at } = calendarSubscriptions
  return db
    .select({ created_at })
    .from(calendarSubscriptions)
    .where(eq(calendarSubscriptions.user_id, userId))
}
