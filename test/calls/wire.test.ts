import { expect, test } from 'vitest'
import { z } from 'zod'
import { invalid } from '#src/platform/errors.ts'
import { parseForm } from '#src/platform/http/bodies.ts'
import { fieldErrors } from '#src/platform/http/validation.ts'
import { paginate } from '#src/platform/pagination.ts'
import { cleanInput } from '#src/shared/clean-input.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '../services.ts'

const services = useServices()

test('malformed JSON is 400 with a message', async () => {
  const browser = new Browser(services)
  await browser.get('/sanctum/csrf-cookie')
  const headers = {
    'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '',
    'content-type': 'application/json',
  }
  const answer = await services.app.inject({
    method: 'POST',
    url: '/login',
    headers,
    cookies: Object.fromEntries(browser.cookies),
    payload: '{"email":',
  })
  expect([answer.statusCode, Object.keys(answer.json())]).toEqual([400, ['message']])
})

test('forgery is refused before the body is read and before asking who it is', async () => {
  const answer = await services.app.inject({
    method: 'POST',
    url: '/login',
    headers: { 'content-type': 'application/json' },
    payload: '{',
  })
  expect(answer.statusCode).toBe(419)
})

test('the token is accepted in the header, URL-encoded or not, and in the body', async () => {
  const browser = new Browser(services)
  await browser.get('/sanctum/csrf-cookie')
  const token = browser.cookies.get('XSRF-TOKEN') ?? ''
  const bodies: Record<string, string>[] = [
    { 'x-xsrf-token': encodeURIComponent(token) },
    { 'x-csrf-token': token },
  ]
  for (const headers of bodies) {
    expect((await browser.send('POST', '/api/newsletter', { email: 'a@exemple.test' }, headers)).status).toBe(
      200,
    )
  }
  expect(
    (await browser.send('POST', '/api/newsletter', { email: 'a@exemple.test', _token: token })).status,
  ).toBe(200)
  expect(
    (await browser.send('POST', '/api/newsletter', { email: 'a@exemple.test', _token: 'autre' })).status,
  ).toBe(419)
})

test('the token of another session is refused', async () => {
  const [mine, other] = [new Browser(services), new Browser(services)]
  await mine.get('/sanctum/csrf-cookie')
  await other.get('/sanctum/csrf-cookie')
  const stolen = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN') ?? '' }
  expect((await mine.send('POST', '/api/newsletter', { email: 'a@exemple.test' }, stolen)).status).toBe(419)
})

test('a method that a path does not have is 405 and names those it has', async () => {
  const answer = await new Browser(services).send('DELETE', '/api/user/abilities')
  expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD'])
  expect(answer.body).toEqual({ message: 'Cette méthode n’est pas acceptée ici.' })
})

test('an unknown call is 404 with a message', async () => {
  const answer = await new Browser(services).get('/api/rien')
  expect([answer.status, typeof answer.body.message]).toEqual([404, 'string'])
})

test('a POST may stand for a PUT, by its body, its query or a header, and for nothing else', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  expect((await browser.post('/api/notification/999999/read', { _method: 'put' })).status).toBe(404)
  expect((await browser.post('/api/notification/999999/read?_method=PUT')).status).toBe(404)
  expect(
    (await browser.post('/api/notification/999999/read', {}, { 'x-http-method-override': 'PUT' })).status,
  ).toBe(404)
  const form = new FormData()
  form.set('_method', 'PUT')
  expect((await browser.post('/api/notification/999999/read', form)).status).toBe(404)
  expect((await browser.post('/api/notification/999999/read', { _method: 'GET' })).status).toBe(405)
  expect((await browser.post('/api/notification/999999/read')).status).toBe(405)
})

test('a body that is too large is 413', async () => {
  const browser = new Browser(services)
  const answer = await browser.post('/api/newsletter', { email: 'x'.repeat(5 * 1024 * 1024) })
  expect([answer.status, typeof answer.body.message]).toEqual([413, 'string'])
})

test('a line break of a form counts once, as the page counted it', async () => {
  const description = `${'Sept lignes.\n'.repeat(7)}${'x'.repeat(255)}`.slice(0, 255)
  const body = new FormData()
  body.set('title', 'Mon CV')
  body.set('name', 'CV à sept lignes')
  body.set('is_draft', '1')
  body.set('description', description.replaceAll('\n', '\r\n'))
  const applicant = await signedInAs(services, await makeApplicant(services))
  const answer = await applicant.post('/api/applicant/resumes', body)
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  expect(answer.body.data.description).toBe(description)
})

test('bracket keys nest, hostile keys vanish, strings are trimmed and empty ones are null', () => {
  const parsed = cleanInput(
    parseForm('a[b][0]=%20x%20&a[b][1]=&password=%20y%20&__proto__[z]=1&constructor[z]=1'),
  )
  expect(parsed).toEqual({ a: { b: ['x', null] }, password: ' y ' })
  expect(cleanInput(JSON.parse('{"__proto__":{"polluted":1},"a":{"prototype":1,"b":2}}'))).toEqual({
    a: { b: 2 },
  })
  expect(({} as { polluted?: number }).polluted).toBeUndefined()
})

