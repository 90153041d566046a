import type { Page, Request } from '@playwright/test'
import { signInAsAdministrator } from '../administrator.ts'
import { expect, signIn, test } from '../browser.ts'

const READINGS = ['GET', 'HEAD', 'OPTIONS']
/**
 * A message counts as read when its thread is shown, and an invitation as seen: that is what opening it means. What a CV
 * looks like is asked with the CV itself, and nothing of it is kept.
 */
const READ = /^PUT .*\/messages\/reading$|^PUT .*\/job-invitations\/\d+\/sight$|^POST .*\/resumes\/preview$/
/** Longer than any page waits before it saves by itself what was changed, in ms. */
const SAVED_WITHIN = 5_000

/** Pages of the same kind differ by their numbers and names. */
function kindOf(pathname: string): string {
  return pathname
    .replace(/\/(\d+|[a-z0-9-]*\d[a-z0-9-]*)(?=\/|$)/g, '/1')
    .replace(/^\/(profils|actualites)\/.+/, '/$1/1')
}

/** A page that has had nothing to wait for so long, in ms, waits for nothing more: a part that has come asks for its own. */
const QUIET = 150

/** Follows what a page still waits for, its own parts too, and which calls it makes; the stream of news never ends. */
function followCalls(page: Page) {
  const waiting = new Set<Request>()
  const writings: string[] = []
  let last = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname === '/api/notification/live') return
    waiting.add(request)
    const call = `${request.method()} ${pathname}`
    if (!pathname.startsWith('/api/') || READINGS.includes(request.method()) || READ.test(call)) return
    writings.push(`${call} by ${page.url()}`)
  })
  const ended = (request: Request) => {
    waiting.delete(request)
    last = Date.now()
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  const settle = async () => {
    // A page of the administration is empty until its scripts have come.
    await expect(page.locator('h1').first()).toBeAttached()
    await expect.poll(() => waiting.size === 0 && Date.now() - last > QUIET, { intervals: [50] }).toBe(true)
  }
  return { writings, settle }
}

/**
 * Opens a page of each kind that links of the same site lead to.
 * @param part which paths are opened
 * @returns the links that lead nowhere, and every call that is no reading
 */
async function walk(page: Page, start: string, part: RegExp) {
  const { writings, settle } = followCalls(page)
  const kinds = new Set<string>()
  const broken: string[] = []
  const { origin } = new URL(start)
  const waiting = [{ href: start, from: '' }]
  await page.clock.install()
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { pathname } = new URL(next.href)
    if (kinds.has(kindOf(pathname))) continue
    kinds.add(kindOf(pathname))
    const answer = await page.goto(next.href)
    if (!answer?.ok()) broken.push(`${answer?.status()} ${next.href} from ${next.from}`)
    await settle()
    await page.clock.fastForward(SAVED_WITHIN)
    await settle()
    const links = await page
      .locator('a[href]:not([download])')
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    for (const href of links)
      if (href.startsWith(`${origin}/`) && part.test(href.slice(origin.length)))
        waiting.push({ href, from: next.href })
  }
  return { kinds: [...kinds], broken, writings }
}

/** Pages of text have no control but those of every page, which the others have too. */
const PUBLIC =
  /^\/(offres|creer-un-cv|contact|feedback|inscription|login|register|recuperation|affichage|societe|profils)\b/
/** What a person has of its own; the pages of offers are opened by guests. */
const OWN = /^\/(candidat|dashboard)\b/

const PEOPLE = [
  ['a guest', '', '/', PUBLIC],
  ['an applicant', 'candidat@asafidy.test', '/dashboard', OWN],
  ['a recruiter', 'recruteur@asafidy.test', '/dashboard', OWN],
  ['a new recruiter', 'recruteur.nouveau@asafidy.test', '/dashboard', OWN],
] as const

for (const [who, email, start, part] of PEOPLE)
  test(`whatever ${who} opens is there, and changes nothing by being opened`, async ({ page, baseURL }) => {
    if (email) await signIn(page, email, start)
    const { kinds, broken, writings } = await walk(page, `${baseURL}${start}`, part)
    expect(broken).toEqual([])
    expect(writings).toEqual([])
    expect(kinds.length).toBeGreaterThan(5)
  })

test('whatever an administrator opens is there, and changes nothing by being opened', async ({
  page,
  sites,
}) => {
  const { adminUrl } = await sites.of(test.info().file)
  await signInAsAdministrator(page, adminUrl)
  const { kinds, broken, writings } = await walk(page, `${adminUrl}/moderation`, /^\/(?!api\/)/)
  expect(broken).toEqual([])
  expect(writings).toEqual([])
  expect(kinds.length).toBeGreaterThan(5)
})
