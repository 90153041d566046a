import { asc, eq, not } from 'drizzle-orm'
import { chosenOccupation } from '#src/occupations/choice.ts'
import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { applicantProfiles } from './tables.ts'

const AT_ONCE = 200

export const attachProfilesJob = jobKind('profiles.attach')

export function profilesRecurring(services: Services): Worker[] {
  return [worker(attachProfilesJob, () => attachProfiles(services), '*/5 * * * *')]
}

/** Attaches profiles that were written before headlines were attached to occupations, in batches. */
export async function attachProfiles(services: Services): Promise<void> {
  const { user_id, headline, occupation_choice, occupation_read } = applicantProfiles
  const done = await inTransaction(services, null, async ({ db }) => {
    const rows = await db
      .select({ user_id, headline, occupation_choice })
      .from(applicantProfiles)
      .where(not(occupation_read))
      .orderBy(asc(user_id))
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const row of rows) {
      const occupation_code = chosenOccupation(row.headline, row.occupation_choice)
      await db
        .update(applicantProfiles)
        .set({ occupation_code, occupation_read: true })
        .where(eq(user_id, row.user_id))
    }
    return rows.length
  })
  if (done === AT_ONCE) await attachProfiles(services)
}
