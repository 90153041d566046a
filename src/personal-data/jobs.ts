import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { removeFiles, removeFilesJob } from './erasing.ts'
import { makeExportJob, purgeExports } from './exports/exports.ts'
import { makeExport } from './exports/making.ts'
import { eraseInactive, eraseLeaving, warnInactive } from './leaving.ts'

const purgeExportsJob = jobKind('personal-data.purge-exports')
const eraseLeavingJob = jobKind('personal-data.erase-leaving')
const warnInactiveJob = jobKind('personal-data.warn-inactive')
const eraseInactiveJob = jobKind('personal-data.erase-inactive')

export const PERSONAL_DATA_JOBS = [
  makeExportJob,
  removeFilesJob,
  purgeExportsJob,
  eraseLeavingJob,
  warnInactiveJob,
  eraseInactiveJob,
]

export function personalDataWorkers(services: Services): Worker[] {
  return [
    worker(makeExportJob, ({ id }) => makeExport(services, id)) as Worker,
    worker(removeFilesJob, ({ keys }) => removeFiles(services, keys)) as Worker,
  ]
}

/** Every night, when Antananarivo sleeps. */
export function personalDataRecurring(services: Services): Worker[] {
  return [
    worker(purgeExportsJob, () => purgeExports(services), '5 22 * * *'),
    worker(eraseLeavingJob, () => eraseLeaving(services), '15 22 * * *'),
    worker(warnInactiveJob, () => warnInactive(services), '25 22 * * *'),
    worker(eraseInactiveJob, () => eraseInactive(services), '35 22 * * *'),
  ]
}
