import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm'
import { applicationMessages, messageThreads } from '#src/applications/messages/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { calendarReminders, interviewAttendees, interviewSlots, interviews } from '#src/calendar/tables.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { dayAt, startOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR, MINUTE } from '#src/shared/durations.ts'

const LENGTH = 45

/** One meeting: so many days from today, at so many minutes after midnight; without a time it is to be agreed on. */
interface Meeting {
  state: 'proposed' | 'confirmed' | 'missed'
  type: 'interview_onsite' | 'interview_video' | 'interview_phone'
  place: string
  days: number
  minutes: number
}

const OFFICE = 'Immeuble Fitaratra, Ankorondrano, Antananarivo'
/** The earliest meeting comes first, because fewer applications were at their interview by then. */
const MEETINGS: Meeting[] = [
  {
    state: 'confirmed',
    type: 'interview_video',
    place: 'https://meet.exemple.test/equipe',
    days: -5,
    minutes: 540,
  },
  { state: 'missed', type: 'interview_onsite', place: OFFICE, days: -3, minutes: 15 * 60 },
  { state: 'confirmed', type: 'interview_onsite', place: OFFICE, days: 2, minutes: 8 * 60 },
  { state: 'proposed', type: 'interview_phone', place: '+261341200000', days: 6, minutes: 16 * 60 + 30 },
]

const startOf = ({ days, minutes }: Meeting, now: Date) =>
  after(startOfDay(dayAt(after(now, days * DAY))), minutes * MINUTE)

interface Who {
  company: { id: number; owner_id: number }
  applicantId: number | undefined
}

/** Meetings, conversations and a note, so that messages and both calendars of the demonstration's people have something to show. */
export async function writeMeetings(tx: Database, { company, applicantId }: Who, now: Date) {
  const rows = await listInterviewed(tx, company.id)
  const free = new Set(rows)
  for (const meeting of MEETINGS) {
    // An interview is never earlier than the application's coming to that stage.
    const row = [...free].find(({ changed_at }) => changed_at < after(startOf(meeting, now), -DAY))
    if (!row) continue
    free.delete(row)
    await writeMeeting(tx, row, company.owner_id, meeting, now)
  }
  const [received] = rows
  if (received) await writeThread(tx, received, { author_id: company.owner_id, unreadBy: 'company' }, now)
  if (applicantId === undefined) return
  await writeOwn(tx, applicantId, now)
}

/** The demonstration applicant's own interview, wherever it is, its conversation and a note. */
async function writeOwn(tx: Database, applicantId: number, now: Date) {
  const [own] = await tx
    .select()
    .from(applications)
    .where(and(eq(applications.applicant_id, applicantId), eq(applications.stage, 'interview'), IN_PROGRESS))
    .orderBy(desc(applications.changed_at), asc(applications.id))
    .limit(1)
  const note = { created_at: after(now, -DAY), updated_at: after(now, -DAY) }
  await tx.insert(calendarReminders).values({
    user_id: applicantId,
    title: 'Relire l’offre avant l’entretien',
    day: dayAt(after(now, DAY)),
    time: '18:00',
    ...note,
  })
  if (!own) return
  const recruiter = await ownerOf(tx, own.company_id)
  const [known] = await tx
    .select({ id: interviews.id })
    .from(interviews)
    .where(eq(interviews.application_id, own.id))
    .limit(1)
  const video = 'https://meet.exemple.test/entretien'
  const meeting = {
    state: 'confirmed',
    type: 'interview_video',
    place: video,
    days: 3,
    minutes: 510,
  } as const
  if (!known) await writeMeeting(tx, own, recruiter, meeting, now)
  await writeThread(tx, own, { author_id: recruiter, unreadBy: 'applicant' }, now)
}

type Row = typeof applications.$inferSelect

const IN_PROGRESS = and(eq(applications.status, 'active'), isNull(applications.withheld_status))

