import { and, asc, eq, sql } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import type { Services } from '#src/platform/services.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { dayAfter, mondayOf } from '../shared/words.ts'
import { interviews } from '../tables.ts'
import type { Viewer } from '../viewer.ts'
import { findMeetings } from './meetings.ts'

const MOST = 3
const AHEAD = 60 * DAY

/**
 * Finds what a dashboard shows of meetings: the next three, those that wait for this person's side, and how many the
 * week has.
 */
export async function findNextMeetings({ db, env, clock }: Services, viewer: Viewer) {
  const now = clock.now()
  const wanted = { from: dayAt(now), to: dayAt(after(now, AHEAD)), team: false }
  const found = await findMeetings({ db, env, viewer, wanted, now })
  const coming = found.filter(({ event }) => !event.missed && new Date(event.ends_at ?? 0) > now)
  const monday = mondayOf(dayAt(now))
  const week = { from: monday, to: dayAfter(monday, 6), team: false }
  return {
    next: coming.slice(0, MOST).map(({ event }) => event),
    waiting: await listWaiting(db, viewer),
    week_count: (await findMeetings({ db, env, viewer, wanted: week, now })).length,
  }
}

/** An applicant has to choose among slots, a company among the hours that an applicant asked for. */
async function listWaiting(db: Services['db'], { id, company_id }: Viewer) {
  const turn =
    company_id === null
      ? and(eq(interviews.applicant_id, id), eq(interviews.state, 'proposed'))
      : and(eq(interviews.company_id, company_id), eq(interviews.state, 'countered'))
  return db
    .select({
      application_id: interviews.application_id,
      title: sql<string>`${applications.offer_copy} ->> 'title'`,
      company: sql<string>`${applications.offer_copy} -> 'company' ->> 'name'`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.application_id))
    .where(and(turn, sql`${applications.status} IN ('submitted', 'active')`))
    .orderBy(asc(interviews.updated_at))
    .limit(MOST)
}
