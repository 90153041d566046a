import { jobKind, type Worker, worker } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { makeExportJob, purgeExports } from './exports.ts'
import { makeExport } from './making.ts'

const purgeExportsJob = jobKind('personal-data.purge-exports')

export const EXPORT_JOBS = [makeExportJob, purgeExportsJob]

export function exportsWorkers(services: Services): Worker[] {
  return [worker(makeExportJob, ({ id }) => makeExport(services, id)) as Worker]
}

/** Every night, when Antananarivo sleeps. */
export function exportsRecurring(services: Services): Worker[] {
  return [worker(purgeExportsJob, () => purgeExports(services), '5 22 * * *')]
}
