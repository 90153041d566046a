import { sql } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { buildApp } from '#src/app.ts'
import { describeError, writeLog } from '#src/platform/log.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { Browser } from '#test/browser.ts'
import { useServices } from './services.ts'

const MARK = 'marque7f3a'
const services = useServices({ LOG_LEVEL: 'debug' })
const lines: string[] = []
let app: FastifyInstance

beforeAll(async () => {
  app = await buildApp(services, { logs: { write: (line) => lines.push(line) } })
  await app.ready()
})
afterAll(() => app.close())
beforeEach(() => {
  lines.length = 0
})

/** Breaks the table of the newsletter, asks for it with a value that no line may hold, and mends it. */
async function subscribeWith(broken: string, mended: string) {
  const browser = new Browser({ ...services, app })
  await browser.get('/sanctum/csrf-cookie')
  await services.db.execute(sql.raw(broken))
  const answer = await browser.post('/api/newsletter', { email: `${MARK}@exemple.test` })
  await services.db.execute(sql.raw(mended))
  return answer
}

const failures = () =>
  lines.map((line) => JSON.parse(line)).filter(({ msg }: { msg: string }) => msg === 'request failed')

test.each([
  {
    name: 'a statement that fails',
    broken: 'ALTER TABLE newsletter_subscriptions RENAME TO elsewhere',
    mended: 'ALTER TABLE elsewhere RENAME TO newsletter_subscriptions',
    code: '42P01',
  },
  {
    name: 'a row that is refused',
    broken: 'ALTER TABLE newsletter_subscriptions ADD CONSTRAINT never CHECK (false) NOT VALID',
    mended: 'ALTER TABLE newsletter_subscriptions DROP CONSTRAINT never',
    code: '23514',
  },
  {
    name: 'a value that does not fit',
    broken: 'ALTER TABLE newsletter_subscriptions ALTER COLUMN email TYPE varchar(5)',
    mended: 'ALTER TABLE newsletter_subscriptions ALTER COLUMN email TYPE text',
    code: '22001',
  },
])('$name is logged by its code, statement and request, never its values', async (failure) => {
  const { status, headers, body } = await subscribeWith(failure.broken, failure.mended)
  expect([status, body]).toEqual([500, { message: 'Server Error', id: headers['x-request-id'] }])
  expect(lines.filter((line) => line.includes(MARK))).toEqual([])
  const [line] = failures()
  expect(line).toMatchObject({ reqId: headers['x-request-id'], err: { cause: { code: failure.code } } })
  expect(line.err.statement).toMatch(/newsletter_subscriptions/)
  expect(line.err.stack).toMatch(/newsletter\.ts/)
})

test('a job that fails is logged and kept without the values of its statement', async () => {
  const printed = vi.spyOn(console, 'log').mockReturnValue(undefined)
  const failing = inTransaction(services, null, (unit) => unit.db.execute(sql`SELECT ${MARK}::text::integer`))
  const err = await failing.catch((error: unknown) => error)
  writeLog('error', 'job failed', { err, job: 'test' })
  const [line] = printed.mock.calls.flat()
  expect(line).toMatch(/"code":"22P02"/)
  expect(line).not.toContain(MARK)
})

test('addresses and texts that could not be read are left out of other errors too', () => {
  const refused = new Error(`550 no such user <${MARK}@exemple.test>`)
  expect(JSON.stringify(describeError(refused))).toMatch(/550 no such user <…@…>/)
  const unread = (() => {
    try {
      return JSON.parse(MARK)
    } catch (error) {
      return error
    }
  })()
  for (const error of [refused, unread, new Error('outer', { cause: unread })])
    expect(JSON.stringify(describeError(error))).not.toContain(MARK)
})

test('a path is logged without the address or the token in it', async () => {
  for (const part of [`${MARK}@exemple.test`, `${MARK}%40exemple.test`, `${MARK}`.repeat(5)])
    await app.inject({ url: `/verification-email/${part}?email=${MARK}` })
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.filter((line) => line.includes(MARK))).toEqual([])
})
