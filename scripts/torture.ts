import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensurePostgres, startPostgres } from './test-machine.ts'

// npm run torture [-- uploads] [--files FOLDER]: each file of scripts/torture as a process of its own, on a database and
// a data folder of its own; a part prints its tries and failures and ends with 1 when something did not hold.
const PARTS = join(import.meta.dirname, 'torture')
const MINUTES_IN_ALL = 15

const given = process.argv.slice(2)
const options = given.findIndex((each) => each.startsWith('--'))
const wanted = options < 0 ? given : given.slice(0, options)
const parts = readdirSync(PARTS)
  .map((file) => file.replace(/\.ts$/, ''))
  .filter((name) => wanted.length === 0 || wanted.includes(name))
const unknown = wanted.find((name) => !parts.includes(name))
if (unknown) throw new Error(`no part is called ${unknown}`)

ensurePostgres()
const over = Date.now() + MINUTES_IN_ALL * 60_000
const failed: string[] = []
for (const name of parts) {
  console.log(`\n== ${name}`)
  if (!(await holds(name))) failed.push(name)
}
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
    env: { ...process.env, ...env },
  })
  const timer = setTimeout(() => child.kill('SIGKILL'), Math.max(1, over - Date.now()))
  return new Promise((done) =>
    child.once('exit', (code) => {
      clearTimeout(timer)
      done(code)
    }),
  )
}
