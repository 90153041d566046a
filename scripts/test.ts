import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium, ensurePostgres, startPostgres } from './test-machine.ts'

// npm test: every check, one after the other; each failure is counted and the rest still runs.
const ROOT = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'asafidy-check-'))
const totals = { passed: 0, failed: 0 }

function check(name: string, program: string, args: string[], env: Record<string, string> = {}): void {
  const started = Date.now()
  const report = join(folder, `${name.replaceAll(' ', '-')}.json`)
  const { status } = spawnSync(
    program,
    args.map((each) => each.replace('REPORT', report)),
    {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    },
  )
  const counted = countReport(report) ?? (status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
  // A runner that broke without a failed test is a failure all the same.
  if (status !== 0 && counted.failed === 0) counted.failed = 1
  totals.passed += counted.passed
  totals.failed += counted.failed
  const seconds = Math.round((Date.now() - started) / 1000)
  console.log(`\n== ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s\n`)
}

function countReport(path: string): { passed: number; failed: number } | null {
  if (!existsSync(path)) return null
  const report = JSON.parse(readFileSync(path, 'utf8'))
  if ('numPassedTests' in report) return { passed: report.numPassedTests, failed: report.numFailedTests }
  if ('stats' in report)
    return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
  return null
}

// All tests run on PostgreSQL; on the embedded database, what stands on its own ways: one connection, its notifications, its folder.
const EMBEDDED = [
  ...[
    'src/platform',
    'src/offers/search',
    'src/offers/alerts',
    'src/notifications',
    'src/applications/applying',
  ],
  ...['src/personal-data', 'seeds', 'test/crash', 'test/data-', 'test/production-start', 'test/queue'],
]
const vitest = ['run', '--reporter=default', '--reporter=json', '--outputFile.json=REPORT']
ensureChromium()
ensurePostgres()
check('build', process.execPath, ['scripts/run.mjs', 'build'])
check('types', 'tsc', ['-p', '.'])
check('lint', 'biome', ['check', '.'])
check('unused code', 'knip', [])
check('tests on PGlite', 'vitest', [...vitest, ...EMBEDDED])
const postgres = await startPostgres(join(folder, 'postgres'))
check('tests on PostgreSQL', 'vitest', vitest, { TEST_DATABASE_URL: postgres.url })
await postgres.stop()
check('browser tests', 'playwright', ['test', '--reporter=list,json'])
rmSync(folder, { recursive: true, force: true })
console.log(`${totals.passed} passed, ${totals.failed} failed`)
process.exit(totals.failed ? 1 : 0)
