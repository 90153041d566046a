import pg from 'pg'
import { startServer } from '../test/server-process.ts'
import { load, percentile } from './load.ts'
import { growCompany } from './managed-offers.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const RECRUITER = 'recruteur@asafidy.test'
/** What reviewing may take at the median with 500 offers and 20 000 applications, in milliseconds. */
const BUDGET = 150
/** What a file of most of them may take, in milliseconds. */
const EXPORT_BUDGET = 10_000
/** Fewer than a person may open in a day. */
const OPENED = 40

/** The table, the kanban, the side panel and an export of a company that has received a great deal. */
export async function measureReview(env: Record<string, string> & { DATABASE_URL: string }, report: Report) {
  const busiest = await growCompany(env.DATABASE_URL)
  const ids = await listIds(env.DATABASE_URL)
  const server = await startServer(env)
  try {
    const headers = { cookie: await signIn(server.url, RECRUITER) }
    const one = { connections: 1, seconds: 5, headers }
    const list = '/api/recruiter/applications'
    const pages: [name: string, path: (index: number) => string][] = [
      ['applications table, JSON p50', (index) => `${list}?page=${(index % 40) + 1}`],
      ['applications of a stage, JSON p50', (index) => `${list}?status=review&page=${(index % 40) + 1}`],
      ['applications by name, JSON p50', (index) => `${list}?name=rakoto&page=${(index % 10) + 1}`],
      ['applications of an offer, JSON p50', (index) => `${list}?offer_id=${busiest}&n=${index}`],
      ['kanban, JSON p50', (index) => `${list}/board?n=${index}`],
      ['side panel ahead, JSON p50', (index) => `${list}/${ids[index % ids.length]}?ahead=1&n=${index}`],
      ['side panel opened, JSON p50', (index) => `${list}/${ids[index % ids.length]}?n=${index}`],
    ]
    for (const [name, path] of pages) {
      const { times } = await load((index) => server.url + path(index), one)
      report.within(name, percentile(times, 0.5), BUDGET, 'ms')
    }
    for (const format of ['csv', 'xlsx']) {
      const start = performance.now()
      const reply = await fetch(`${server.url}${list}/exports/${format}?status=review`, { headers })
      const { byteLength } = await reply.arrayBuffer()
      if (!reply.ok || byteLength < 100_000) throw new Error(`the export answered ${reply.status}`)
      report.within(
        `export of applications in review, ${format}`,
        performance.now() - start,
        EXPORT_BUDGET,
        'ms',
      )
    }
  } finally {
    await server.stop()
  }
}

async function listIds(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ id: number }>(
    `SELECT a.id FROM applications a JOIN company_members m ON m.company_id = a.company_id
     JOIN users u ON u.id = m.user_id WHERE u.email = $1 AND a.stage = 'review' ORDER BY a.id DESC LIMIT $2`,
    [RECRUITER, OPENED],
  )
  await client.end()
  return rows.map(({ id }) => id)
}
