import { existsSync } from 'node:fs'
import { chmod, copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { writeBackup } from '#src/platform/backup/dump.ts'
import { partsOf } from '#src/platform/backup/layout.ts'
import { recordBackup } from '#src/platform/backup/runs.ts'
import { lockDataFolder } from '#src/platform/data-lock.ts'
import { openDatabase } from '#src/platform/database.ts'
import { readEnv } from '#src/platform/env.ts'
import { openFiles } from '#src/platform/files/storage.ts'

// npm run backup -- FOLDER: beside running servers on PostgreSQL; the embedded database only while nobody holds it.
const [given] = process.argv.slice(2)
if (!given) {
  console.error('Usage: npm run backup -- FOLDER (empty or not there yet)')
  process.exit(1)
}
const folder = resolve(given)
const env = readEnv()
const lock = env.embedded ? lockDataFolder(env.DATA_DIR) : null
const database = await openDatabase({
  url: env.DATABASE_URL,
  folder: join(env.DATA_DIR, 'database'),
  migrations: null,
})
try {
  const begun = Date.now()
  const { tables, files } = await writeBackup(database, await openFiles(env), folder)
  const secret = join(env.DATA_DIR, 'app-secret')
  if (env.embedded && existsSync(secret)) {
    await copyFile(secret, partsOf(folder).secret)
    await chmod(partsOf(folder).secret, 0o600)
  }
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  const took_seconds = Math.round((Date.now() - begun) / 1_000)
  // A database that waits for its upgrade has no table for it yet, and its backup is as good.
  await recordBackup(database.db, { at: new Date(begun), took_seconds, rows, files }).catch(() => undefined)
  console.log(`Backed up to ${folder}: ${tables.length} tables, ${rows} rows, ${files} files.`)
} finally {
  await database.close()
  lock?.release()
}
