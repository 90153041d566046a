import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { removeFiles, removeFilesJob } from './erasure.ts'
import { eraseInactive, eraseRequested, warnInactive } from './retention.ts'

const eraseRequestedJob = jobKind('personal-data.erase-leaving')
const warnInactiveJob = jobKind('personal-data.warn-inactive')
const eraseInactiveJob = jobKind('personal-data.erase-inactive')

export const DELETION_JOBS = [removeFilesJob, eraseRequestedJob, warnInactiveJob, eraseInactiveJob]

export function deletionWorkers(services: Services): Worker[] {
  return [worker(removeFilesJob, ({ keys, ...captured }) => removeFiles(services, keys, captured)) as Worker]
}

/** The jobs run in the night of Antananarivo, which is three hours ahead of UTC. */
export function deletionRecurring(services: Services): Worker[] {
  return [
    worker(eraseRequestedJob, () => eraseRequested(services), '15 22 * * *'),
    worker(warnInactiveJob, () => warnInactive(services), '25 22 * * *'),
    worker(eraseInactiveJob, () => eraseInactive(services), '35 22 * * *'),
  ]
}
