import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { World } from '#src/platform/world.ts'
import { type ListApplicantIds, remindExpiringOffers, remindSavedOffers } from './reminders.ts'

export const remindExpiringJob = jobKind('offers.remind-expiring')
export const remindSavedJob = jobKind('offers.remind-saved')

/** Every morning in Antananarivo, when people read their mail. */
export function offersRecurring(world: World, listApplicantIds: ListApplicantIds): Worker[] {
  return [
    worker(remindExpiringJob, () => remindExpiringOffers(world), '5 4 * * *'),
    worker(remindSavedJob, () => remindSavedOffers(world, listApplicantIds), '15 4 * * *'),
  ]
}
