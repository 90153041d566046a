import { get } from 'node:http'
import { type Browser, chromium, type Page, type Request } from 'playwright-core'
import { signIn } from '../test/e2e/sign-in.ts'
import { startServer } from '../test/processes/server-process.ts'
import { PRINTED_RESUMES } from '../test/resumes/printed-resumes.ts'
import type { Report } from './report.ts'

interface Budget {
  html: number
  css: number
  /** The scripts that the page itself names, which load first. */
  js: number
  all: number
}

const PUBLIC: Budget = { html: 25, css: 20, js: 150, all: 300 }
const LISTS: Budget = { html: 25, css: 30, js: 200, all: 400 }
const EDITORS: Budget = { html: 25, css: 35, js: 330, all: 550 }
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Measures the gzipped kilobytes that a first visit loads, beside the budgets of the design. */
export async function measurePages(env: Record<string, string>, report: Report) {
  const server = await startServer({ ...env, DATABASE_URL: '', DATA_DIR: `${env.DATA_DIR}-pages`, DEMO: '1' })
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: BROWSER_FLAGS })
  try {
    const guest = await browser.newPage({ viewport: { width: 360, height: 740 } })
    await guest.goto(`${server.url}/offres`)
    const offer = await guest.getAttribute('a[href^="/offres/"]', 'href')
    const others = [
      '/login',
      '/register',
      '/inscription/candidat',
      '/inscription/recruteur',
      '/contact',
      '/tarifs',
      '/faq',
      '/actualites',
      '/sourcing-pro',
      '/feedback',
      '/emploi',
      '/emploi/antananarivo',
      '/emploi/comptabilite/antananarivo',
    ]
    const applicant = await signedIn(browser, server.url, APPLICANT)
    const resume = await makeResume(applicant)
    const shared = await shareResume(applicant, resume)
    for (const path of ['/', '/offres', offer ?? '/offres/1', ...others, '/creer-un-cv', shared])
      await measure(guest, server.url + path, PUBLIC, report)
    const builder = `/candidat/cv-builder/${resume}`
    for (const path of ['/candidat/cv-builder', builder, '/candidat/importer-un-cv'])
      await measure(applicant, server.url + path, EDITORS, report)
    for (const [email, paths] of Object.entries(SIGNED_IN)) {
      const page = await signedIn(browser, server.url, email)
      for (const path of paths) {
        const budget = WRITTEN.has(path) ? EDITORS : LISTS
        await measure(page, server.url + path, budget, report)
      }
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

const APPLICANT = 'candidat@asafidy.test'
const SIGNED_IN = {
  [APPLICANT]: [
    ...['/dashboard', '/candidat/candidatures', '/candidat/mes-cv', '/candidat/mon-profil'],
    ...['/dashboard/notifications', '/dashboard/parametres/utilisateur', '/dashboard/parametres/securite'],
    ...['/dashboard/parametres/notifications', '/dashboard/parametres/confidentialite'],
  ],
  'recruteur@asafidy.test': [
    ...['/dashboard', '/dashboard/recruteur/candidatures', '/dashboard/recruteur/mes-offres'],
    ...['/dashboard/recruteur/mes-offres/ajouter', '/dashboard/recruteur/compagnie/ma-societe'],
    ...['/dashboard/parametres/equipe', '/dashboard/parametres/modeles'],
  ],
}

/** These pages have an editor for long texts. */
const WRITTEN = new Set(['/dashboard/recruteur/mes-offres/ajouter'])

/** Writes a CV of two pages for the demonstration's applicant. */
async function makeResume(page: Page): Promise<number> {
  const names = { title: 'Ingénieure', name: 'CV mesuré', description: 'Deux pages.', is_draft: false }
  const { data } = await post<{ id: number }>(page, '/api/applicant/resumes', {
    ...names,
    document: PRINTED_RESUMES.ENGINEER,
  })
  return data.id
}

/** Shares it. @returns the path at which anybody reads it */
async function shareResume(page: Page, resume: number): Promise<string> {
  const { data } = await post<{ url: string }>(page, `/api/applicant/resumes/${resume}/shares`, { days: 7 })
  return new URL(data.url).pathname
}

async function post<T>(page: Page, path: string, data: object): Promise<{ data: T }> {
  const token = (await page.context().cookies()).find(({ name }) => name.endsWith('XSRF-TOKEN'))?.value ?? ''
  const headers = { 'x-xsrf-token': decodeURIComponent(token), accept: 'application/json' }
  const answer = await page.request.post(path, { data, headers })
  if (!answer.ok()) throw new Error(`${path} was answered ${answer.status()}`)
  return answer.json()
}

async function signedIn(browser: Browser, base: string, email: string) {
  const context = await browser.newContext({ baseURL: base, viewport: { width: 360, height: 740 } })
  const page = await context.newPage()
  await signIn(page, email)
  return page
}

async function measure(page: Page, url: string, budget: Budget, report: Report) {
  const weights: Budget = { html: 0, css: 0, js: 0, all: 0 }
  const asked: { url: string; type: string; sent: Request | null }[] = []
  const client = await page.context().newCDPSession(page)
  await client.send('Network.clearBrowserCache')
  const listen = (request: Request) =>
    asked.push({
      url: request.url(),
      type: request.resourceType(),
      // An answer to a request with a body cannot be asked for again, so it is weighed as it came.
      sent: request.method() === 'GET' ? null : request,
    })
  page.on('request', listen)
  await page.goto(url, { waitUntil: 'networkidle' })
  page.off('request', listen)
  const cookies = (await page.context().cookies()).map((each) => `${each.name}=${each.value}`).join('; ')
  const named = await scriptsNamedBy(url, cookies)
  // The stream of news has no end, so it is not weighed.
  for (const each of asked.filter((one) => one.url.startsWith('http') && one.type !== 'eventsource')) {
    const bytes = each.sent ? (await each.sent.sizes()).responseBodySize : await gzipBytes(each.url, cookies)
    const kilobytes = bytes / 1024
    weights.all += kilobytes
    if (each.type === 'document') weights.html += kilobytes
    else if (each.type === 'stylesheet') weights.css += kilobytes
    else if (each.type === 'script' && named.has(new URL(each.url).pathname)) weights.js += kilobytes
  }
  const path = new URL(url).pathname.replace(/\d.*|(?<=^\/cv\/).*/, '…')
  for (const part of ['html', 'css', 'js', 'all'] as const) {
    report.within(`weight of ${path}, ${part}`, weights[part], budget[part], 'KB')
  }
}

async function scriptsNamedBy(url: string, cookie: string): Promise<Set<string>> {
  const page = await (await fetch(url, { headers: { cookie } })).text()
  return new Set(page.match(/\/assets\/[\w.-]+\.js/g))
}

function gzipBytes(url: string, cookie: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = { 'accept-encoding': 'gzip', cookie, accept: '*/*' }
    const request = get(url, { headers }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length
      })
      response.once('end', () => done(bytes))
    })
    request.once('error', fail)
  })
}
