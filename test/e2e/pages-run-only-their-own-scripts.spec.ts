import type { APIResponse } from '@playwright/test'
import { expect, signIn, test } from './browser.ts'

const PUBLIC = ['/', '/offres', '/faq', '/login', '/une-page-inconnue']

function nonceOf(answer: APIResponse): string {
  return /'nonce-([^']+)'/.exec(answer.headers()['content-security-policy'] ?? '')?.[1] ?? 'none'
}

/** The opening tags of scripts and styles written in the page that do not carry this nonce. */
function strangers(html: string, nonce: string): string[] {
  const inline = html.match(/<(script|style)\b[^>]*>/g) ?? []
  return inline.filter((tag) => !/\ssrc=/.test(tag) && !tag.includes(`nonce="${nonce}"`))
}

test('a page names the scripts it runs, is framed by nobody and is what it says it is', async ({
  request,
}) => {
  for (const path of PUBLIC) {
    const answer = await request.get(path)
    const policy = answer.headers()['content-security-policy'] ?? ''
    expect(policy, path).toContain("frame-ancestors 'none'")
    expect(policy, path).toContain("object-src 'none'")
    expect(policy.match(/script-src [^;]*/)?.[0], path).not.toMatch(/unsafe|\*/)
    expect(answer.headers()['x-content-type-options'], path).toBe('nosniff')
    expect(strangers(await answer.text(), nonceOf(answer)), path).toEqual([])
  }
})

test('two guests get the same page with different nonces', async ({ request }) => {
  const [one, other] = [await request.get('/faq'), await request.get('/faq')]
  expect(one.headers().etag).toBe(other.headers().etag)
  expect(nonceOf(one)).not.toBe(nonceOf(other))
  expect(await one.text()).not.toContain(nonceOf(other))
})

test('a page that did not change keeps the policy that it came with', async ({ request, page }) => {
  const { etag = '' } = (await request.get('/faq')).headers()
  const same = await request.get('/faq', { headers: { 'if-none-match': etag } })
  expect(same.status()).toBe(304)
  expect(same.headers()['content-security-policy']).toBeUndefined()
  await page.goto('/faq')
  const [again] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/faq')),
    page.reload(),
  ])
  expect(again.ok() || again.status() === 304).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('pages and files of one person are kept by no cache, files are saved rather than shown', async ({
  page,
}) => {
  await signIn(page, 'candidat@asafidy.test')
  for (const path of ['/', '/dashboard', '/candidat/mes-cv']) {
    const answer = await page.request.get(path)
    expect(answer.headers()['cache-control'], path).toBe('no-store')
    expect(strangers(await answer.text(), nonceOf(answer)), path).toEqual([])
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
