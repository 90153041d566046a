import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { type Authenticator, nextCode } from '#test/e2e/authenticator.ts'
import { COLLEAGUES } from '#test/e2e/colleagues.ts'
import prepare from '#test/e2e/demonstration.ts'
import { PASSWORD, signIn } from '#test/e2e/sign-in.ts'
import { type ServerProcess, startServer } from '#test/processes/server-process.ts'
import { findChromium } from './test-machine.ts'

// npm run crawl [-- --only guest,applicant] [--pictures FOLDER]: signs in as each role of the demonstration and follows
// the links of menus, pages and captured mails, on a site of its own; it prints what is broken and ends with 1 then.
// Of addresses that differ by their numbers alone it opens one, or as many as --each says.

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    pictures: { type: 'string' },
    each: { type: 'string', default: '1' },
  },
})
const SIZES = { wide: { width: 1280, height: 800 }, narrow: { width: 360, height: 740 } }
const OF_A_KIND = Number(values.each)
/** A page of somebody signed in is never idle, because it listens for news. */
const SETTLING_MS = 800
/** A page that says less than this has nothing on it. */
const FEWEST_LETTERS = 60
/** What a page says instead of an answer. */
const APOLOGIES = /Cette page n’existe pas|Votre rôle ne comprend pas cet écran|Une erreur est survenue/
/** Following them would end the visit, or is answered with a file. */
const LEFT_ALONE = /\/(logout|sign-out)|^\/dev\/(?!mails)/

interface Visitor {
  name: string
  /** Where the visit begins. */
  start: (site: ServerProcess) => string[]
  enter: (context: BrowserContext, site: ServerProcess) => Promise<void>
  site?: 'admin'
}

const person = (name: string, email: string): Visitor => ({
  name,
  start: () => ['/dashboard', '/'],
  enter: async (context) => {
    const page = await context.newPage()
    await signIn(page, email)
    await page.close()
  },
})

const administrator = (name: string, email: string): Visitor => ({
  name,
  site: 'admin',
  start: () => ['/'],
  enter: async (context, { adminUrl }) => {
    const page = await context.newPage()
    await page.goto(adminUrl)
    await page.getByLabel('Adresse e-mail').fill(email)
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Continuer' }).click()
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '')
    const authenticator: Authenticator = { secret, step: 0 }
    await page.getByLabel('Code à six chiffres').fill(nextCode(authenticator))
    await page.getByRole('button', { name: 'Activer' }).click()
    await page.getByRole('button', { name: 'J’ai gardé mes codes' }).click()
    await page.getByRole('navigation', { name: 'Administration' }).waitFor()
    await page.close()
  },
})

const VISITORS: readonly Visitor[] = [
  { name: 'guest', start: () => ['/'], enter: async () => {} },
  person('applicant', 'candidat@asafidy.test'),
  person('new-applicant', 'candidat.nouveau@asafidy.test'),
  person('recruiter', 'recruteur@asafidy.test'),
  person('new-recruiter', 'recruteur.nouveau@asafidy.test'),
  { name: 'mails', start: () => ['/dev/mails', '/dev/mails/catalogue'], enter: async () => {} },
  ...COLLEAGUES.map(({ email, admin_role }) => administrator(admin_role, email)),
]

const problems: string[] = []

/** The pages of these have a name in their address rather than a number. */
const NAMED = /^\/(offres|emploi|societe|profils|actualites)\/.+/

/** What the address is one of many of: « /offres/12?page=3 » is « /offres/#?page ». Filters are followed one at a time. */
function kindOf({ pathname, searchParams }: URL): string {
  const path = NAMED.test(pathname)
    ? pathname
        .split('/')
        .map((part, at) => (at > 1 ? '*' : part))
        .join('/')
    : pathname.replaceAll(/[^/]*\d[^/]*|[\w.-]{60,}/g, '#')
  const keys = [...new Set(searchParams.keys())]
  return keys.length > 1 ? `${path}?several` : `${path}?${keys.join()}`
}

