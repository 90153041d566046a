import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { World } from '#src/platform/world.ts'
import { removeFiles, removeFilesJob } from './erasing.ts'
import { makeExport } from './export-making.ts'
import { makeExportJob, purgeExports } from './exports.ts'
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

export function personalDataWorkers(world: World): Worker[] {
  return [
    worker(makeExportJob, ({ id }) => makeExport(world, id)) as Worker,
    worker(removeFilesJob, ({ keys }) => removeFiles(world, keys)) as Worker,
  ]
}

/** Every night, when Antananarivo sleeps. */
export function personalDataRecurring(world: World): Worker[] {
  return [
    worker(purgeExportsJob, () => purgeExports(world), '5 22 * * *'),
    worker(eraseLeavingJob, () => eraseLeaving(world), '15 22 * * *'),
    worker(warnInactiveJob, () => warnInactive(world), '25 22 * * *'),
    worker(eraseInactiveJob, () => eraseInactive(world), '35 22 * * *'),
  ]
}
