import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const APPLICANT = 'candidat@asafidy.test'
const MANY = 2_000
/** A long conversation and a full calendar may take so many milliseconds to open at the median. */
const BUDGET = 150

/** Measures a conversation of many messages and a calendar of many events, over HTTP. */
export async function measureThreads(env: Record<string, string> & { DATABASE_URL: string }, report: Report) {
  const { id, from, to } = await growThread(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signIn(server.url, APPLICANT) }
    const one = { connections: 1, seconds: 8, headers }
    const thread = `${server.url}/api/applicant/applications/${id}/messages`
    const calendar = `${server.url}/api/calendar/events?start_date=${from}&end_date=${to}`
    const events = (await (await fetch(calendar, { headers })).json()) as { data: unknown[] }
    if (events.data.length < MANY) throw new Error(`the calendar has ${events.data.length} events`)
    for (const [name, path] of [
      [`a thread of ${MANY} messages`, thread],
      [`a calendar of ${MANY} events`, calendar],
    ] as const) {
      const { times } = await load((index) => `${path}${path.includes('?') ? '&' : '?'}n=${index}`, one)
      report.within(`${name}, JSON p50`, percentile(times, 0.5), BUDGET, 'ms')
    }
  } finally {
    await server.stop()
  }
}

/** Gives the demonstration's applicant many messages in one application and meetings an hour apart. */
async function growThread(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number; company_id: number; applicant_id: number }>(
    `SELECT a.id, a.company_id, a.applicant_id FROM applications a JOIN users u ON u.id = a.applicant_id
     WHERE u.email = $1 AND a.status = 'active' ORDER BY a.id LIMIT 1`,
    [APPLICANT],
  )
  const [row] = rows
  if (!row) throw new Error('the demonstration applicant has no application')
  await client.query(
    `INSERT INTO application_messages (application_id, side, author_id, client_key, text, created_at, read_at)
     SELECT $1, CASE WHEN n % 2 = 0 THEN 'company' ELSE 'applicant' END, CASE WHEN n % 2 = 0 THEN NULL ELSE $2::int END,
       gen_random_uuid()::text, repeat('Bonjour, voici la suite de notre échange. ', 4),
       now() - (($3 - n) || ' minutes')::interval, now()
     FROM generate_series(1, $3::int) n`,
    [row.id, row.applicant_id, MANY],
  )
  await client.query(
    `INSERT INTO interviews (application_id, company_id, applicant_id, type, state, duration_minutes, place, starts_at,
       ends_at, changed_by, created_at, updated_at)
     SELECT $1, $2, $3, 'interview_video', 'confirmed', 30, 'https://meet.exemple.test', at, at + interval '30 minutes',
       'applicant', now(), now()
     FROM (SELECT date_trunc('day', now()) + (n || ' hours')::interval AS at FROM generate_series(1, $4::int) n) days`,
    [row.id, row.company_id, row.applicant_id, MANY],
  )
  await client.query('VACUUM ANALYZE application_messages, interviews')
  await client.end()
  const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return { id: row.id, from: dayIn(-1), to: dayIn(100) }
}
