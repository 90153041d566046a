import { createHash, randomBytes } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { makeTemplate } from './database.ts'
import { onServer } from './on-server.ts'

const ROOT = join(import.meta.dirname, '..')
const CACHE = join(ROOT, 'node_modules/.cache/asafidy')

/** Makes the database that each test file copies, before the first file of a run. */
export default async function prepare() {
  const server = process.env.TEST_DATABASE_URL
  if (!server) {
    process.env.TEST_TEMPLATE = await keptFile()
    return
  }
  const name = `template_${randomBytes(6).toString('hex')}`
  await makeTemplate(name)
  process.env.TEST_TEMPLATE = name
  return () => onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
}

/**
 * Returns the file of the template; it is kept for the next runs until a migration or a library changes, and a copy brings
 * everything else up to date itself.
 */
async function keptFile(): Promise<string> {
  const path = join(CACHE, `${digest()}.tar`)
  if (existsSync(path)) return path
  rmSync(CACHE, { recursive: true, force: true })
  mkdirSync(CACHE, { recursive: true })
  // The file is renamed when it is complete, because another run may start at the same time.
  const making = `${path}.${process.pid}`
  await makeTemplate(making)
  renameSync(making, path)
  return path
}

function digest(): string {
  const hash = createHash('sha256')
  for (const file of ['package-lock.json', ...globSync('migrations/**/*.*', { cwd: ROOT }).sort()])
    hash.update(file).update(readFileSync(join(ROOT, file)))
  return hash.digest('hex').slice(0, 16)
}
