import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { OPTIONS } from '#src/platform/database/watched-pool.ts'
import { type ServerProcess, startServer } from '../test/processes/server-process.ts'
import { bareLookups } from './bare-lookups.ts'
import { load, percentile } from './load.ts'
import { recordStatements, type Statement } from './recorded-statements.ts'
import type { Report } from './report.ts'
import { SEARCHES } from './searches.ts'

type Env = Record<string, string> & { DATABASE_URL: string }

const SECONDS = 8
/** Every browser sends this header; without it the page is not packed, and costs another figure. */
const AS_BROWSERS = { 'accept-encoding': 'gzip, deflate, br' }

/** Measures searches on one connection, as JSON and as a page, beside the same SQL run directly. */
export async function measureSearch(env: Env, report: Report) {
  await settle(env.DATABASE_URL)
  const statements = await recordStatements(
    env,
    SEARCHES.map((search) => `/api/offers?${search}`),
  )
  const server = await startServer(env)
  try {
    const one = { connections: 1, seconds: SECONDS }
    const pick = (index: number) => SEARCHES[index % SEARCHES.length] ?? ''
    await load((index) => `${server.url}/api/offers?${pick(index)}`, { ...one, seconds: 2 })
    const direct = await replay(env.DATABASE_URL, statements)
    const json = await load((index) => `${server.url}/api/offers?${pick(index)}`, one)
    const worded = SEARCHES.filter((search) => search.includes('keywords='))
    const words = await load((index) => `${server.url}/api/offers?${worded[index % worded.length]}`, one)
    const bare = await replay(env.DATABASE_URL, bareLookups(worded))
    // An address that nobody asked for before is rendered anew each time; a process's first pages load its modules.
    const newPage = (index: number) => `${server.url}/offres?${pick(index)}&n=${index}`
    await load((index) => `${newPage(index)}&first`, { ...one, seconds: 2 })
    const page = await load(newPage, { ...one, seconds: 2 * SECONDS })
    report.atMost('search JSON, p50', percentile(json.times, 0.5), percentile(direct, 0.5), 2, 'ms')
    const ratio = medianRatio(words.times, bare, worded.length)
    report.within('search JSON beside the bare look-up of its words, median', ratio, 8, '×')
    const [slowest, slowestBare] = [percentile(words.times, 0.99), percentile(bare, 0.99)]
    report.atMost('search JSON beside a bare look-up of its words, p99', slowest, slowestBare, 3, 'ms')
    // Beside the same search without its page: beside its SQL a page would look slower for each millisecond that this saves.
    report.atMost('search page, p50', percentile(page.times, 0.5), percentile(json.times, 0.5), 3.5, 'ms')
    report.atMost('search page, p99', percentile(page.times, 0.99), percentile(direct, 0.99), 1.5, 'ms')
    await measureCompletions(server.url, report)
    report.within('memory after the searches', memoryOf(server.child), 250, 'MB')
  } finally {
    await server.stop()
  }
}

const TYPED = ['co', 'compt', 'chauffeur tam', 'assist', 'dev j', 'resp', 'an', 'tana', 'mpamily', 'zz']

/** Measures the completions under a search's field; the first answers come before its words are read. */
async function measureCompletions(url: string, report: Report) {
  const one = { connections: 1, seconds: 2 }
  const path = (index: number) => `${url}/api/offers/completions?typed=${TYPED[index % TYPED.length]}`
  const first = await load(path, one)
  report.within('completions while words are read, slowest', percentile(first.times, 1), 300, 'ms')
  const { times } = await load(path, one)
  report.within('completions, p50', percentile(times, 0.5), 10, 'ms')
}

/** Measures list pages a second on eight connections beside a bare page. @returns the product's figure */
export async function measureLists(env: Env, report: Report): Promise<number> {
  const bare = spawn(process.execPath, ['bench/bare-page.ts'], {
    env: { ...process.env, ...env, PORT: '24402' },
  })
  const server = await startServer(env)
  try {
    const eight = { connections: 8, seconds: SECONDS }
    await waitFor('http://127.0.0.1:24402/')
    await load(() => 'http://127.0.0.1:24402/', { ...eight, seconds: 2 })
    const limit = await load(() => 'http://127.0.0.1:24402/', eight)
    const list = await listsPerSecond(server)
    report.atLeast('list page, 8 connections', list, limit.perSecond, 0.5, 'pages/s')
    report.within('memory after the lists', memoryOf(server.child), 250, 'MB')
    return list
  } finally {
    bare.kill('SIGTERM')
    await server.stop()
  }
}

/** Measures the same lists with many more offers, and that no search takes long. */
export async function measureManyOffers(env: Env, report: Report, usual: number) {
  await settle(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    await load((index) => `${server.url}/api/offers?${SEARCHES[index % SEARCHES.length]}`, {
      connections: 1,
      seconds: 4,
    })
    const searches = await load((index) => `${server.url}/api/offers?${SEARCHES[index % SEARCHES.length]}`, {
      connections: 1,
      seconds: 15,
    })
    report.within('search among many offers, p99', percentile(searches.times, 0.99), 150, 'ms')
    report.within('slowest search among many offers', percentile(searches.times, 1), 300, 'ms')
    report.atLeast('list page among many offers', await listsPerSecond(server), usual, 0.8, 'pages/s')
    report.within('memory among many offers', memoryOf(server.child), 250, 'MB')
  } finally {
    await server.stop()
  }
}

/** Vacuums what was filled in and switches autovacuum off, so that nothing runs beside what is measured. */
async function settle(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('VACUUM (ANALYZE)')
  await client.query('CHECKPOINT')
  const working = `SELECT 1 FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'`
  while ((await client.query(working)).rowCount) await new Promise((done) => setTimeout(done, 1000))
  await client.end()
}

async function listsPerSecond(server: ServerProcess): Promise<number> {
  const eight = { connections: 8, seconds: SECONDS, headers: AS_BROWSERS }
  await load(() => `${server.url}/offres`, { ...eight, seconds: 2 })
  return (await load(() => `${server.url}/offres`, eight)).perSecond
}

/** Connects with the settings of the product's own connections. */
async function replay(url: string, searches: Statement[][]): Promise<number[]> {
  const client = new pg.Client({ connectionString: url, options: OPTIONS })
  await client.connect()
  const times: number[] = []
  const until = performance.now() + SECONDS * 1000
  for (let index = 0; performance.now() < until; index += 1) {
    const started = performance.now()
    for (const { text, values } of searches[index % searches.length] ?? []) await client.query(text, values)
    times.push(performance.now() - started)
  }
  await client.end()
  return times
}

/**
 * The median of how many times as long each search takes as its own bare look-up. Half of the words are rare and looked up
 * in 1 ms, half are common and take ten times that: the median of all of them together is the one or the other by chance.
 * @param times of `count` searches asked in turn, again and again, as are those of `bases`
 */
function medianRatio(times: number[], bases: number[], count: number): number {
  const medianOf = (all: number[], at: number) =>
    percentile(
      all.filter((_, index) => index % count === at),
      0.5,
    )
  const ratios = Array.from({ length: count }, (_, at) => medianOf(times, at) / medianOf(bases, at))
  return percentile(ratios, 0.5)
}

/** Returns the resident memory of a process in megabytes. */
function memoryOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}

async function waitFor(url: string) {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error(`${url} does not answer`)
}
