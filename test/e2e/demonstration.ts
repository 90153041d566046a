import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres, startPostgres } from '../../scripts/test-machine.ts'
import { databaseOn, onServer } from '../database-server.ts'
import { runCommand } from '../server-process.ts'

/** The name of the database that each site copies. */
const NAME = 'demonstration'

/**
 * Before the first file of tests: the demonstration data, written once on a PostgreSQL of the run's own; each file's site
 * starts from a copy. On the embedded database a site takes three times as long to start, and answers for it.
 */
export default async function prepare() {
  ensurePostgres()
  const folder = mkdtempSync(join(tmpdir(), 'asafidy-demonstration-'))
  const postgres = await startPostgres(join(folder, 'postgres'))
  await onServer(postgres.url, `CREATE DATABASE ${NAME}`)
  const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: databaseOn(postgres.url, NAME) }
  const { code, output } = await runCommand('seeds/seed.ts', data)
  if (code !== 0) throw new Error(`no demonstration data: ${output}`)
  process.env.DEMONSTRATION = JSON.stringify({ folder: data.DATA_DIR, server: postgres.url, name: NAME })
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Where the demonstration data are. */
export interface Demonstration {
  /** Its files. */
  folder: string
  /** The address of the server, and its database there. */
  server: string
  name: string
}

export function demonstration(): Demonstration {
  return JSON.parse(process.env.DEMONSTRATION ?? '') as Demonstration
}
