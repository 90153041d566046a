import { join } from 'node:path'
import { fillFirstArticles } from './content/articles/first/fill.ts'
import { fillFirstQuestions } from './content/faq/first/fill.ts'
import { fillFirstTexts } from './content/texts/first/fill.ts'
import { JOB_KINDS } from './jobs.ts'
import { systemClock } from './platform/clock.ts'
import { lockDataFolder } from './platform/data-lock.ts'
import { type Database, type OpenDatabase, openDatabase } from './platform/database.ts'
import type { Env } from './platform/env.ts'
import { openFiles } from './platform/files/storage.ts'
import { openLive } from './platform/live.ts'
import { openQueue } from './platform/queue/queue.ts'
import { openReplica, type Replica } from './platform/replicas/replica.ts'
import type { Services } from './platform/services.ts'
import { guardOuterDatabase } from './platform/unit-of-work.ts'
import { fillReference } from './reference/fill.ts'
import { followReference, refreshReference } from './reference-changes/current.ts'

/** Services and how to close them. */
export interface OpenServices {
  services: Services
  database: OpenDatabase
  close(): Promise<void>
}

/**
 * Opens everything a process needs, with the tables and reference lists up to date.
 * @throws Error when another process holds the embedded database's folder
 */
export async function openServices(env: Env, onError: (error: unknown) => void): Promise<OpenServices> {
  const lock = env.embedded ? lockDataFolder(env.DATA_DIR) : null
  try {
    const database = await openDatabase({ url: env.DATABASE_URL, folder: join(env.DATA_DIR, 'database') })
    await fillReference(database.db)
    await refreshReference(database.db, systemClock.now())
    await fillFirstArticles(database.db)
    await fillFirstQuestions(database.db)
    await fillFirstTexts(database.db)
    const queue = await openQueue(database, JOB_KINDS, onError)
    const live = openLive(database)
    const files = await openFiles(env)
    const db = database.kind === 'pglite' ? guardOuterDatabase(database.db) : database.db
    const replica = openReplicaOf(env, db)
    const stopFollowing = followReference({ db, clock: systemClock }, onError)
    const services: Services = { env, db, replica, clock: systemClock, queue, files, live }
    return {
      services,
      database,
      async close() {
        stopFollowing()
        await queue.stop()
        await live.close()
        await replica?.close()
        await database.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}

/** The embedded database has no replica, and a worker serves no public pages. */
function openReplicaOf(env: Env, primary: Database): Replica | null {
  const { DATABASE_REPLICA_URL: url, embedded, ROLE } = env
  return url && !embedded && ROLE !== 'worker' ? openReplica(url, primary) : null
}
