import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const RECRUITER = 'recruteur@asafidy.test'
const PROFILES = 200_000
/** What the best profiles for an offer may take at the median, in milliseconds. */
const BUDGET = 150

/** The best profiles for each of a company's offers, among all those who accept to be found. */
export async function measureBestProfiles(
  env: Record<string, string> & { DATABASE_URL: string },
  report: Report,
) {
  const ids = await growProfiles(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signIn(server.url, RECRUITER) }
    const one = { connections: 1, seconds: 10, headers }
    const path = (index: number) =>
      `${server.url}/api/recruiter/best-profiles?offer_id=${ids[index % ids.length]}&n=${index}`
    const { times } = await load(path, one)
    report.within('best profiles for an offer, JSON p50', percentile(times, 0.5), BUDGET, 'ms')
    report.within('best profiles for an offer, JSON p99', percentile(times, 0.99), 2 * BUDGET, 'ms')
  } finally {
    await server.stop()
  }
}

/** Copies of the demonstration's people until there are so many who may be found; answers with the company's open offers. */
async function growProfiles(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `INSERT INTO users (email, userable_type, first_name, last_name, username, email_verified_at, created_at)
     SELECT 'banc' || n || '@exemple.test', 'applicant', 'Miora', 'Rakoto ' || n, 'Miora Rakoto ' || n, now(), now()
     FROM generate_series(1, $1::int) n ON CONFLICT DO NOTHING`,
    [PROFILES],
  )
  await client.query(
    `INSERT INTO applicant_profiles (user_id, headline, activity_area_id, city_id, skills, experiences, education, languages,
       min_salary_expectation, max_salary_expectation, about, job_level_id, degree_id, contract_ids, mobility,
       accepts_remote, is_best_profile, updated_at)
     SELECT u.id, p.headline, p.activity_area_id, CASE WHEN u.id % 3 = 0 THEN p.city_id ELSE 1 + u.id % 80 END, p.skills,
       p.experiences, p.education, p.languages, p.min_salary_expectation, p.max_salary_expectation, p.about,
       p.job_level_id, p.degree_id, p.contract_ids, p.mobility, p.accepts_remote, true, now() - u.id * interval '1 minute'
     FROM users u JOIN (SELECT *, row_number() OVER (ORDER BY user_id) - 1 AS place, count(*) OVER () AS many
       FROM applicant_profiles WHERE user_id NOT IN (SELECT id FROM users WHERE email LIKE 'banc%')
         AND activity_area_id IS NOT NULL) p ON p.place = u.id % p.many
     WHERE u.email LIKE 'banc%' ON CONFLICT DO NOTHING`,
  )
  await client.query('VACUUM ANALYZE users, applicant_profiles')
  const { rows } = await client.query<{ id: number }>(
    `SELECT o.id FROM offers o JOIN company_members m ON m.company_id = o.company_id JOIN users u ON u.id = m.user_id
     WHERE u.email = $1 AND o.status = 'published' AND NOT o.paused ORDER BY o.id LIMIT 40`,
    [RECRUITER],
  )
  await client.end()
  return rows.map(({ id }) => id)
}
