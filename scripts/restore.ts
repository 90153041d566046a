import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { sql } from 'drizzle-orm'
import { JOB_KINDS } from '#src/jobs.ts'
import { type Manifest, partsOf } from '#src/platform/backup/layout.ts'
import {
  emptyPlace,
  isEmptyPlace,
  loadBackup,
  migrationsUntil,
  readManifest,
  removeFolder,
} from '#src/platform/backup/load.ts'
import { recordRestore } from '#src/platform/backup/runs.ts'
import { lockDataFolder } from '#src/platform/data-lock.ts'
import { type OpenDatabase, openDatabase, selectRows } from '#src/platform/database.ts'
import { type Env, readEnv } from '#src/platform/env.ts'
import { type Files, openFiles } from '#src/platform/files/storage.ts'
import { openQueue } from '#src/platform/queue/queue.ts'

// npm run restore -- FOLDER [--replace]: with every server stopped, into an empty place or, told so, over what is there.
// With --try it goes into a place of its own, which is removed again: that the backup can be restored is written down.
const OPTIONS = ['--replace', '--try']
const given = process.argv.slice(2).filter((each) => !OPTIONS.includes(each))
const [replace, isTrial] = OPTIONS.map((option) => process.argv.includes(option))
if (given.length !== 1) fail('Usage: npm run restore -- FOLDER [--replace | --try]')
const folder = resolve(given[0] ?? '')
const begun = new Date()
const trial = isTrial ? await mkdtemp(join(tmpdir(), 'asafidy-restore-')) : null
const env = trial === null ? readEnv() : readEnv({ DATA_DIR: trial })
const lock = env.embedded ? lockDataFolder(env.DATA_DIR) : null
const place = { url: env.DATABASE_URL, folder: join(env.DATA_DIR, 'database') }
const files = await openFiles(env)
const manifest = await readManifest(folder).catch((error: Error) => fail(error.message))
await prepare(env, files)
const migrations = await migrationsUntil(manifest)
const database = await openDatabase({ ...place, migrations })
await loadBackup(database, files, folder, manifest)
await sendJobs(database, manifest)
await database.close()
await removeFolder(migrations)
const secret = partsOf(folder).secret
if (env.embedded && existsSync(secret)) await copyFile(secret, join(env.DATA_DIR, 'app-secret'))
lock?.release()
if (trial !== null) await recordTrial(trial)
console.log(
  `${isTrial ? 'Tried' : 'Restored'} ${folder}: ${manifest.tables.length} tables, ${manifest.files} files of ${manifest.made_at}.`,
)

/** Writes into the database of the site that the backup was tried, and removes the place where that was done. */
async function recordTrial(place: string) {
  await rm(place, { recursive: true, force: true })
  const site = readEnv()
  const held = site.embedded ? lockDataFolder(site.DATA_DIR) : null
  const own = await openDatabase({
    url: site.DATABASE_URL,
    folder: join(site.DATA_DIR, 'database'),
    migrations: null,
  })
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const took_seconds = Math.round((Date.now() - begun.getTime()) / 1_000)
  await recordRestore(own.db, { at: begun, took_seconds, rows, files: manifest.files })
  await own.close()
  held?.release()
}

/** Empties the place where `--replace` says so; ends the process where it does not and something is there. */
async function prepare({ embedded }: Env, storage: Files) {
  const before = await openDatabase({ ...place, migrations: null })
  if (!embedded && (await countOthers(before)) > 0)
    fail('Other processes use this database. Stop every server and worker first.')
  const isEmpty = await isEmptyPlace(before, storage)
  if (!isEmpty && !replace)
    fail(
      'There is something in this place already. Restore into an empty one, or add --replace to remove what is there.',
    )
  await emptyPlace(before, storage)
  await before.close()
}

async function countOthers({ db }: OpenDatabase): Promise<number> {
  const [row] = await selectRows<{ count: number }>(
    db,
    sql`SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
  )
  return row?.count ?? 0
}

/** Sends the jobs that waited again, because the queue of this version may keep them in other tables. */
async function sendJobs(restored: OpenDatabase, { jobs }: Manifest) {
  const queue = await openQueue(restored, JOB_KINDS, console.error)
  const known = new Set(JOB_KINDS.map(({ name }) => name))
  for (const { name, data, start_after, key } of jobs.filter((each) => known.has(each.name)))
    await queue.send(restored.db, { name }, data, {
      after: new Date(start_after),
      ...(key ? { key } : {}),
    })
  await queue.stop()
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
