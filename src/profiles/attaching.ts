import { and, asc, eq, gt, not } from 'drizzle-orm'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicantProfileRow } from './profiles.ts'
import { applicantProfiles } from './tables.ts'

export const attachProfilesJob = jobKind('profiles.attach')

export function profilesRecurring(services: Services): Worker[] {
  return [worker(attachProfilesJob, () => attachProfiles(services), '*/5 * * * *')]
}

/**
 * Attaches profiles that were written before headlines were attached to occupations, each a change of its own: whoever
 * changes a headline attaches it too.
 */
export async function attachProfiles({ db }: Services): Promise<void> {
  const { user_id, headline, occupation_choice, occupation_read } = applicantProfiles
  const unread = inPages<Pick<ApplicantProfileRow, 'user_id' | 'headline' | 'occupation_choice'>>(
    (last, most) =>
      db
        .select({ user_id, headline, occupation_choice })
        .from(applicantProfiles)
        .where(and(not(occupation_read), gt(user_id, last?.user_id ?? 0)))
        .orderBy(asc(user_id))
        .limit(most),
  )
  await forEachRow(unread, (row) =>
    db
      .update(applicantProfiles)
      .set({ occupation_code: chosenOccupation(row.headline, row.occupation_choice), occupation_read: true })
      .where(and(eq(user_id, row.user_id), not(occupation_read))),
  )
}
