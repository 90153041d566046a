import { jobKind, type Worker, worker } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { prepareExportJob, purgeExports } from './exports.ts'
import { prepareExport } from './preparation.ts'

const purgeExportsJob = jobKind('personal-data.purge-exports')

export const EXPORT_JOBS = [prepareExportJob, purgeExportsJob]

export function exportsWorkers(services: Services): Worker[] {
  return [worker(prepareExportJob, ({ id }) => prepareExport(services, id)) as Worker]
}

/** The job runs at 22:05 in UTC, which is night in Antananarivo. */
export function exportsRecurring(services: Services): Worker[] {
  return [worker(purgeExportsJob, () => purgeExports(services), '5 22 * * *')]
}
