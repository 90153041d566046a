import { AsyncLocalStorage } from 'node:async_hooks'
import type { Database } from './database.ts'
import type { Env } from './env.ts'
import type { Files } from './files/storage.ts'
import type { JobKind, SendOptions } from './queue/queue.ts'
import type { Services } from './services.ts'

/** One change of the product: its transaction, its moment, and what happens exactly when it does. */
export interface Unit {
  /** The transaction; nothing else may be asked of the database while it is open. */
  db: Database
  /** The moment of the change, the same for everything that it writes. */
  now: Date
  /** The person who makes it, null for the system. */
  actor_id: number | null
  env: Env
  /** Sends a job that exists when the change does; `options` as of the queue. */
  send<Data extends object>(kind: JobKind<Data>, data: Data, options?: SendOptions): Promise<void>
  files: UnitFiles
}

/** The files of a change: they are kept exactly when the change is. */
interface UnitFiles {
  /** Stores the bytes and answers with their key; they are removed again when the work fails. */
  put: Files['put']
  /** Removes the file once the change is kept; a key without a file is no failure. */
  remove(key: string): void
}

const open = new AsyncLocalStorage<true>()

/**
 * Runs `work` in one transaction, at one moment, in the name of `actor` (null: the system).
 * @throws whatever `work` throws, and then nothing of it is kept; Error inside another unit of work
 */
export async function inTransaction<T>(
  services: Services,
  actor: { id: number } | null,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  if (open.getStore()) throw new Error('a unit of work was opened inside another one')
  const { env, queue, files } = services
  const stored: string[] = []
  const removed: string[] = []
  const begin = (db: Database): Unit => ({
    db,
    now: services.clock.now(),
    actor_id: actor?.id ?? null,
    env,
    send: (kind, data, options) => queue.send(db, kind, data, options),
    files: {
      async put(bytes, extension, beside) {
        const key = await files.put(bytes, extension, beside)
        stored.push(key)
        return key
      },
      remove: (key) => void removed.push(key),
    },
  })
  let worked = false
  const result = await services.db
    .transaction(async (tx) => {
      const answer = await open.run(true, () => work(begin(tx)))
      worked = true
      return answer
    })
    .catch(async (error: unknown) => {
      // When the connection is lost at the commit the rows may exist all the same: then their files stay.
      if (!worked) await removeAll(files, stored)
      throw error
    })
  await removeAll(files, removed)
  return result
}

/**
 * A file that cannot be removed must not undo what is kept: it stays without a row, and the housekeeping removes it.
 */
async function removeAll(files: Files, keys: string[]) {
  await Promise.allSettled(keys.map((key) => files.remove(key)))
}

/**
 * The same database, that throws when it is used while a unit of work is open: on the embedded database, which has one
 * connection, such a query would wait for the transaction that waits for it.
 */
export function guardOuterDatabase(database: Database): Database {
  return new Proxy(database, {
    get(target, name) {
      const value = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      if (open.getStore()) throw new Error('the outer database was used inside a unit of work')
      return value.bind(target)
    },
  })
}
