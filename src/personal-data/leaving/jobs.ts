import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { removeFiles, removeFilesJob } from './erasing.ts'
import { eraseInactive, eraseLeaving, warnInactive } from './leaving.ts'

const eraseLeavingJob = jobKind('personal-data.erase-leaving')
const warnInactiveJob = jobKind('personal-data.warn-inactive')
const eraseInactiveJob = jobKind('personal-data.erase-inactive')

export const LEAVING_JOBS = [removeFilesJob, eraseLeavingJob, warnInactiveJob, eraseInactiveJob]

export function leavingWorkers(services: Services): Worker[] {
  return [worker(removeFilesJob, ({ keys }) => removeFiles(services, keys)) as Worker]
}

/** Every night, when Antananarivo sleeps. */
export function leavingRecurring(services: Services): Worker[] {
  return [
    worker(eraseLeavingJob, () => eraseLeaving(services), '15 22 * * *'),
    worker(warnInactiveJob, () => warnInactive(services), '25 22 * * *'),
    worker(eraseInactiveJob, () => eraseInactive(services), '35 22 * * *'),
  ]
}
