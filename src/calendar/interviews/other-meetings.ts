import { and, eq } from 'drizzle-orm'
import { applications } from '#src/applications/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { formatTime } from '#src/shared/dates.ts'
import { EVENT_LABELS } from '../shared/event-types.ts'
import { interviews } from '../tables.ts'
import type { InterviewRow } from './interviews.ts'

/** Lists the other meetings that the applicant has agreed on, with whatever company, in words. */
export async function listOtherMeetings(db: Database, { id, applicant_id }: InterviewRow) {
  const rows = await db
    .select({
      id: interviews.id,
      type: interviews.type,
      starts_at: interviews.starts_at,
      ends_at: interviews.ends_at,
      offer: applications.offer_copy,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.application_id))
    .where(and(eq(interviews.applicant_id, applicant_id), eq(interviews.state, 'confirmed')))
  return rows.flatMap(({ starts_at, ends_at, type, offer, ...row }) => {
    if (row.id === id || !starts_at || !ends_at) return []
    const words = `${EVENT_LABELS[type]} à ${formatTime(starts_at)}`
    return [{ starts_at, ends_at, words, named: `${words} avec ${offer.company.name}` }]
  })
}