async function crawl(browser: Browser, visitor: Visitor, site: ServerProcess) {
  const origin = visitor.site === 'admin' ? site.adminUrl : site.url
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'fr-FR',
    timezoneId: 'Indian/Antananarivo',
    viewport: SIZES.wide,
    serviceWorkers: 'block',
    reducedMotion: 'reduce',
  })
  await visitor.enter(context, site)
  const page = await context.newPage()
  let at = ''
  const say = (what: string) => problems.push(`${visitor.name} ${at}: ${what}`)
  page.on('pageerror', (error) => say(`error: ${error.message}`))
  page.on('console', (message) => message.type() === 'error' && say(`console: ${message.text()}`))
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (response.status() >= 400 && response.url().startsWith(origin))
      say(`${response.request().method()} ${pathname} answered ${response.status()}`)
  })
  const seen = new Map<string, number>()
  const known = new Set<string>()
  const queue: string[] = []
  const add = (href: string, from: string) => {
    const url = new URL(href, new URL(from, origin))
    url.hash = ''
    const isOwn = url.origin === origin && /^https?:$/.test(url.protocol)
    if (!isOwn || LEFT_ALONE.test(url.pathname) || known.has(url.href)) return
    known.add(url.href)
    const kind = kindOf(url)
    const count = seen.get(kind) ?? 0
    seen.set(kind, count + 1)
    if (count < OF_A_KIND) queue.push(url.pathname + url.search)
  }
  for (const path of visitor.start(site)) add(path, '/')
  let opened = 0
  const started = Date.now()
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    at = path
    opened += 1
    for (const href of await open(page, path, say)) add(href, path)
    if (values.pictures && visitor.name === 'super_admin') await picture(page, path)
  }
  const own = new Set(problems.filter((each) => each.startsWith(`${visitor.name} `)))
  console.log(
    [
      `${visitor.name}: ${opened} pages of ${known.size} links, ${Math.round((Date.now() - started) / 1_000)} s`,
      ...own,
    ].join('\n  '),
  )
  await context.close()
}

/** Opens an address. @returns the links that it shows */
async function open(page: Page, path: string, say: (what: string) => void): Promise<string[]> {
  try {
    const download = page.waitForEvent('download', { timeout: 1 }).catch(() => null)
    await page.goto(path, { waitUntil: 'load', timeout: 30_000 })
    await download
    await page.waitForLoadState('networkidle', { timeout: SETTLING_MS }).catch(() => undefined)
    // biome-ignore lint/performance/useDomNodeTextContent: what is there and not shown says nothing.
    const text = await page.locator('body').innerText()
    if (text.trim().length < FEWEST_LETTERS) say(`an empty page: « ${text.trim()} »`)
    const apology = APOLOGIES.exec(text)
    if (apology) say(apology[0])
    // A text that is being written links to pages of the public site, and its editor follows none of its links.
    return await page
      .locator('a[href]:not([contenteditable="true"] a)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  } catch (error) {
    const [first = ''] = String(error).split('\n')
    // A link may lead to a file, which has no page.
    if (!/Download is starting|ERR_ABORTED/.test(first)) say(first)
    return []
  }
}

async function picture(page: Page, path: string) {
  const folder = values.pictures ?? ''
  mkdirSync(folder, { recursive: true })
  const name = path.replaceAll(/[^\w-]+/g, '_').slice(0, 80) || '_'
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport)
    await page.waitForTimeout(150)
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)
    if (isWide) problems.push(`super_admin ${path}: wider than ${viewport.width}`)
    await page.screenshot({ path: join(folder, `${name}-${size}.png`), fullPage: true })
  }
  await page.setViewportSize(SIZES.wide)
}

// It visits what `npm start` shows, on the embedded database.
delete process.env.TEST_DATABASE_URL
const forget = await prepare()
const site = await startServer({ DATA_DIR: process.env.DEMONSTRATION ?? '', DEMO: '1', LOG_LEVEL: 'warn' })
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const only = values.only?.split(',')
  const asked = VISITORS.filter(({ name }) => !only || only.includes(name))
  // Two at a time: while one waits for its page, the other one's is drawn.
  const visit = async () => {
    for (let next = asked.shift(); next; next = asked.shift()) await crawl(browser, next, site)
  }
  await Promise.all([visit(), visit()])
} finally {
  await browser.close()
  await site.stop()
  await forget()
}
console.log(problems.length > 0 ? 'Something is broken.' : 'No link is broken.')
process.exitCode = problems.length > 0 ? 1 : 0
