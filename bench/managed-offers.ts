import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const RECRUITER = 'recruteur@asafidy.test'
const [OFFERS, APPLICATIONS] = [500, 20_000]
/** A page of a company with many offers may take so many milliseconds at the median. */
const BUDGET = 150

/** Measures the list of a company's offers and the statistics of one, beside all the offers of the others. */
export async function measureManagedOffers(
  env: Record<string, string> & { DATABASE_URL: string },
  report: Report,
) {
  const busiest = await growCompany(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signIn(server.url, RECRUITER) }
    const one = { connections: 1, seconds: 5, headers }
    const pages: [name: string, path: string][] = [
      ['my offers, JSON p50', '/api/recruiter/offers?page='],
      ['my offers by title, JSON p50', '/api/recruiter/offers?title=comptable&page='],
      ['my offers, page p50', '/dashboard/recruteur/mes-offres?page='],
      ['statistics of an offer, JSON p50', `/api/recruiter/offers/${busiest}/statistics?n=`],
      ['statistics of an offer, page p50', `/dashboard/recruteur/mes-offres/${busiest}/statistiques?n=`],
    ]
    for (const [name, path] of pages) {
      const { times } = await load((index) => `${server.url}${path}${(index % 40) + 1}`, one)
      report.within(name, percentile(times, 0.5), BUDGET, 'ms')
    }
  } finally {
    await server.stop()
  }
}

/** Gives the demonstration's company many offers and applications. @returns the offer that has most of them */
export async function growCompany(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: found } = await client.query<{ id: number }>(
    `SELECT company_id AS id FROM company_members JOIN users ON users.id = user_id WHERE email = $1`,
    [RECRUITER],
  )
  const company = found[0]?.id
  const { rows: counted } = await client.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM applications WHERE company_id = $1',
    [company],
  )
  // Another part of the same run may have done it already, and the budget is for these alone, not for twice as many.
  if ((counted[0]?.total ?? 0) < APPLICATIONS) await addApplications(client, company)
  const { rows } = await client.query<{ id: number }>(
    `SELECT offer_id AS id FROM applications WHERE company_id = $1 GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`,
    [company],
  )
  await client.end()
  return rows[0]?.id ?? 0
}

async function addApplications(client: pg.Client, company: number | undefined) {
  await client.query(
    `UPDATE offers SET company_id = $1 WHERE id IN (
       SELECT id FROM offers WHERE company_id <> $1 AND NOT EXISTS (SELECT FROM applications WHERE offer_id = offers.id)
       ORDER BY id DESC LIMIT $2)`,
    [company, OFFERS],
  )
  await client.query(
    `INSERT INTO applications (offer_id, company_id, applicant_id, status, stage, resume_type, offer_copy, letter,
       available_now, min_salary_expectation, max_salary_expectation, created_at, submitted_at, changed_at)
     SELECT o.id, $1, u.id, CASE WHEN u.place % 3 = 0 THEN 'submitted' ELSE 'active' END,
       CASE WHEN u.place % 3 = 0 THEN NULL ELSE 'review' END, 'pdf',
       jsonb_build_object('title', o.title), repeat('Madame, Monsieur. ', 60), true, 1, 2, at, at, at
     FROM (SELECT id, title FROM offers WHERE company_id = $1 ORDER BY id DESC LIMIT $2) o
     CROSS JOIN (SELECT id, row_number() OVER () AS place FROM users WHERE userable_type = 'applicant' LIMIT $3) u
     CROSS JOIN LATERAL (SELECT now() - (u.place + o.id % 20) * interval '1 day' AS at) t
     ON CONFLICT DO NOTHING`,
    [company, OFFERS, APPLICATIONS / OFFERS],
  )
  await client.query(
    `INSERT INTO offer_days (offer_id, day, source, views_count, visitors_count)
     SELECT o.id, current_date - d, s, 5, 3 FROM (SELECT id FROM offers WHERE company_id = $1) o,
       generate_series(0, 59) d, unnest(ARRAY['search', 'site', 'alert', 'social', 'engine', 'other']) s
     ON CONFLICT DO NOTHING`,
    [company],
  )
  await client.query('VACUUM ANALYZE offers, applications, offer_days')
}
