import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect } from 'vitest'
import { namesWithoutWords } from '#src/admin/web/audit/field-words.ts'
import { buildApp } from '#src/app.ts'
import type { Clock } from '#src/platform/clock.ts'
import { readEnv } from '#src/platform/env.ts'
import { openFiles } from '#src/platform/files/storage.ts'
import { openLive } from '#src/platform/live.ts'
import type { Services } from '#src/platform/services.ts'
import { auditLog } from '#src/platform/tables.ts'
import { guardOuterDatabase } from '#src/platform/unit-of-work.ts'
import { openTestDatabase } from './database.ts'
import { TestQueue } from './queue.ts'

/** The clock of the product and of the queue, which stands still until a test moves it. */
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

export interface TestServices extends Services {
  clock: TestClock
  queue: TestQueue
  app: FastifyInstance
}

/**
 * Makes a whole server on a database of its own for the tests of one file. The returned object is filled before the first
 * test, so it must be read inside tests only.
 * @param settings variables of the environment, such as `APP_URL`
 */
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
      replica: null,
      clock,
      queue: new TestQueue(database.db, clock),
      files: await openFiles(env),
      live,
    })
    holder.app = await buildApp(holder)
    await holder.app.ready()
    close = async () => {
      const raw = await listRawDetails(holder)
      await holder.app.close()
      await live.close()
      await database.close()
      rmSync(folder, { recursive: true, force: true })
      expect(raw, 'details of the log that admin/web/audit/field-words.ts does not name').toEqual([])
    }
  })
  afterAll(() => close())
  return holder
}

/** Whatever the tests of a file had written to the log is read by people: these fields of it have no words. */
async function listRawDetails({ db }: TestServices): Promise<string[]> {
  const rows = await db.select({ action: auditLog.action, details: auditLog.details }).from(auditLog)
  const raw = rows.flatMap(({ action, details }) =>
    namesWithoutWords(details).map((name) => `${action}: ${name}`),
  )
  return [...new Set(raw)]
}

/** How many files are stored: those of people, pictures and papers alike. */
export function countStoredFiles({ env }: TestServices): number {
  const folder = join(env.DATA_DIR, 'files')
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile()).length
}
