import { purgeResets } from './accounts/recovery.ts'
import { purgeSessions } from './accounts/sessions.ts'
import { applicationsRecurring } from './applications/jobs.ts'
import { listApplicantIds } from './applications/responses.ts'
import { alertRecurring } from './offers/alert-jobs.ts'
import { offersRecurring } from './offers/jobs.ts'
import { personalDataRecurring } from './personal-data/jobs.ts'
import { jobKind, type Worker, worker } from './platform/queue.ts'
import type { World } from './platform/world.ts'

/** Every recurring job and when it runs (UTC). */
export function recurringJobs(world: World): Worker[] {
  return [
    worker(
      jobKind('accounts.purge-sessions'),
      async () => {
        await purgeSessions(world.db, world.clock.now())
        await purgeResets(world.db, world.clock.now())
      },
      '17 * * * *',
    ),
    ...applicationsRecurring(world),
    ...personalDataRecurring(world),
    ...offersRecurring(world, listApplicantIds),
    ...alertRecurring(world),
  ]
}
