import { createHash } from 'node:crypto'
import type { APIResponse } from '@playwright/test'
import { expect, signIn, test, waitUntilAlive } from '../browser.ts'

const PUBLIC = ['/', '/offres', '/faq', '/login', '/une-page-inconnue']
/** These pages may be kept by shared caches too. */
const SHARED = ['/', '/offres', '/offres?keywords=comptable', '/faq']

function policyOf(answer: APIResponse): string {
  return answer.headers()['content-security-policy'] ?? ''
}

/** Lists the scripts and styles of the page that its policy does not name. */
function strangers(html: string, policy: string): string[] {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1]
  const inline = [...html.matchAll(/<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g)]
  return inline
    .filter(([, , attributes = '', text = '']) => {
      if (/\ssrc=|\stype="application\//.test(attributes)) return false
      const hash = createHash('sha256').update(text).digest('base64')
      return !policy.includes(`'sha256-${hash}'`) && !(nonce && attributes.includes(`nonce="${nonce}"`))
    })
    .map(([tag]) => tag)
}

test('a page names the scripts it runs, is framed by nobody and is what it says it is', async ({
  request,
}) => {
  for (const path of PUBLIC) {
    const answer = await request.get(path)
    const policy = policyOf(answer)
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toContain("object-src 'none'")
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*/)
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
    expect(strangers(await answer.text(), policy), path).toEqual([])
  }
})

test('a page that shared caches keep is the same for everybody, and carries nothing that others could use again', async ({
  request,
}) => {
  for (const path of SHARED) {
    const [one, other] = [await request.get(path), await request.get(path)]
    expect(one.headers()['cache-control'], path).toMatch(/^public, .*s-maxage=/)
    expect([policyOf(one), await one.text()]).toEqual([policyOf(other), await other.text()])
    expect(policyOf(one), path).toMatch(/script-src 'self' 'sha256-/)
    expect(`${policyOf(one)}${await one.text()}`, path).not.toMatch(/\bnonce/)
  }
})

test('a page that shared caches keep is packed where that is asked for, and is the same page', async ({
  request,
}) => {
  for (const path of SHARED) {
    const as = (coding: string) => request.get(path, { headers: { 'accept-encoding': coding } })
    const [plain, gzip, br] = [await as('identity'), await as('gzip, br;q=0'), await as('gzip, deflate, br')]
    const codings = [plain, gzip, br].map((answer) => answer.headers()['content-encoding'])
    expect(codings, path).toEqual([undefined, 'gzip', 'br'])
    expect(br.headers().vary?.toLowerCase(), path).toMatch(/cookie.*accept-encoding/)
    expect(await br.text(), path).toBe(await plain.text())
    expect(await gzip.text(), path).toBe(await plain.text())
  }
})

test('a page that is not kept has a nonce of its own', async ({ request }) => {
  const [one, other] = [policyOf(await request.get('/login')), policyOf(await request.get('/login'))]
  expect(one).toMatch(/script-src 'self' 'nonce-/)
  expect(one).not.toBe(other)
})

test('a page that did not change says so, under the same policy', async ({ request, page }) => {
  const first = await request.get('/faq')
  const same = await request.get('/faq', { headers: { 'if-none-match': first.headers().etag ?? '' } })
  expect([same.status(), policyOf(same)]).toEqual([304, policyOf(first)])
  await page.goto('/faq')
  const [again] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/faq')),
    page.reload(),
  ])
  expect(again.ok() || again.status() === 304).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('once its person has signed out, Back shows nothing of a page', async ({ page }) => {
  await signIn(page, 'candidat@asafidy.test', '/dashboard')
  await expect(page.getByText('Miora').first()).toBeVisible()
  await page.goto('/offres')
  await page.getByRole('button', { name: /Mon compte/ }).click()
  await page.getByRole('button', { name: 'Déconnexion' }).click()
  await page.waitForURL('**/')
  await page.goBack()
  await expect(page).toHaveURL('/offres')
  await page.goBack()
  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByText('Miora')).toHaveCount(0)
})

test('pages of one person are kept by their browser alone, calls and files by nothing, and files are saved rather than shown', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  for (const path of ['/', '/dashboard', '/candidat/mes-cv']) {
    const answer = await page.request.get(path)
    // The browser may keep the page for its Back button; with other cookies it is asked for again.
    expect(answer.headers(), path).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(answer.headers().vary, path).toContain('Cookie')
    expect(strangers(await answer.text(), policyOf(answer)), path).toEqual([])
  }
  for (const path of [
    '/api/user',
    '/api/notification',
    '/api/offers',
    '/api/applicant/applications',
    '/api/user/sessions',
  ]) {
    const answer = await page.request.get(path)
    expect([answer.status(), answer.headers()['cache-control']], path).toEqual([200, 'no-store'])
  }
  const { data } = await (await page.request.get('/api/applicant/applications')).json()
  const file = await page.request.get(`/api/applicant/applications/${data[0].id}/cv`)
  expect(file.headers()).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; /),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
})

test('a visitor loads no style sheet of signed-in people', async ({ page }) => {
  const sheets = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'stylesheet') sheets.add(new URL(response.url()).pathname)
  })
  for (const path of PUBLIC) await page.goto(path, { waitUntil: 'networkidle' })
  expect([...sheets].filter((name) => name.includes('signed-in'))).toEqual([])
  expect([...sheets].some((name) => /\/styles-/.test(name))).toBe(true)
})

test('what the served page says of itself for search engines leaves with it, so that no other page is shared under its address', async ({
  page,
}) => {
  await page.goto('/faq')
  const canonical = page.locator('link[rel=canonical]')
  const described = page.locator(
    'meta[name=description], meta[property^="og:"], script[type="application/ld+json"]',
  )
  await expect(canonical).toHaveAttribute('href', /\/faq$/)
  await waitUntilAlive(page)
  expect(await described.count()).toBeGreaterThan(5)
  await page.getByRole('banner').getByRole('link', { name: 'Emplois', exact: true }).click()
  await expect(page).toHaveURL(/\/offres$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(canonical).toHaveCount(0)
  await expect(described).toHaveCount(0)
})
