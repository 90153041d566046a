import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { buildApp } from '#src/app.ts'
import { listWorkers } from '#src/jobs.ts'
import type { Clock } from '#src/platform/clock.ts'
import { readEnv } from '#src/platform/env.ts'
import { openFiles } from '#src/platform/files/storage.ts'
import { openLive } from '#src/platform/live.ts'
import type { Queue } from '#src/platform/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { guardOuterDatabase } from '#src/platform/unit-of-work.ts'
import { openTestDatabase } from './database.ts'

/** A clock that stands still until a test moves it. */
class TestClock implements Clock {
  #now = new Date('2026-11-21T08:00:00Z')

  now(): Date {
    return this.#now
  }

  set(moment: string | Date) {
    this.#now = new Date(moment)
  }

  advance(seconds: number) {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}

interface SentJob {
  name: string
  data: object
  after: Date | null
}

/** Keeps jobs until a test runs them; what a rolled back transaction sent is not told apart (the real queue is tested beside it). */
class TestQueue implements Queue {
  readonly jobs: SentJob[] = []
  readonly #clock: Clock

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async send(
    _database: unknown,
    kind: { name: string },
    data: object,
    options: { after?: number | Date } = {},
  ) {
    const { after } = options
    const at =
      typeof after === 'number' ? new Date(this.#clock.now().getTime() + after * 1000) : (after ?? null)
    this.jobs.push({ name: kind.name, data: structuredClone(data), after: at })
  }

  async work() {}
  async stop() {}

  /** Runs every job that is due, and those that they send. */
  async runDue(services: Services) {
    const workers = new Map(listWorkers(services).map((each) => [each.kind.name, each]))
    for (let job = this.#takeDue(); job; job = this.#takeDue()) {
      const found = workers.get(job.name)
      if (!found) throw new Error(`no worker for ${job.name}`)
      await found.run(job.data, { id: 'test' })
    }
  }

  #takeDue(): SentJob | undefined {
    const now = this.#clock.now()
    const index = this.jobs.findIndex((job) => job.after === null || job.after <= now)
    return index < 0 ? undefined : this.jobs.splice(index, 1)[0]
  }
}

export interface TestServices extends Services {
  clock: TestClock
  queue: TestQueue
  app: FastifyInstance
}

/** A whole server on its own database for the tests of one file; read it inside tests only. `settings` are of its environment. */
export function useServices(settings: Record<string, string> = {}): TestServices {
  const holder = {} as TestServices
  let close = async () => {}
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'asafidy-test-'))
    const database = await openTestDatabase()
    const env = readEnv({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      DEMO: '0',
      APP_URL: 'http://localhost:3000',
      ...settings,
    })
    const clock = new TestClock()
    const live = openLive(database)
    Object.assign(holder, {
      env,
      db: guardOuterDatabase(database.db),
      clock,
      queue: new TestQueue(clock),
      files: await openFiles(env),
      live,
    })
    holder.app = await buildApp(holder)
    await holder.app.ready()
    close = async () => {
      await holder.app.close()
      await live.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
  afterAll(() => close())
  return holder
}
