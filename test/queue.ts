import { sql } from 'drizzle-orm'
import { JOB_KINDS, listWorkers } from '#src/jobs.ts'
import type { Clock } from '#src/platform/clock.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import type { JobKind, Queue } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'

interface WaitingJob {
  name: string
  data: object
}

/** Adds the table that TestQueue keeps its jobs in. */
export async function createQueueTable(database: Database): Promise<void> {
  await database.execute(sql`
    CREATE TABLE test_jobs (
      id serial PRIMARY KEY, name text NOT NULL, data jsonb NOT NULL, due_at timestamptz NOT NULL, key text,
      UNIQUE (name, key)
    )`)
}

/**
 * Jobs as rows, written through the transaction that is handed in as the real queue does, and run when a test says so:
 * what was rolled back was never sent, what is not committed cannot run. The real queue judges `after` by the database's
 * clock; here the tests' clock stands for it, so that a test moves one clock only (queue.test.ts of the platform shows
 * the real one).
 */
export class TestQueue implements Queue {
  readonly #clock: Clock
  readonly #database: Database

  readonly #kinds: readonly JobKind<object>[]

  constructor(database: Database, clock: Clock, kinds: readonly JobKind<object>[] = JOB_KINDS) {
    this.#database = database
    this.#clock = clock
    this.#kinds = kinds
  }

  async send<Data extends object>(
    transaction: Database,
    kind: JobKind<Data>,
    data: Data,
    { after = 0, key }: { after?: number | Date; key?: string } = {},
  ) {
    if (!this.#kinds.some(({ name }) => name === kind.name)) throw new Error(`${kind.name} is no known kind`)
    const due = after instanceof Date ? after : new Date(this.#clock.now().getTime() + after * 1000)
    await transaction.execute(sql`
      INSERT INTO test_jobs (name, data, due_at, key)
      VALUES (${kind.name}, ${JSON.stringify(data)}, ${due.toISOString()}, ${key ?? null}) ON CONFLICT DO NOTHING`)
  }

  async work() {}
  async stop() {}

  /** Lists the jobs that wait, due or not, in the order in which they were sent. */
  async list(): Promise<WaitingJob[]> {
    return selectRows(this.#database, sql`SELECT name, data FROM test_jobs ORDER BY id`)
  }

  async clear() {
    await this.#database.execute(sql`DELETE FROM test_jobs`)
  }

  /** Runs every job that is due, and those that they send. */
  async runDue(services: Services) {
    const workers = new Map(listWorkers(services).map((each) => [each.kind.name, each]))
    for (let job = await this.#takeDue(); job; job = await this.#takeDue()) {
      const found = workers.get(job.name)
      if (!found) throw new Error(`no worker for ${job.name}`)
      await found.run(job.data, { id: 'test' })
    }
  }

  async #takeDue(): Promise<WaitingJob | undefined> {
    const now = this.#clock.now().toISOString()
    const [job] = await selectRows<WaitingJob>(
      this.#database,
      sql`
        DELETE FROM test_jobs WHERE id = (SELECT min(id) FROM test_jobs WHERE due_at <= ${now})
        RETURNING name, data`,
    )
    return job
  }
}
