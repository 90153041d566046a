import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addressOn, onServer } from '../on-server.ts'
import { runCommand } from '../processes/server-process.ts'
import { SECRET } from './sites.ts'

/**
 * Before the first file of tests: the demonstration data, written once; each file's site starts from a copy. Where a
 * PostgreSQL server is given (TEST_DATABASE_URL) they are there too.
 */
export default async function prepare() {
  const server = process.env.TEST_DATABASE_URL
  const name = `demonstration_${randomBytes(6).toString('hex')}`
  const writing = write('asafidy-demonstration-', {})
  const files = server && (await writeOnServer(server, name))
  const embedded = await writing
  process.env.DEMONSTRATION = embedded
  if (!server || !files) return () => remove(embedded)
  Object.assign(process.env, { DEMONSTRATION_FILES: files, DEMONSTRATION_DATABASE: name })
  return async () => {
    for (const folder of [embedded, files]) remove(folder)
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
  }
}

async function writeOnServer(server: string, name: string): Promise<string> {
  await onServer(server, `CREATE DATABASE ${name}`)
  const settings = { DATABASE_URL: addressOn(server, name), APP_SECRET: SECRET }
  return write('asafidy-demonstration-files-', settings)
}

async function write(prefix: string, settings: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), prefix))
  for (const script of ['seeds/seed.ts', 'test/e2e/administrators.ts']) {
    const { code, output } = await runCommand(script, { DATA_DIR: folder, ...settings })
    if (code !== 0) throw new Error(`no demonstration data: ${output}`)
  }
  return folder
}

const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })
