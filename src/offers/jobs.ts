import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { type ListApplicantIds, remindExpiringOffers, remindSavedOffers } from './reminders.ts'

export const remindExpiringJob = jobKind('offers.remind-expiring')
export const remindSavedJob = jobKind('offers.remind-saved')

/** The reminders leave in the morning in Antananarivo, when people read their mail. */
export function offersRecurring(services: Services, listApplicantIds: ListApplicantIds): Worker[] {
  return [
    worker(remindExpiringJob, () => remindExpiringOffers(services), '5 4 * * *'),
    worker(remindSavedJob, () => remindSavedOffers(services, listApplicantIds), '15 4 * * *'),
  ]
}
