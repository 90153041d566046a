import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { createHttpServer } from './server.ts'

const ENV = readEnv({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
const GUARDS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}
const OF_PAGES = ['permissions-policy', 'x-frame-options', 'referrer-policy', 'cross-origin-opener-policy']

async function headersOf(type: string, asked: Record<string, string> = {}) {
  const app = await createHttpServer(ENV)
  app.get('/', (_request, reply) => reply.type(type).send('x'))
  const { headers } = await app.inject({ url: '/', headers: asked })
  await app.close()
  return headers
}

test.each([
  'application/javascript; charset=utf-8',
  'text/css; charset=utf-8',
  'font/woff2',
  'image/svg+xml',
  'image/webp',
])('%s keeps what guards it, and no header that only a page obeys', async (type) => {
  const headers = await headersOf(type)
  expect(headers).toMatchObject(GUARDS)
  for (const name of [...OF_PAGES, 'x-request-id', 'access-control-allow-credentials'])
    expect(headers, name).not.toHaveProperty(name)
  // Thirty of them stand beside each other on a slow line.
  expect(JSON.stringify(headers).length).toBeLessThan(400)
})

test.each(['text/html; charset=utf-8', 'application/json', 'application/pdf', 'text/plain'])(
  '%s has every header',
  async (type) => {
    const headers = await headersOf(type)
    expect(headers).toMatchObject(GUARDS)
    for (const name of [...OF_PAGES, 'x-request-id']) expect(headers, name).toHaveProperty(name)
  },
)

test('another site that may read a picture is told so whole', async () => {
  const headers = await headersOf('image/webp', { origin: new URL(ENV.APP_URL).origin })
  expect(headers).toMatchObject({ 'access-control-allow-credentials': 'true' })
})
