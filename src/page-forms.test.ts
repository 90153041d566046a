import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { buildApp } from './app.ts'
import { mountPageForms } from './page-forms.ts'

const services = useServices()
const SAVED = '/candidat/offres-sauvegardees'
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp(services)
  mountPageForms(app, services)
})
afterAll(() => app.close())

/** Sends a form as a browser does without scripts. */
async function send(url: string, fields: Record<string, string>, browser?: Browser, origin?: string) {
  const answer = await app.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    cookies: Object.fromEntries(browser?.cookies ?? []),
    headers: {
      accept: 'text/html',
      origin: origin ?? services.env.APP_URL,
      'content-type': 'application/x-www-form-urlencoded',
    },
  })
  const cookies = new Map(answer.cookies.map((cookie) => [cookie.name, cookie]))
  return { status: answer.statusCode, to: answer.headers.location, cookies }
}

async function savedBy(browser: Browser): Promise<number[]> {
  const { body } = await browser.get('/api/applicant/saved-offers')
  return body.data.map(({ id }: { id: number }) => id)
}

test('an offer is kept once, let go, and each leads to where that is told', async () => {
  const { company } = await makeCompany(services)
  const { id } = await makeOffer(services, company.id)
  const browser = await signedInAs(services, await makeApplicant(services))
  for (let turn = 0; turn < 2; turn += 1)
    expect(await send(SAVED, { ajouter: String(id) }, browser)).toMatchObject({
      status: 303,
      to: `${SAVED}?ajouter=${id}`,
    })
  expect(await savedBy(browser)).toEqual([id])
  expect((await send(SAVED, { retirer: String(id) }, browser)).to).toBe(SAVED)
  expect(await savedBy(browser)).toEqual([])
})

test('a guest signs in first, a recruiter and what is no offer change nothing', async () => {
  const { company, owner } = await makeCompany(services)
  const { id } = await makeOffer(services, company.id)
  const asked = `${SAVED}?ajouter=${id}`
  expect((await send(SAVED, { ajouter: String(id) })).to).toBe(`/login?to=${encodeURIComponent(asked)}`)
  const recruiter = await signedInAs(services, owner)
  expect((await send(SAVED, { ajouter: String(id) }, recruiter)).to).toBe(asked)
  const browser = await signedInAs(services, await makeApplicant(services))
  for (const wrong of ['', '0', '12/../..', '99999999999', '%00'])
    expect((await send(SAVED, { ajouter: wrong }, browser)).status).toBe(303)
  expect(await savedBy(browser)).toEqual([])
})

test('the colours and the answer about cookies are kept as the scripts keep them', async () => {
  const { status, to, cookies } = await send('/affichage?to=%2Foffres', {
    color_scheme: 'dark',
    theme: 'rose',
  })
  expect([status, to]).toEqual([303, '/affichage?to=%2Foffres'])
  expect(cookies.get('asafidy_color_scheme')).toMatchObject({ value: 'dark', path: '/', maxAge: 30 * 86_400 })
  expect(cookies.get('asafidy_theme')?.value).toBe('blue')
  expect(cookies.has('asafidy_cookies')).toBe(false)
  const eased = await send('/affichage', { text_size: 'largest', motion: 'less', contrast: 'shrill' })
  expect(eased.cookies.get('asafidy_text_size')?.value).toBe('largest')
  expect(eased.cookies.get('asafidy_motion')?.value).toBe('less')
  expect(eased.cookies.get('asafidy_contrast')?.value).toBe('normal')
  const reset = await send('/affichage', { text_size: 'largest', color_scheme: 'dark', reset: '1' })
  expect(reset.cookies.get('asafidy_text_size')?.value).toBe('normal')
  expect(reset.cookies.get('asafidy_color_scheme')?.value).toBe('light')
  const denied = await send('/affichage', { cookies: 'denied' })
  expect([...denied.cookies.keys()]).toEqual(['asafidy_cookies'])
  expect(denied.cookies.get('asafidy_cookies')).toMatchObject({ value: 'denied', sameSite: 'Lax' })
  expect((await send('/affichage', { cookies: 'perhaps' })).cookies.size).toBe(0)
})

test('a refusal erases what a measure has left', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  browser.cookies.set('_ga_ABC', '1')
  const { cookies } = await send('/affichage', { cookies: 'denied' }, browser)
  expect(cookies.get('_ga_ABC')).toMatchObject({ value: '' })
})

test('a form of another site does nothing', async () => {
  const { company } = await makeCompany(services)
  const { id } = await makeOffer(services, company.id)
  const browser = await signedInAs(services, await makeApplicant(services))
  for (const origin of ['https://ailleurs.test', 'null']) {
    expect((await send(SAVED, { ajouter: String(id) }, browser, origin)).to).toBe(SAVED)
    expect((await send('/affichage', { cookies: 'granted' }, browser, origin)).cookies.size).toBe(0)
  }
  expect(await savedBy(browser)).toEqual([])
})
