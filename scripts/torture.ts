import { spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres, startPostgres } from './test-machine.ts'

// npm run torture [-- uploads] [--files FOLDER]: each file of scripts/torture as a process of its own, on a database and
// a data folder of its own; a part prints its tries and failures and ends with 1 when something did not hold. Chance is
// played with TORTURE_SEED, which is printed: the same one does the same again.
const PARTS = join(import.meta.dirname, 'torture')
/** Each part may take this long; all of them together take 15 minutes at most. */
const MINUTES: Record<string, number> = {
  uploads: 4.5,
  races: 2,
  kills: 3.5,
  outages: 3.5,
  disks: 0.5,
  'slow-disks': 1,
}

const given = process.argv.slice(2)
const options = given.findIndex((each) => each.startsWith('--'))
const wanted = options < 0 ? given : given.slice(0, options)
const parts = readdirSync(PARTS)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.find((name) => !parts.includes(name))
if (unknown) throw new Error(`no part is called ${unknown}`)

ensurePostgres()
const seed = process.env.TORTURE_SEED ?? String(randomInt(2 ** 31))
const failed: string[] = []
let isStopped = false
process.once('SIGINT', () => {
  isStopped = true
})
for (const name of parts) {
  if (isStopped) break
  console.log(`\n== ${name}`)
  if (!(await holds(name))) failed.push(name)
}
console.log(`\nTORTURE_SEED=${seed}`)
console.log(failed.length ? `\ndid not hold: ${failed.join(', ')}` : '\nall of it held')
process.exitCode = failed.length ? 1 : 0

async function holds(name: string): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'asafidy-torture-'))
  const postgres = await startPostgres(join(folder, 'postgres'))
  try {
    return (await run(name, { DATABASE_URL: postgres.url, DATA_DIR: join(folder, 'data') })) === 0
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function run(name: string, env: Record<string, string>): Promise<number | null> {
  const script = join(PARTS, `${name}.ts`)
  const child = spawn(process.execPath, [script, ...(options < 0 ? [] : given.slice(options))], {
    stdio: 'inherit',
    // The part has a process group of its own, so that its servers end with it.
    detached: true,
    env: { ...process.env, TORTURE_SEED: seed, ...env },
  })
  const end = () => process.kill(-(child.pid ?? 0), 'SIGKILL')
  process.once('SIGINT', end)
  const minutes = MINUTES[name] ?? 1
  const timer = setTimeout(() => {
    console.log(`${name} is ended after its ${minutes} minutes`)
    end()
  }, minutes * 60_000)
  return new Promise((done) =>
    child.once('exit', (code) => {
      clearTimeout(timer)
      process.off('SIGINT', end)
      done(code)
    }),
  )
}
