import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { listPgliteTests } from './pglite-tests.ts'
import {
  ensureChromium,
  ensurePoppler,
  ensurePostgres,
  makeTestFolder,
  startPostgres,
} from './test-machine.ts'
import { readReport, type TestReport } from './test-report.ts'

// npm test: every check but those on demand; each failure is counted and the rest still runs. Those without tests run at
// once, the others one after the other, because each of them takes the whole machine.
// npm test -- types lint: these alone.
const ROOT = join(import.meta.dirname, '..')
const folder = makeTestFolder()
/** Node keeps what it compiled here, because each file of tests and each server of a story loads the same modules. */
const CACHE = { NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/node') }
// Whoever stops the checks in the middle stops what they started, and gets the folder's memory back.
const running = new Set<() => void>()
process.on('exit', () => {
  for (const stop of running) stop()
  rmSync(folder, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
const vitest = ['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=REPORT']
const CHECKS = {
  build: [process.execPath, 'scripts/run.mjs', 'build', '--quickly'],
  types: ['tsc', '-p', '.'],
  lint: ['biome', 'check', '.'],
  unused: ['knip'],
  postgres: [...vitest, '--exclude=test/embedded/**'],
  pglite: [...vitest, ...listPgliteTests(ROOT)],
  browser: ['playwright', 'test', '--reporter=list,json'],
  'pglite-all': vitest,
}
/** They run only when they are named: what they find beyond the others rarely differs. */
const ON_DEMAND = ['pglite-all']
const done: (TestReport & { name: string; seconds: number })[] = []

async function check(name: string, [program = '', ...args]: string[], env: Record<string, string> = {}) {
  const started = Date.now()
  const report = join(folder, `${name}.json`)
  const given = args.map((each) => each.replace('REPORT', report))
  const child = spawn(program, given, {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...CACHE,
      TMPDIR: folder,
      TEST_DATABASE_URL: '',
      ...env,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  })
  const stop = () => void child.kill()
  running.add(stop)
  const [status] = (await once(child, 'close')) as [number | null]
  running.delete(stop)
  const result = hasTests(args)
    ? readReport(report, status)
    : { ...passedIf(status === 0), files: [], failures: [] }
  const seconds = (Date.now() - started) / 1000
  done.push({ ...result, name, seconds })
  console.log(`\n== ${name}: ${result.passed} passed, ${result.failed} failed in ${Math.round(seconds)} s\n`)
}

function hasTests(command: string[]) {
  return command.some((each) => each.includes('json'))
}

function passedIf(passed: boolean) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 }
}

/** Prints the seconds of each check, and the files of tests that took longest. */
function printTimes() {
  const line = (name: string, seconds: number) => console.log(`${seconds.toFixed(1).padStart(7)} s  ${name}`)
  for (const { name, seconds } of done) line(name, seconds)
  for (const { name: check, files } of done) {
    const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10)
    if (slowest.length) console.log(`\nThe slowest files of ${check}`)
    for (const { name, seconds } of slowest) line(name, seconds)
  }
}

/** Prints the failures again at the end, where a reader of a long output looks first. */
function printFailures() {
  for (const { name, failed, failures } of done) {
    if (failed > 0) console.log(`\nFailed in ${name}`)
    for (const failure of failures) console.log(`  ${failure.replaceAll('\n', '\n  ')}`)
  }
  console.log()
}

const wanted = process.argv.slice(2)
const unknown = wanted.find((name) => !(name in CHECKS))
if (unknown) throw new Error(`no check is called ${unknown}; one of: ${Object.keys(CHECKS).join(', ')}`)
const isWanted = (name: string) => (wanted.length === 0 ? !ON_DEMAND.includes(name) : wanted.includes(name))
if (isWanted('browser')) ensureChromium()
if (isWanted('postgres') || isWanted('browser')) ensurePostgres()
if (['postgres', 'pglite', 'pglite-all'].some(isWanted)) ensurePoppler()
const all = Object.entries(CHECKS).filter(([name]) => isWanted(name))
await Promise.all(all.filter(([, command]) => !hasTests(command)).map((each) => check(...each)))
for (const [name, command] of all.filter(([, command]) => hasTests(command))) {
  const postgres =
    name === 'postgres' || name === 'browser' ? await startPostgres(join(folder, `server-of-${name}`)) : null
  const stop = () => void (postgres && process.kill(postgres.pid, 'SIGQUIT'))
  running.add(stop)
  await check(name, command, postgres ? { TEST_DATABASE_URL: postgres.url } : {})
  running.delete(stop)
  await postgres?.stop()
}
printTimes()
printFailures()
const sum = (of: 'passed' | 'failed') => done.reduce((total, each) => total + each[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') ? 1 : 0)
