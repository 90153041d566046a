import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '#src/app.ts'
import { plainText } from '#src/platform/search/text.ts'
import { parseSearch } from '#src/ui/search-params.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
const PATIENCE = 600
let patient: Awaited<ReturnType<typeof buildApp>>

beforeAll(async () => {
  patient = await buildApp(services, { bodyPatience: PATIENCE })
  await patient.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => patient.close())

const NAMES = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty', 'prototype']

test.each(NAMES)('« %s » is a word like another', async (word) => {
  const browser = new Browser(services)
  for (const query of [
    `keywords=${word}`,
    `keywords=emploi+${word}`,
    `${word}=x`,
    `sort=${word}`,
    `city=${word}`,
  ])
    expect((await browser.get(`/api/offers?${query}`)).status, query).toBeLessThan(500)
  expect(plainText(`&${word};`)).toBe(`&${word};`)
  expect(parseSearch(`?${word}=1&${word}=2&a=1&a=2`)).toEqual({
    a: ['1', '2'],
    ...(word === 'prototype' && { prototype: ['1', '2'] }),
  })
})

async function sendRaw(payload: string, type = 'application/json') {
  const browser = await signedInAs(services, await makeApplicant(services))
  const started = performance.now()
  const answer = await services.app.inject({
    method: 'PUT',
    url: '/api/applicant/profile',
    cookies: Object.fromEntries(browser.cookies),
    headers: { 'x-xsrf-token': browser.cookies.get('XSRF-TOKEN') ?? '', 'content-type': type },
    payload,
  })
  return { status: answer.statusCode, body: answer.json(), took: performance.now() - started }
}

test.each([
  {
    name: '300 000 keys',
    payload: `{${Array.from({ length: 300_000 }, (_, at) => `"k${at}":1`).join(',')}}`,
  },
  { name: '100 000 values', payload: `[${'1,'.repeat(100_000)}1]` },
  { name: '60 000 short keys', payload: `{${'"":1,'.repeat(60_000)}"":1}` },
  { name: 'a depth of 10 000', payload: '['.repeat(10_000) + ']'.repeat(10_000) },
  { name: 'a depth of 10 000 in objects', payload: `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}` },
])('a JSON of $name is refused before anything walks it', async ({ payload }) => {
  // The best of several counts, because the others measure what else the machine does.
  const answers = [await sendRaw(payload), await sendRaw(payload), await sendRaw(payload)]
  for (const { status, body } of answers)
    expect([status, body]).toEqual([413, { message: 'La requête est trop volumineuse.' }])
  expect(Math.min(...answers.map(({ took }) => took))).toBeLessThan(50)
})

test('marks inside strings are no values', async () => {
  const { status } = await sendRaw(JSON.stringify({ section: 'wishes', text: '[{,:\\"'.repeat(3_000) }))
  expect(status).toBe(200)
})

test.each([
  { name: 'no boundary', type: 'multipart/form-data', payload: 'x' },
  { name: 'an empty boundary', type: 'multipart/form-data; boundary=', payload: 'x' },
  {
    name: 'no end',
    type: 'multipart/form-data; boundary=b',
    payload: '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  },
  { name: 'nothing of a part', type: 'multipart/form-data; boundary=b', payload: 'nothing' },
  {
    name: 'a name of the prototype',
    type: 'multipart/form-data; boundary=b',
    payload: '--b\r\nContent-Disposition: form-data; name="toString"\r\n\r\nx\r\n--b--\r\n',
  },
])('a form with $name is refused in French', async ({ type, payload }) => {
  const { status, body } = await sendRaw(payload, type)
  expect([400, 422]).toContain(status)
  expect(body.message).toMatch(/^(Le corps de la requête n’est pas|La requête n’est pas|Les données)/)
})

test.each(['application/json', 'multipart/form-data; boundary=b'])(
  'a body of %s that stops coming is ended with a message, one that goes on is read',
  async (type) => {
    const browser = await signedInAs(services, await makeApplicant(services))
    const cookies = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const open = () => {
      const socket = connect((patient.server.address() as AddressInfo).port, '127.0.0.1')
      socket.write(
        `PUT /api/applicant/profile HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 12\r\n` +
          `Cookie: ${cookies}\r\nX-XSRF-TOKEN: ${browser.cookies.get('XSRF-TOKEN')}\r\n\r\n`,
      )
      return socket
    }
    const [stopped, slow] = [open(), open()]
    const started = performance.now()
    const told = readAll(stopped)
    const dripped = drip(slow, '{"section":1')
    expect(await told).toMatch(/^HTTP\/1.1 408 [\s\S]*La requête est restée trop longtemps incomplète/)
    expect(performance.now() - started).toBeGreaterThan(PATIENCE * 0.9)
    expect(performance.now() - started).toBeLessThan(PATIENCE * 3)
    expect(await dripped).toMatch(/^HTTP\/1.1 400 /)
  },
)

test('a connection answered before its body came is ended when nothing more comes', async () => {
  const socket = connect((patient.server.address() as AddressInfo).port, '127.0.0.1')
  const started = performance.now()
  socket.write('POST /api/newsletter HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n')
  socket.write('Content-Type: application/json\r\nX-XSRF-TOKEN: no\r\n\r\n{')
  expect(await readAll(socket)).toMatch(/^HTTP\/1.1 419 /)
  expect(performance.now() - started).toBeLessThan(PATIENCE * 3)
})

async function readAll(socket: ReturnType<typeof connect>): Promise<string> {
  let text = ''
  socket.on('data', (chunk) => {
    text += chunk
  })
  await once(socket, 'close')
  return text
}

/** Sends one character at a time, over a longer time than a silence may last. */
async function drip(socket: ReturnType<typeof connect>, body: string): Promise<string> {
  const answer = once(socket, 'data')
  for (const character of body) {
    socket.write(character)
    await new Promise((done) => setTimeout(done, PATIENCE / 6))
  }
  const [chunk] = await answer
  socket.destroy()
  return String(chunk)
}

test.each([
  {
    what: 'an address beyond 16 KB',
    request: `GET /offres?keywords=${'a'.repeat(20_000)} HTTP/1.1`,
    status: 431,
  },
  { what: 'what is no request', request: 'BONJOUR', status: 400 },
])('$what is answered by a page in French, and the connection ends', async ({ request, status }) => {
  const socket = connect((patient.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write(`${request}\r\nHost: localhost\r\n\r\n`)
  let answer = ''
  socket.on('data', (chunk) => {
    answer += chunk
  })
  await once(socket, 'close')
  expect(answer).toContain(`HTTP/1.1 ${status} `)
  expect(answer).toContain('<html lang="fr">')
  expect(answer).not.toMatch(/Client Error|maximum allowed/)
})
