import { and, asc, eq, exists, gte, inArray, lte, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { applications } from '#src/applications/tables.ts'
import { dayAt, endOfDay, startOfDay } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { listed } from '#src/shared/phrases.ts'
import { entryOf } from '../interviews/calendar-entry.ts'
import { listAttendees } from '../interviews/interviews.ts'
import { interviewAttendees, interviews } from '../tables.ts'
import type { EventSearch, FoundEvent } from './search.ts'

/** A refusal that can still be taken back holds the meeting; only the company knows of it. */
const SUSPENDED = ' (suspendu)'

/** Finds the meetings that were agreed on, those that the applicant missed included. */
export async function findMeetings(asking: EventSearch): Promise<FoundEvent[]> {
  const { db, env, viewer, wanted } = asking
  const rows = await readRows(asking)
  const isCompany = viewer.company_id !== null
  const attendees = isCompany
    ? await listAttendees(
        db,
        rows.map(({ id }) => id),
      )
    : new Map<number, number[]>()
  const people = isCompany ? rows.map(({ applicant_id }) => applicant_id) : []
  const names = await listNames(db, [...people, ...[...attendees.values()].flat()])
  return rows.map(({ title: offerTitle, company, is_held, ...row }) => {
    const offer = { title: offerTitle, company: { id: 0, name: company, slug: '' } }
    const applicant = isCompany ? (names.get(row.applicant_id) ?? '') : null
    const known = entryOf(env, { ...row, offer }, applicant)
    const entry = isCompany && is_held ? { ...known, summary: known.summary + SUSPENDED } : known
    const there = (attendees.get(row.id) ?? []).map((id) => names.get(id) ?? '')
    const withWhom = wanted.team ? `avec ${listed(there)}` : ''
    return {
      entry,
      event: {
        key: `interview-${row.id}`,
        type: row.type,
        title: applicant === null ? displayTitle(offerTitle) : applicant + (is_held ? SUSPENDED : ''),
        detail: [applicant === null ? company : displayTitle(offerTitle), withWhom]
          .filter(Boolean)
          .join(' · '),
        day: dayAt(row.starts_at),
        starts_at: row.starts_at.toISOString(),
        ends_at: row.ends_at.toISOString(),
        place: row.place,
        link: new URL(entry.url ?? env.APP_URL).pathname,
        missed: row.state === 'missed',
        reminder: null,
      },
    }
  })
}

async function readRows({ db, viewer, wanted }: EventSearch) {
  const { starts_at, ends_at, state } = interviews
  const rows = await db
    .select()
    .from(interviews)
    .where(
      and(
        visibleTo(db, viewer, wanted.team),
        wanted.id === undefined
          ? and(gte(starts_at, startOfDay(wanted.from)), lte(starts_at, endOfDay(wanted.to)))
          : eq(interviews.id, wanted.id),
        inArray(state, ['confirmed', 'missed']),
      ),
    )
    .orderBy(asc(starts_at), asc(ends_at), asc(interviews.id))
  const offers = await readOffers(
    db,
    rows.map(({ application_id }) => application_id),
  )
  return rows.flatMap((interview) => {
    const { starts_at, ends_at, application_id } = interview
    const offer = offers.get(application_id)
    return starts_at && ends_at && offer ? [{ ...interview, starts_at, ends_at, ...offer }] : []
  })
}

/** The copy of an application's offer is wide, so only two words are read of it, once for each application. */
async function readOffers(db: EventSearch['db'], applicationIds: number[]) {
  const rows = await db
    .select({
      id: applications.id,
      title: sql<string>`${applications.offer_copy} ->> 'title'`,
      company: sql<string>`${applications.offer_copy} -> 'company' ->> 'name'`,
      is_held: sql<boolean>`${applications.withheld_status} IS NOT NULL AND ${applications.status} IN ('rejected', 'closed')`,
    })
    .from(applications)
    .where(inArray(applications.id, [...new Set(applicationIds)]))
  return new Map(rows.map(({ id, ...offer }) => [id, offer]))
}

function visibleTo(db: EventSearch['db'], { id, company_id }: EventSearch['viewer'], team: boolean) {
  if (company_id === null) return eq(interviews.applicant_id, id)
  const own = db
    .select({ one: sql`1` })
    .from(interviewAttendees)
    .where(and(eq(interviewAttendees.interview_id, interviews.id), eq(interviewAttendees.user_id, id)))
  return and(eq(interviews.company_id, company_id), team ? undefined : exists(own))
}
