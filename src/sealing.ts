import { sealAuthenticatorsAnew } from './accounts/two-factor/sealing.ts'
import { sealAddressesAnew } from './calendar/subscriptions/subscriptions.ts'
import { jobKind, type Worker, worker } from './platform/queue/queue.ts'
import type { Services } from './platform/services.ts'

export const sealAnewJob = jobKind('secrets.seal-anew')

/** While two secrets count, what was sealed with the other one is sealed with `APP_SECRET`, so that the other one may go. */
export async function sealEverythingAnew(services: Services) {
  if (services.env.secrets.length === 1) return
  await sealAuthenticatorsAnew(services)
  await sealAddressesAnew(services)
}

export const sealingRecurring = (services: Services): Worker[] => [
  worker(sealAnewJob, () => sealEverythingAnew(services), '12 * * * *'),
]
