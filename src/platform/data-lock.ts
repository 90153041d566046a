import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Holds the data folder for this process until released. */
export interface DataLock {
  release(): void
}

const SQLITE_BUSY = 5
/** A lock that nothing refers to would be collected, and given up with it. */
const held = new Set<DatabaseSync>()

/**
 * Takes the data folder for this process alone: PGlite lets a second process open the same folder and then
 * silently loses what the first one writes. SQLite's lock of a file is the system's: it ends with its process, however
 * that ends, and of two that start at once only one gets it. Nothing else in this process may open that file.
 * @throws Error when another process holds it.
 */
export function lockDataFolder(folder: string): DataLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const file = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    file.close()
    throw isBusy(error) ? used(folder) : error
  }
  held.add(file)
  return {
    release() {
      held.delete(file)
      file.close()
    },
  }
}

const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

const used = (folder: string) =>
  new Error(
    `The data folder ${folder} is used by a running Asafidy process. Stop it first, or set DATA_DIR to another folder (or DATABASE_URL to a PostgreSQL server).`,
  )
