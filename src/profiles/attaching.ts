import { and, asc, eq, gt, not } from 'drizzle-orm'
import { chosenOccupation } from '#src/occupations/choice.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { refreshReference } from '#src/reference-changes/current.ts'
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
export async function attachProfiles({ db, clock }: Services): Promise<void> {
  await refreshReference(db, clock.now())
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

/** Has the profiles whose headlines are meant attached again by the job: what they mean was decided otherwise. */
export async function reattachProfiles(
  database: Database,
  isMeant: (headline: string) => boolean,
): Promise<void> {
  const { user_id, headline } = applicantProfiles
  const all = inPages<{ user_id: number; headline: string }>((last, most) =>
    database
      .select({ user_id, headline })
      .from(applicantProfiles)
      .where(gt(user_id, last?.user_id ?? 0))
      .orderBy(asc(user_id))
      .limit(most),
  )
  await forEachRow(all, async (profile) => {
    if (isMeant(profile.headline))
      await database
        .update(applicantProfiles)
        .set({ occupation_read: false })
        .where(eq(user_id, profile.user_id))
  })
}
