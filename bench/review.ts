import pg from 'pg'
import { type Browser, chromium, type Page } from 'playwright-core'
import { startServer } from '../test/processes/server-process.ts'
import { load, percentile } from './load.ts'
import { growCompany } from './managed-offers.ts'
import { BROWSER_FLAGS } from './page-weights.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const RECRUITER = 'recruteur@asafidy.test'
/** Reviewing may take so many milliseconds at the median, with 500 offers and 20 000 applications. */
const BUDGET = 150
/** An export of most of them may take so many milliseconds. */
const EXPORT_BUDGET = 10_000
/** So many CVs are opened, fewer than a person may open in a day. */
const OPENED = 40
/** From the key J to the next application on the screen it may take so many milliseconds at the median. */
const NEXT_BUDGET = 100
const TURNS = 8
/** The applications of the demonstration have a CV to draw. */
const DRAWN = '/dashboard/recruteur/candidatures?status=rejected'

/** Measures the table, the kanban, the side panel and an export of a company that has received many applications. */
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
    report.within(
      'J to the next application shown, p50',
      percentile(await turnPages(server.url, headers.cookie), 0.5),
      NEXT_BUDGET,
      'ms',
    )
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

/** Measures each J in a browser, in milliseconds from the key to the frame after the next application is there. */
async function turnPages(url: string, cookie: string): Promise<number[]> {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: BROWSER_FLAGS })
  try {
    const page = await openList(browser, url, cookie)
    const times = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      // The next CV is drawn while this one is read, and its words come last; at the end of the list there is none.
      const ahead = page.locator('aside[data-beside] [inert] canvas + div > *').first()
      const isDrawn = await ahead.waitFor({ state: 'attached', timeout: 10_000 }).then(
        () => true,
        () => false,
      )
      if (!isDrawn) break
      times.push(await pressNext(page))
    }
    if (times.length < TURNS) throw new Error(`the list went on ${times.length} times`)
    return times
  } finally {
    await browser.close()
  }
}

async function openList(browser: Browser, url: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  await context.addCookies(
    cookie.split('; ').map((each) => {
      const [name = '', value = ''] = each.split(/=(.*)/s)
      return { name, value, url }
    }),
  )
  const page = await context.newPage()
  await page.goto(url + DRAWN, { waitUntil: 'networkidle' })
  await page.locator('[data-row]').first().click()
  return page
}

function pressNext(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done) => {
        const panel = document.querySelector('aside[data-beside]')
        // The position, as « 3 sur 48 », tells the applications apart.
        const place = () => panel?.querySelector('p')?.textContent
        const before = place()
        const from = performance.now()
        const watching = new MutationObserver(() => {
          if (place() === before || panel?.getAttribute('aria-busy') === 'true') return
          watching.disconnect()
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - from)))
        })
        watching.observe(document.body, {
          subtree: true,
          childList: true,
          characterData: true,
          attributes: true,
        })
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'j', bubbles: true }))
      }),
  )
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
