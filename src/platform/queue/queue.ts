import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'
import { sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import { fromDrizzle, fromPglite, type JobResult, PgBoss } from 'pg-boss'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import type { Database, OpenDatabase } from '../database.ts'
import { describeError } from '../log.ts'
import { recorded } from './recurring-runs.ts'
import { announceJob, wakeWorkers } from './wake-workers.ts'

/** A kind of job: its name and, as a type only, what it carries. Verbs send it without knowing its handler. */
export interface JobKind<Data extends object> {
  name: string
  /** Never set; carries the type. */
  data?: Data
}

/** Declares a kind of job; `name` is `domain.verb`. */
export function jobKind<Data extends object>(name: string): JobKind<Data> {
  return { name }
}

/** What a domain's jobs.ts exports: one kind and the shallow handler that calls a verb. */
export interface Worker {
  kind: JobKind<object>
  /** Cron line in UTC for a recurring job. */
  cron?: string
  run(data: object, job: { id: string }): Promise<void>
}

/** Ties a handler to its kind, keeping the data's type. */
export function worker<Data extends object>(
  kind: JobKind<Data>,
  run: (data: Data, job: { id: string }) => Promise<void>,
  cron?: string,
): Worker {
  return { kind, run: (data, job) => run(data as Data, job), ...(cron ? { cron } : {}) }
}

export interface SendOptions {
  /** Seconds, or the moment, before which it does not run. */
  after?: number | Date
  /** At most one waiting job of this kind and key. */
  key?: string
}

/** Jobs as rows: what is sent inside a transaction exists exactly when the transaction does. */
export interface Queue {
  /** @param database the transaction of the change that causes the job */
  send<Data extends object>(
    database: Database,
    kind: JobKind<Data>,
    data: Data,
    options?: SendOptions,
  ): Promise<void>
  /** Starts running jobs in this process. */
  work(workers: readonly Worker[], onError: (error: unknown, name: string) => void): Promise<void>
  /** Lets running jobs end, at most 20 s. */
  stop(): Promise<void>
}

/** A job that has ended can be looked up for so many days. */
export const FINISHED_JOBS_DAYS = 7

const SETTINGS = {
  // One waiting job for each key of a kind: a job that is sent without a key gets one of its own.
  policy: 'short',
  retryLimit: 12,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: FINISHED_JOBS_DAYS * DAY_SECONDS,
} as const
/** Jobs of a kind that one process runs at once. */
const AT_ONCE = 4
/** One job may take so many milliseconds, less than after which the queue gives up on all that began with it. */
const LIMIT = 110_000

/** Opens the queue on the product's own database; `kinds` are created so that they can be sent to. */
export async function openQueue(
  database: OpenDatabase,
  kinds: readonly JobKind<object>[],
  onError: (error: unknown) => void,
): Promise<Queue> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.kind,
    supervise: true,
    superviseIntervalSeconds: 15,
    monitorIntervalSeconds: 15,
    cronWorkerIntervalSeconds: 30,
    schedule: true,
    monitorVacuum: false,
    reindex: false,
  })
  boss.on('error', onError)
  await boss.start()
  // Nobody else runs jobs of the embedded database: what was running when this process last ended is due again.
  if (database.kind === 'pglite')
    await database.db.execute(
      sql`UPDATE pgboss.job SET state = 'retry', started_on = NULL WHERE state = 'active'`,
    )
  for (const kind of kinds) {
    await boss.createQueue(kind.name, SETTINGS)
    // Brings the queue into the library's memory now: looked up inside a transaction it would wait for that
    // transaction's own connection, the only one that PGlite has.
    await boss.findJobs(kind.name, { id: '00000000-0000-0000-0000-000000000000' })
  }
  let stopWaking: (() => Promise<void>) | undefined
  return {
    async send(transaction, kind, data, options = {}) {
      await boss.send(kind.name, data, {
        db: fromDrizzle(transaction as never, sql),
        ...(options.after === undefined ? {} : { startAfter: options.after }),
        singletonKey: options.key ?? randomUUID(),
      })
      if (options.after === undefined) await announceJob(transaction, kind.name)
    },
    async work(workers, onJobError) {
      const ids = new Map<string, string>()
      for (const each of workers)
        ids.set(each.kind.name, await startWorker(boss, recorded(database.db, each), onJobError))
      stopWaking = wakeWorkers(
        database,
        (name) => {
          const id = ids.get(name)
          if (id) boss.notifyWorker(id)
        },
        onError,
      )
    },
    async stop() {
      await stopWaking?.()
      await boss.stop({ graceful: true, timeout: 20_000 })
    },
  }
}

function bossDatabase(database: OpenDatabase) {
  if (database.kind === 'pglite') return fromPglite(database.client as PGlite as never)
  const pool = database.client as Pool
  return {
    async executeSql(text: string, values?: unknown[]) {
      const result = (await pool.query(text, values)) as unknown as { rows: object[] } | { rows: object[] }[]
      // A text of several statements answers with a list; the queue wants the rows of all of them.
      return { rows: Array.isArray(result) ? result.flatMap((each) => each.rows) : result.rows }
    },
  }
}

/** @returns the id by which the worker is woken */
async function startWorker(boss: PgBoss, each: Worker, onError: (error: unknown, name: string) => void) {
  const { name } = each.kind
  const options = {
    // A worker is woken when there is something to do; it asks by itself only in case a wake-up was lost.
    pollingIntervalSeconds: 600,
    batchSize: AT_ONCE,
    burstWhenBatchFull: true,
    perJobResults: true,
  } as const
  // The jobs begin together and each has a limit of its own, so that a slow one neither delays nor repeats the others.
  const id = await boss.work<object, void, typeof options>(name, options, (jobs) =>
    Promise.all(jobs.map(({ id, data }) => runJob(each, { id, data }, onError))),
  )
  if (each.cron) await boss.schedule(name, each.cron)
  return id
}

async function runJob(
  { kind, run }: Worker,
  { id, data }: { id: string; data: object },
  onError: (error: unknown, name: string) => void,
): Promise<JobResult> {
  const limit = new AbortController()
  const over = wait(LIMIT, null, { signal: limit.signal }).then(() => {
    throw new Error(`the job took more than ${LIMIT / 1000} s`)
  })
  try {
    await Promise.race([run(data, { id }), over])
    return { id, status: 'completed' }
  } catch (error) {
    onError(error, kind.name)
    return { id, status: 'failed', output: { ...describeError(error) } }
  } finally {
    limit.abort()
    over.catch(() => undefined)
  }
}
