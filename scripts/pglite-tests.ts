import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import config from '../vitest.config.ts'

// npm test runs every test on PostgreSQL, but for those of the embedded database itself (test/embedded). On PGlite it
// runs again what the two may answer differently: every call (test/), the platform, search and live news by their
// place, and tests that speak of transactions. Of the others a fifth, another one with each commit: what happens at once
// happens one after the other on PGlite's one connection, and jobs are rows as any other. A test that opens no database,
// or always one of its own kind, says the same in both runs.
const PLACES = /^(test|src\/platform)\/|\/(search|live)/
const WORDS = /[tT]ransaction\(/
const OPENS = /\b(useServices|openTestDatabase|openServices|startServer|runCommand)\(/
const ITS_OWN = /\bstartPostgres\(/
const PARTS = 5

/** The test files that npm test runs on PGlite, as paths from `root`. */
export function listPgliteTests(root: string): string[] {
  const part = numberOf(commitOf(root)) % PARTS
  return globSync(config.test?.include ?? [], { cwd: root })
    .filter((file) => {
      if (file.startsWith('test/embedded/')) return true
      const text = readFileSync(join(root, file), 'utf8')
      const isDifferent = PLACES.test(file) || WORDS.test(text) || numberOf(file) % PARTS === part
      return isDifferent && OPENS.test(text) && !ITS_OWN.test(text)
    })
    .sort()
}

function numberOf(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE()
}

function commitOf(root: string): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
  } catch {
    return ''
  }
}
