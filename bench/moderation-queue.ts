import pg from 'pg'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import type { Report } from './report.ts'
import { signInAsAdmin } from './session.ts'

const ADMIN = 'admin@asafidy.test'
/** So many of each kind wait, ten thousand in all. */
const WAITING = { offers: 4_000, changes: 2_000, reports: 2_000, companies: 1_000, proposals: 1_000 }
/** A page of the queue may take so many milliseconds at the median. */
const BUDGET = 150

/** Measures the moderators' queue: its first page, a later one and each kind alone. */
export async function measureModerationQueue(
  env: Record<string, string> & { DATABASE_URL: string },
  report: Report,
) {
  await growQueue(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signInAsAdmin(server, ADMIN) }
    const one = { connections: 1, seconds: 5, headers }
    const queue = `${server.adminUrl}/api/admin/queue?per_page=50`
    const pages: [name: string, next: (index: number) => string][] = [
      ['first page of the queue p50', () => `${queue}&page=1`],
      ['a later page of the queue p50', (index) => `${queue}&page=${(index % 20) + 2}`],
      ['reports of the queue p50', () => `${queue}&kind=report`],
    ]
    for (const [name, next] of pages) {
      const { times } = await load(next, one)
      report.within(name, percentile(times, 0.5), BUDGET, 'ms')
    }
  } finally {
    await server.stop()
  }
}

/** Makes ten thousand wait, each since another moment. */
async function growQueue(url: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const since = `now() - row_number() OVER (ORDER BY id) * interval '1 minute'`
  const some = (offset: number, count: number) =>
    `(SELECT id, ${since} AS since FROM offers WHERE status = 'published' ORDER BY id OFFSET ${offset} LIMIT ${count})`
  const { offers, changes, reports, companies, proposals } = WAITING
  const statements = [
    `INSERT INTO offer_drafts (offer_id, content, updated_at, submitted_at)
     SELECT id, '{}', since, since FROM ${some(0, changes)} o ON CONFLICT DO NOTHING`,
    `UPDATE offers SET reported_at = since FROM ${some(changes, reports)} o WHERE offers.id = o.id`,
    `INSERT INTO offer_reports (offer_id, reporter_key, network_key, reason, created_at)
     SELECT id, 'bench-' || n, 'bench-' || n, 'autre', since FROM ${some(changes, reports)} o, generate_series(1, 2) n`,
    `UPDATE offers SET status = 'submitted', submitted_at = since FROM ${some(changes + reports, offers)} o
     WHERE offers.id = o.id`,
    `INSERT INTO companies (name, slug, status, submitted_at, proposed, proposed_at, created_at)
     SELECT 'Attente ' || n, 'attente-' || n, CASE WHEN n <= ${companies} THEN 'pending' ELSE 'validated' END,
       CASE WHEN n <= ${companies} THEN now() - n * interval '1 minute' END,
       CASE WHEN n > ${companies} THEN '{"nif": "3002418770"}'::jsonb END,
       CASE WHEN n > ${companies} THEN now() - n * interval '1 minute' END, now()
     FROM generate_series(1, ${companies + proposals}) n`,
    'VACUUM ANALYZE offers, offer_drafts, offer_reports, companies',
  ]
  for (const statement of statements) await client.query(statement)
  await client.end()
}
