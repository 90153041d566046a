import { purgeResets } from './accounts/recovery/recovery.ts'
import { purgeSessions } from './accounts/sessions/sessions.ts'
import { purgeTrustedDevices } from './accounts/sessions/trusted-devices.ts'
import { applicationsRecurring } from './applications/jobs.ts'
import { listApplicantIds } from './applications/responses.ts'
import { forgetOldMessages } from './contact/messages/messages.ts'
import { alertRecurring } from './offers/alerts/jobs.ts'
import { offersRecurring } from './offers/jobs.ts'
import { deletionRecurring } from './personal-data/deletion/jobs.ts'
import { exportsRecurring } from './personal-data/exports/jobs.ts'
import { jobKind, type Worker, worker } from './platform/queue.ts'
import type { Services } from './platform/services.ts'
import { inTransaction } from './platform/unit-of-work.ts'

/** Every recurring job and when it runs (UTC). */
export function recurringJobs(services: Services): Worker[] {
  return [
    worker(
      jobKind('accounts.purge-sessions'),
      async () => {
        await inTransaction(services, null, async (unit) => {
          await purgeSessions(unit)
          await purgeTrustedDevices(unit)
          await purgeResets(unit)
          await forgetOldMessages(unit)
        })
      },
      '17 * * * *',
    ),
    ...applicationsRecurring(services),
    ...exportsRecurring(services),
    ...deletionRecurring(services),
    ...offersRecurring(services, listApplicantIds),
    ...alertRecurring(services),
  ]
}
