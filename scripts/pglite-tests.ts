import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import config from '../vitest.config.ts'

// npm test runs every test on PostgreSQL, but for those of the embedded database itself (test/embedded). On PGlite it
// runs again those that the two can answer differently, by the rule below; npm test -- pglite-all runs everything there.
// What happens at once is no reason: PGlite has one connection, so PostgreSQL is the stricter of the two. Neither is a
// test that opens no database, or always one of its own kind: it says the same in both runs.

/**
 * Who may make which call, and what is read in the place of a person, is decided in code, and hostile-input.test.ts makes
 * every call on both databases. What a call takes in time, what an uploaded file does, what ends what, how a body is refused
 * and which calls ask for a proof are decided in code too. What becomes of money when much happens at once is for PostgreSQL.
 */
const SAME_ON_BOTH =
  /^test\/calls\/(roles|limits|viewing|refused-bodies|sensitive-acts|\w+(-\w+)*-timing)\.test\.ts$|\/(hostile-uploads|endings|unproven-mails|histories)\.test\.ts$/
/** Places whose tests are of the database itself, of search and of LISTEN, or of every call with every value. */
const PLACES = /^(test|src\/platform)\/|\/(search|live)/
/** A test that opens transactions itself, and not by a unit of work, looks at what can be seen of them. */
const TRANSACTION = /\.transaction\(/
/** What stands in a test, or in the code beside it, that the databases or their drivers can answer differently. */
const DIFFERENCES = [
  // Rows of raw statements: each driver reads dates, large numbers and arrays in its own way.
  /\bselectRows[<(]|\.execute\(/,
  // The order of texts, letters without accents, similar words: each has its own collations and extensions.
  /\bilike\(|\bunaccent\(|\bsimilarity\(|\bto_ts\w+\(|\blower\(|\bCOLLATE\b/,
  // Days of Antananarivo: each has its own table of time zones.
  /AT TIME ZONE|[aA]tAntananarivo\(|\bto_char\(|\bdate_trunc\(/,
  // Values inside JSON: each driver writes and reads it in its own way.
  /->>|\bjsonb_\w+\(/,
]
const OPENS = /\b(useServices|openTestDatabase|openServices|startServer|runCommand)\(/
const ITS_OWN = /\bstartPostgres\(/

/** The test files that npm test runs on PGlite, as paths from `root`. */
export function listPgliteTests(root: string): string[] {
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  return globSync(config.test?.include ?? [], { cwd: root })
    .filter((file) => {
      if (file.startsWith('test/embedded/')) return true
      const text = read(file)
      if (SAME_ON_BOTH.test(file) || !OPENS.test(text) || ITS_OWN.test(text)) return false
      if (PLACES.test(file) || TRANSACTION.test(text)) return true
      const beside = globSync(`${dirname(file)}/*.ts`, { cwd: root, exclude: ['**/*.test.ts'] }).map(read)
      return [text, ...beside].some((code) => DIFFERENCES.some((difference) => difference.test(code)))
    })
    .sort()
}
