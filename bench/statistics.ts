import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import type { Report } from './report.ts'
import { signInAsAdmin } from './session.ts'

const ADMIN = 'admin@asafidy.test'
/** A year of statistics, beside the year before, may take so many milliseconds at the median. */
const BUDGET = 300
/** Every occupation, sector and town has a row on each day, and every figure as many keys as it can have. */
const DAYS = 800
const KEYS = { sector: 29, city: 130, occupation: 531 }

/** Measures the statistics of a year against the year before, over the daily rows of a very busy site. */
export async function measureStatistics(
  env: Record<string, string> & { DATABASE_URL: string },
  report: Report,
) {
  await growDays(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signInAsAdmin(server, ADMIN) }
    const one = { connections: 1, seconds: 5, headers }
    const dayAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)
    const year = `from=${dayAgo(365)}&to=${dayAgo(1)}`
    const root = `${server.adminUrl}/api/admin/statistics`
    const pages: [name: string, url: string][] = [
      ['statistics of a year p50', `${root}?${year}`],
      ['sectors of a year p50', `${root}/segments/sector?${year}`],
      ['towns of a year p50', `${root}/segments/city?${year}`],
      ['occupations of a year p50', `${root}/segments/occupation?${year}`],
      ['retention of two years p50', `${root}/retention`],
    ]
    for (const [name, url] of pages) {
      const { times } = await load(() => url, one)
      report.within(name, percentile(times, 0.5), BUDGET, 'ms')
    }
  } finally {
    await server.stop()
  }
}

async function growDays(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const days = `generate_series(current_date - ${DAYS}, current_date - 1, interval '1 day') AS day`
  const parts = Object.entries(KEYS).map(
    ([dimension, keys]) =>
      `INSERT INTO daily_segments SELECT '${dimension}', day, n::text, 5, 60, 40, 30 FROM ${days}, generate_series(1, ${keys}) n`,
  )
  const waits = ['company', 'offer', 'first_application', 'first_answer', 'payment']
  const statements = [
    'TRUNCATE daily_counts, daily_segments',
    ...parts,
    ...waits.map(
      (wait) =>
        `INSERT INTO daily_counts SELECT day, 'wait_${wait}', n::text, 3 FROM ${days}, generate_series(0, 67) n`,
    ),
    `INSERT INTO daily_counts SELECT day, name, key, 100 FROM ${days},
      unnest(ARRAY['signups', 'signups_verified', 'signups_with_cv', 'signups_applied', 'signups_back', 'applications',
        'answers_due', 'answers_kept', 'received', 'visitors', 'openings', 'offers_published']) name,
      unnest(ARRAY['applicant', 'recruiter', 'applicant.1', 'applicant.3', 'gold', 'silver']) key`,
    'VACUUM ANALYZE daily_counts, daily_segments',
  ]
  for (const statement of statements) await client.query(statement)
  await client.end()
}