test('several errors count the others in the message, nested fields have dots', () => {
  const schema = z.object({
    answers: z.array(z.object({ text: z.string({ error: 'Il manque une réponse.' }) })),
    name: z.string({ error: 'Il manque un nom.' }),
  })
  const result = schema.safeParse({ answers: [{}] })
  const error = invalid(fieldErrors(result.error as z.ZodError))
  expect(error.message).toBe('Il manque une réponse. (et 1 autre erreur)')
  expect(error.errors).toEqual({ 'answers.0.text': ['Il manque une réponse.'], name: ['Il manque un nom.'] })
})

test('a page of a list keeps its filters in its links', () => {
  const page = paginate(['a', 'b'], { page: 2, per_page: 2, total: 7, url: '/api/offers?keywords=x&page=2' })
  expect(page.links).toEqual({
    first: '/api/offers?keywords=x&page=1',
    last: '/api/offers?keywords=x&page=4',
    prev: '/api/offers?keywords=x&page=1',
    next: '/api/offers?keywords=x&page=3',
  })
  expect(page.meta).toMatchObject({
    current_page: 2,
    from: 3,
    to: 4,
    last_page: 4,
    per_page: 2,
    total: 7,
    path: '/api/offers',
  })
})

test('a page past the end is empty', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  for (const page of ['999', '0', 'abc', '-1', '1e9']) {
    const answer = await browser.get(`/api/notification?page=${page}`)
    expect([answer.status, answer.body.data]).toEqual([200, []])
  }
})

test('a sliding session sends its cookies again, an answer that comes after sign-out does not', async () => {
  const browser = await signedInAs(services, await makeApplicant(services))
  services.clock.advance(120)
  const slid = await browser.get('/api/user')
  expect(String(slid.headers['set-cookie'])).toContain('asafidy_session=')
  const late = new Browser(services)
  for (const [name, value] of browser.cookies) late.cookies.set(name, value)
  await browser.post('/logout')
  services.clock.advance(120)
  expect((await late.get('/api/user')).headers['set-cookie']).toBeUndefined()
})

test('the API is described in one OpenAPI document', async () => {
  const { body } = await new Browser(services).get('/api/docs/json')
  expect(body.openapi).toBe('3.1.0')
  expect(Object.keys(body.paths)).toContain('/api/notification/{id}/{action}')
})

test('the page about the API has the policy of the site’s pages: nothing from elsewhere, in no frame', async () => {
  for (const path of ['/api/docs', '/api/docs/', '/api/docs/static/swagger-ui.css']) {
    const { headers } = await new Browser(services).get(path)
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'; script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toMatch(/https:|validator|upgrade-insecure-requests/)
  }
})

test('the document tells what a call takes, whatever its rules depend on, and each status that it may answer', async () => {
  const { paths } = (await new Browser(services).get('/api/docs/json')).body
  const applying = paths['/api/applicant/applications'].post
  const { properties } = applying.requestBody.content['multipart/form-data'].schema
  expect(properties).toMatchObject({
    resume_type: { enum: ['resume', 'pdf'] },
    letter: { minLength: 100, maxLength: 3_000 },
    offer_id: { type: 'integer' },
  })
  expect(properties.resume_pdf.anyOf[0]).toMatchObject({ type: 'string', format: 'binary' })
  expect(Object.keys(applying.responses)).toEqual(['200', '201'])
  const profile = paths['/api/applicant/profile'].put.requestBody.content['application/json'].schema
  expect(
    profile.oneOf.map(
      (each: { properties: { section: { const: string } } }) => each.properties.section.const,
    ),
  ).toContain('wishes')
  const { responses } = paths['/email/verification-notification'].post
  expect(responses['202']).toHaveProperty('content')
  expect(responses['204']).not.toHaveProperty('content')
})

test('a rule that depends on the day follows the clock', async () => {
  services.clock.set('2026-12-24T20:30:00Z')
  const browser = await signedInAs(services, await makeApplicant(services))
  const wishes = { section: 'wishes', available_now: false, available_from: '2026-12-24' }
  const save = async () => (await browser.put('/api/applicant/profile', wishes)).status
  expect(await save()).toBe(200)
  services.clock.set('2026-12-24T21:00:00Z')
  expect(await save()).toBe(422)
})

test('health tells whether the process and its database answer', async () => {
  expect((await new Browser(services).get('/health/live')).body).toEqual({ status: 'ok' })
  expect((await new Browser(services).get('/health/ready')).body).toEqual({ status: 'ok' })
})

test('other sites are answered only when they are on the list', async () => {
  const own = await new Browser(services).get('/health/live', { origin: 'http://localhost:3000' })
  const evil = await new Browser(services).get('/health/live', { origin: 'https://evil.test' })
  expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000')
  expect(evil.headers['access-control-allow-origin']).toBeUndefined()
})

test('every answer says what no page asks a browser for', async () => {
  for (const url of ['/health/live', '/api/offers', '/api/rien', '/api/user']) {
    const { headers } = await new Browser(services).get(url)
    expect(headers['permissions-policy'], url).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/)
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/)
  }
})
