import { type APIRequestContext, request as anyRequest } from '@playwright/test'
import { setUpAdminCodes } from '../authenticator.ts'
import { expect, PASSWORD, test } from '../browser.ts'
import { privatePages } from '../private-pages.ts'

const LINES = privatePages()
const GUEST_ONLY = [
  '/login',
  '/register',
  '/inscription/candidat',
  '/inscription/recruteur',
  '/inscription/recruteur/google',
  '/inscription/recruteur/linkedin',
]
const PEOPLE = [
  'candidat@asafidy.test',
  'recruteur@asafidy.test',
  'recruteur.nouveau@asafidy.test',
  'admin@asafidy.test',
]

async function signedIn(baseURL: string | undefined, email: string): Promise<APIRequestContext> {
  const person = await anyRequest.newContext({ ...(baseURL && { baseURL }) })
  await person.get('/sanctum/csrf-cookie')
  const { cookies } = await person.storageState()
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const headers = { 'x-xsrf-token': token, accept: 'application/json' }
  const answer = await person.post('/login', { data: { email, password: PASSWORD }, headers })
  expect(answer.status()).toBe(200)
  if (email.startsWith('admin')) await signInAsAdmin(person)
  return person
}

async function signInAsAdmin(person: APIRequestContext) {
  const { cookies } = await person.storageState()
  const token = cookies.find((cookie) => cookie.name === 'XSRF-TOKEN')?.value ?? ''
  const answer = await setUpAdminCodes(person, { 'x-xsrf-token': token, accept: 'application/json' })
  expect(answer.status()).toBe(200)
}

/** Asks for a page. @returns where the server leads instead, or `shown` */
async function leadsTo(person: APIRequestContext, page: string): Promise<string> {
  const answer = await person.get(page, { maxRedirects: 0, headers: { accept: 'text/html' } })
  const to = answer.headers().location
  return to === undefined && answer.status() < 500
    ? 'shown'
    : decodeURIComponent(to ?? String(answer.status()))
}

test('a guest is led from each protected page to the login page, and back after it', async ({ request }) => {
  for (const { page } of LINES) expect(await leadsTo(request, page)).toBe(`/login?to=${page}`)
  for (const page of GUEST_ONLY) expect(await leadsTo(request, page)).toBe('shown')
})

for (const [column, email] of PEOPLE.entries()) {
  test(`${email} reaches its own pages and no other`, async ({ baseURL }) => {
    const person = await signedIn(baseURL, email)
    const found: Record<string, string> = {}
    const expected: Record<string, string> = {}
    for (const { page, cells } of LINES) {
      found[page] = await leadsTo(person, page)
      expected[page] = cells[column] === 'yes' ? 'shown' : '/not-authorized'
    }
    expect(found).toEqual(expected)
    for (const page of GUEST_ONLY) expect(await leadsTo(person, page)).toBe('/dashboard')
    expect(await (await person.get('/not-authorized')).text()).toContain('Accès non autorisé')
    await person.dispose()
  })
}

test('someone signed in who opens the login page goes where it leads, to pages alone', async ({
  baseURL,
}) => {
  const person = await signedIn(baseURL, 'candidat@asafidy.test')
  const ask = (to: string) => leadsTo(person, `/login?to=${encodeURIComponent(to)}`)
  expect(await ask('/candidat/mes-cv')).toBe('/candidat/mes-cv')
  expect(await ask('/offres?keywords=riz')).toBe('/offres?keywords=riz')
  for (const to of ['/dev/mails', '/api/user', '/login', '/une-page-inconnue', '//evil.example'])
    expect(await ask(to)).toBe('/dashboard')
  await person.dispose()
})

for (const to of [
  '//evil.example',
  '/\\evil.example',
  '/%2f%2fevil.example',
  '/..//evil.example',
  '/\t/evil.example',
  '/%0d%0a//evil.example',
  'javascript:alert(1)',
  'https://evil.example/dashboard',
  '/https://evil.example',
]) {
  test(`signing in with to=${JSON.stringify(to)} stays on this site`, async ({ page, baseURL }) => {
    const left: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(String(baseURL)) && /^https?:/.test(request.url()))
        left.push(request.url())
    })
    await page.goto(`/login?to=${encodeURIComponent(to)}`)
    await page.getByLabel('Email').first().fill('candidat@asafidy.test')
    await page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Se connecter' }).click()
    await page.waitForURL(`${baseURL}/dashboard`)
    expect(left).toEqual([])
  })
}
