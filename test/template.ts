import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeTemplate, onServer } from './database.ts'

/** Before the first test file of a run: the database that each of them copies. */
export default async function prepare() {
  const server = process.env.TEST_DATABASE_URL
  const name = `template_${randomBytes(6).toString('hex')}`
  const template = server ? name : join(tmpdir(), `asafidy-${name}.tar`)
  await makeTemplate(template)
  process.env.TEST_TEMPLATE = template
  return async () => {
    if (server) await onServer(server, `DROP DATABASE ${template} WITH (FORCE)`)
    else rmSync(template, { force: true })
  }
}
