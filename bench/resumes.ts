import pg from 'pg'
import { chromium } from 'playwright-core'
import { typeset } from '../src/resumes/composing/typesetting.ts'
import { signIn as signInPage } from '../test/e2e/sign-in.ts'
import { startServer } from '../test/processes/server-process.ts'
import { PRINTED_RESUMES } from '../test/resumes/printed-resumes.ts'
import { load, percentile } from './load.ts'
import { BROWSER_FLAGS } from './page-weights.ts'
import type { Report } from './report.ts'
import { signIn } from './session.ts'

const EMAIL = 'candidat@asafidy.test'
const SECONDS = 4
/** Of two pages, and no two alike in a paragraph: whoever prints is not whoever printed before, and nothing is set already. */
const CVS = Array.from({ length: 24 }, (_, index): typeof PRINTED_RESUMES.ENGINEER =>
  JSON.parse(JSON.stringify(PRINTED_RESUMES.ENGINEER).replaceAll(/<\/(li|p)>/g, ` ${index + 1}.</$1>`)),
)

/** Printing a built CV of two pages, one after the other and eight at once, beside setting the same one directly; its preview. */
export async function measureResumes(env: Record<string, string> & { DATABASE_URL: string }, report: Report) {
  const direct = await measureDirect()
  const server = await startServer(env)
  try {
    const ids = await insertResumes(env.DATABASE_URL)
    const headers = { cookie: await signIn(server.url, EMAIL) }
    const path = (index: number) => `${server.url}/api/applicant/resumes/${ids[index % ids.length]}/pdf`
    await load(path, { connections: 2, seconds: 1, headers })
    const { times } = await load(path, { connections: 1, seconds: SECONDS, headers })
    report.within('a CV of two pages as PDF, p50', percentile(times, 0.5), 30, 'ms')
    report.within('a CV of two pages as PDF, p95', percentile(times, 0.95), 60, 'ms')
    report.atMost('a CV by HTTP beside setting it directly, p50', percentile(times, 0.5), direct, 2, 'ms')
    // Any answer but 200 ends the measurement.
    const crowd = await load(path, { connections: 8, seconds: SECONDS, headers })
    report.within('CVs as PDF, 8 at once, p95', percentile(crowd.times, 0.95), 8 * 60, 'ms')
    await measurePreview(server.url, Number(ids[0]), report)
  } finally {
    await server.stop()
  }
}

async function measureDirect(): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < 60; run += 1) {
    const started = performance.now()
    const document = CVS[run % CVS.length] ?? PRINTED_RESUMES.ENGINEER
    await typeset({ document, photo: null, output: 'pdf' })
    times.push(performance.now() - started)
  }
  // The first ones read the fonts.
  return percentile(times.slice(10), 0.5)
}

async function insertResumes(url: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO resumes (user_id, title, name, description, is_draft, document, created_at, updated_at)
       SELECT id, 'Mesure', 'Mesure', 'Mesure', false, document, now(), now()
       FROM users, jsonb_array_elements($1::jsonb) AS document WHERE email = $2 RETURNING resumes.id`,
      [JSON.stringify(CVS), EMAIL],
    )
    return rows.map(({ id }) => id)
  } finally {
    await client.end()
  }
}

/** From the last letter of a word to the page that shows it, in a browser beside the server: the median of twenty words. */
async function measurePreview(url: string, resume: number, report: Report) {
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: BROWSER_FLAGS })
  try {
    const context = await browser.newContext({ baseURL: url, viewport: { width: 1280, height: 900 } })
    const page = await context.newPage()
    await signInPage(page, EMAIL)
    await page.goto(`/candidat/cv-builder/${resume}`)
    await page.getByRole('img', { name: /^Page 1 sur/ }).waitFor()
    await page.getByRole('button', { name: /^Coordonnées/ }).click()
    const title = page.getByLabel('Titre', { exact: true })
    await page.evaluate(watchPreview)
    const times: number[] = []
    for (let word = 0; word < 20; word += 1) {
      await title.press('End')
      await title.pressSequentially(' mot', { delay: 120 })
      const shown = await page.waitForFunction(() => (window as unknown as Watched).shownAfter(), null, {
        polling: 20,
      })
      times.push(Number(await shown.jsonValue()))
    }
    report.within('the preview after typing stops, p50', percentile(times, 0.5), 150, 'ms')
  } finally {
    await browser.close()
  }
}

interface Watched {
  /** Milliseconds from the last key to the frame on the screen that shows its page; 0 until there is one. */
  shownAfter(): number
}

/** Runs in the page. */
function watchPreview() {
  const seen = { typed: 0, at: 0 }
  const sheet = document.querySelector('[role="img"][aria-label^="Page 1 sur"]')
  if (!sheet) throw new Error('no page is shown')
  // When the key was pressed, not when the page came to hear of it.
  document.addEventListener(
    'keydown',
    ({ timeStamp }) => Object.assign(seen, { typed: timeStamp, at: 0 }),
    true,
  )
  const drawn = () => {
    const { typed } = seen
    const isLast = sheet.parentElement?.getAttribute('aria-busy') === 'false'
    const shown = (at: number) => isLast && seen.typed === typed && Object.assign(seen, { at })
    // The next frame draws what changed; the one after it begins once that is on the screen.
    requestAnimationFrame(() => requestAnimationFrame(shown))
  }
  new MutationObserver(drawn).observe(sheet, { subtree: true, childList: true, attributes: true })
  Object.assign(window, { shownAfter: () => (seen.at > 0 ? seen.at - seen.typed : 0) })
}
