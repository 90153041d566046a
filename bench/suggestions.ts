import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const PEOPLE = 12
/** A person's suggestions may take so many milliseconds at the median. */
const BUDGET = 60

/** Measures the suggestions of several applicants, each of another occupation, one request at a time. */
export async function measureSuggestions(
  env: Record<string, string> & { DATABASE_URL: string },
  report: Report,
) {
  const server = await startServer(env)
  try {
    const times: number[] = []
    for (const email of await listPeople(env.DATABASE_URL)) {
      const headers = { cookie: await signIn(server.url, email) }
      const path = (index: number) => `${server.url}/api/applicant/suggestions?page=${(index % 3) + 1}`
      times.push(...(await load(path, { connections: 1, seconds: 1, headers })).times)
    }
    report.within('suggested offers, JSON p50', percentile(times, 0.5), BUDGET, 'ms')
    report.within('suggested offers, JSON p99', percentile(times, 0.99), 4 * BUDGET, 'ms')
  } finally {
    await server.stop()
  }
}

async function listPeople(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ email: string }>(
    `SELECT email FROM users JOIN applicant_profiles ON user_id = users.id
     WHERE activity_area_id IS NOT NULL AND email_verified_at IS NOT NULL AND is_active ORDER BY users.id LIMIT $1`,
    [PEOPLE],
  )
  await client.end()
  return rows.map(({ email }) => email)
}