/** The applications at their interview, without those of people whom the company has shortlisted elsewhere. */
function listInterviewed(tx: Database, companyId: number): Promise<Row[]> {
  const shortlisted = tx
    .select({ id: applications.applicant_id })
    .from(applications)
    .where(and(eq(applications.company_id, companyId), eq(applications.stage, 'shortlisted')))
  return tx
    .select()
    .from(applications)
    .where(
      and(
        eq(applications.company_id, companyId),
        eq(applications.stage, 'interview'),
        IN_PROGRESS,
        sql`${applications.applicant_id} NOT IN ${shortlisted}`,
      ),
    )
    .orderBy(asc(applications.id))
}

async function ownerOf(tx: Database, companyId: number): Promise<number | null> {
  return (await listRecruiterIds(tx, companyId))[0] ?? null
}

async function writeMeeting(
  tx: Database,
  row: Row,
  organiser_id: number | null,
  meeting: Meeting,
  now: Date,
) {
  const { state, type, place, days } = meeting
  const starts = startOf(meeting, now)
  const times = { starts_at: starts, ends_at: after(starts, LENGTH * MINUTE) }
  const made = new Date(
    Math.max(row.changed_at.getTime(), after(now, Math.min(days, 0) * DAY - 2 * DAY).getTime()),
  )
  const agreed = state !== 'proposed'
  const [interview] = await tx
    .insert(interviews)
    .values({
      application_id: row.id,
      company_id: row.company_id,
      applicant_id: row.applicant_id,
      organiser_id,
      type,
      state,
      place,
      duration_minutes: LENGTH,
      message: 'Nous serions heureux d’échanger avec vous au sujet de ce poste.',
      preparation: 'Un exemple de réalisation dont vous êtes fier ou fière.',
      ...(agreed && times),
      changed_by: state === 'confirmed' ? 'applicant' : 'recruiter',
      version: agreed ? 1 : 0,
      sequence: agreed ? 1 : 0,
      created_at: made,
      updated_at: made,
    })
    .returning({ id: interviews.id })
  const interview_id = interview?.id ?? 0
  const second = { starts_at: after(times.starts_at, DAY), ends_at: after(times.ends_at, DAY) }
  await tx.insert(interviewSlots).values(
    [times, ...(agreed ? [] : [second])].map((slot) => ({
      ...slot,
      interview_id,
      by: 'recruiter' as const,
    })),
  )
  if (organiser_id) await tx.insert(interviewAttendees).values({ interview_id, user_id: organiser_id })
}

const WORDS = [
  ['company', 'Bonjour, merci pour votre candidature. Avez-vous déjà travaillé en équipe à distance\u00A0?'],
  ['applicant', 'Bonjour, oui, deux ans avec une équipe partagée entre Antananarivo et Toamasina.'],
  ['company', 'Parfait. Voici comment venir\u00A0: l’entrée est au rez-de-chaussée, demandez l’accueil.'],
  ['applicant', 'Merci, c’est noté. Puis-je venir avec mes réalisations imprimées\u00A0?'],
] as const

/** A conversation whose last word waits to be read by one side. */
async function writeThread(
  tx: Database,
  row: Row,
  { author_id, unreadBy }: { author_id: number | null; unreadBy: 'applicant' | 'company' },
  now: Date,
) {
  const said = unreadBy === 'company' ? WORDS : WORDS.slice(0, 3)
  const { id: application_id, company_id, applicant_id } = row
  await tx.insert(applicationMessages).values(
    said.map(([side, text], index) => {
      const created_at = after(now, (index - said.length) * 3 * HOUR)
      return {
        application_id,
        side,
        text,
        client_key: crypto.randomUUID(),
        created_at,
        author_id: side === 'company' ? author_id : applicant_id,
        read_at: index < said.length - 1 ? after(created_at, HOUR) : null,
      }
    }),
  )
  await tx.insert(messageThreads).values({
    application_id,
    company_id,
    applicant_id,
    company_wrote: true,
    [`${unreadBy}_unread`]: 1,
  })
}
