import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { describeError, writeLog } from '../log.ts'
import { recurringRuns } from '../tables.ts'

interface RecordedWorker {
  kind: { name: string }
  cron?: string
  run(data: object, job: { id: string }): Promise<void>
}

/** Returns the worker as it is, or for a recurring job one that also writes down when it ran, how long, and why it failed. */
export function recorded<Worker extends RecordedWorker>(database: Database, worker: Worker): Worker {
  if (!worker.cron) return worker
  return {
    ...worker,
    async run(data, job) {
      const at = new Date()
      const begun = performance.now()
      let failure: string | null = null
      try {
        await worker.run(data, job)
      } catch (error) {
        const { type, message } = describeError(error)
        failure = message || type
        throw error
      } finally {
        const took_ms = Math.round(performance.now() - begun)
        await database
          .insert(recurringRuns)
          .values({ name: worker.kind.name, at, took_ms, failure })
          .onConflictDoNothing()
          .catch((err: unknown) => writeLog('warn', 'a run was not written down', { err }))
      }
    },
  }
}

/** Lists the last runs of a recurring job, the latest first. */
export function listRuns(database: Database, name: string, most: number) {
  return database
    .select()
    .from(recurringRuns)
    .where(eq(recurringRuns.name, name))
    .orderBy(desc(recurringRuns.at))
    .limit(most)
}
