import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { signToken } from '#src/platform/secrets/signed-link.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { unsubscribeToken } from '../unsubscribe-link.ts'

const services = useServices()
const ONE_CLICK = 'List-Unsubscribe=One-Click'

async function makeLink(kind = 'application.viewed') {
  const person = await makeApplicant(services)
  const token = unsubscribeToken(services.env, { list: 'notification', of: `${person.id}:${kind}` })
  return { person, token, post: `/email/unsubscribe/${token}`, page: `/api/unsubscription/${token}` }
}

/** As a mail program sends it: no cookie, no token, a form. */
function oneClick(url: string, headers = { 'content-type': 'application/x-www-form-urlencoded' }) {
  return services.app.inject({ method: 'POST', url, headers, payload: ONE_CLICK })
}

async function mailsOf(person: { email: string }) {
  const browser = await signedInAs(services, person)
  const { body } = await browser.get('/api/notification-preferences')
  return body.data.filter((each: { mail: boolean }) => !each.mail).map((each: { kind: string }) => each.kind)
}

test('a mail program stops one kind of mail with one request, without cookies', async () => {
  const { person, post } = await makeLink()
  const answer = await oneClick(post)
  expect(answer.statusCode).toBe(200)
  expect(answer.cookies).toEqual([])
  expect(answer.json().data).toMatchObject({ label: 'Candidature consultée', subscribed: false })
  expect(answer.json().data.email).toBe(`${person.email[0]}…@exemple.test`)
  expect(await mailsOf(person)).toEqual(['application.viewed'])
  expect((await oneClick(post)).statusCode).toBe(200)
})

test('it may send the form in parts', async () => {
  const { person, post } = await makeLink()
  const payload = `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n`
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  const answer = await services.app.inject({ method: 'POST', url: post, headers, payload })
  expect(answer.statusCode).toBe(200)
  expect(await mailsOf(person)).toEqual(['application.viewed'])
})

test('opening the address changes nothing and leads to the page', async () => {
  const { person, token, post, page } = await makeLink()
  const answer = await services.app.inject({ method: 'GET', url: post, headers: { accept: 'text/html' } })
  expect([answer.statusCode, answer.headers.location]).toEqual([302, `/desabonnement/${token}`])
  expect((await new Browser(services).get(page)).body.data.subscribed).toBe(true)
  expect(await mailsOf(person)).toEqual([])
})

test('it is undone from the page, which does ask for the anti-forgery token', async () => {
  const { person, post, page } = await makeLink()
  await oneClick(post)
  expect((await services.app.inject({ method: 'DELETE', url: page })).statusCode).toBe(419)
  const undone = await new Browser(services).delete(page)
  expect(undone.body.data.subscribed).toBe(true)
  expect(await mailsOf(person)).toEqual([])
})

test('the bell stays as it was', async () => {
  const { person, post } = await makeLink()
  const browser = await signedInAs(services, person)
  await browser.put('/api/notification-preferences', { kinds: ['application.viewed'], bell: false })
  await oneClick(post)
  const { body } = await browser.get('/api/notification-preferences')
  expect(body.data[1]).toMatchObject({ kind: 'application.viewed', bell: false, mail: false })
})

test('a link that was changed, of another purpose, or of nothing is refused', async () => {
  const { person, token } = await makeLink()
  const [subject, , signature] = token.split('.')
  const other = Buffer.from(`notification:${person.id + 1}:application.viewed`).toString('base64url')
  const of = (purpose: string, words: string) =>
    signToken(services.env.APP_SECRET, { purpose, subject: words })
  const wrong = [
    `${other}..${signature}`,
    `${subject}..${signature?.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    of('verify', `notification:${person.id}:application.viewed`),
    of('unsubscribe', `notification:${person.id}:nothing`),
    of('unsubscribe', 'notification:999999:application.viewed'),
    of('unsubscribe', 'elsewhere:1'),
    'x',
  ]
  for (const each of wrong) {
    expect((await oneClick(`/email/unsubscribe/${each}`)).statusCode).toBe(404)
    expect((await new Browser(services).get(`/api/unsubscription/${each}`)).status).toBe(404)
    expect((await new Browser(services).delete(`/api/unsubscription/${each}`)).status).toBe(404)
  }
  expect(await mailsOf(person)).toEqual([])
})

test('a link goes with its account', async () => {
  const { person, post } = await makeLink()
  await services.db.delete(users).where(eq(users.id, person.id))
  expect((await oneClick(post)).statusCode).toBe(404)
})

test('the other calls still ask for the anti-forgery token', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  const refused = await browser.send('PUT', '/api/notification-preferences', { mail: false })
  expect(refused.status).toBe(419)
})
