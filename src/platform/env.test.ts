import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { deriveVapidKeys } from './secrets/vapid-keys.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'asafidy-env-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const SERVER = { DATABASE_URL: 'postgres://nowhere', APP_SECRET: 'f1e0c9b25ad84736a0be9d17c3528f64' }

test.each([
  { name: 'nothing is said', given: {}, development: true, demo: true },
  {
    name: 'the address is this machine by name',
    given: { APP_URL: 'http://localhost:3000' },
    development: true,
    demo: true,
  },
  {
    name: 'it listens on another loopback address',
    given: { HOST: '127.0.0.2' },
    development: true,
    demo: true,
  },
  {
    name: 'it listens on ::1',
    given: { HOST: '::1' },
    development: true,
    demo: true,
  },
  { name: 'it has a database of its own', given: SERVER, development: false, demo: false },
  {
    name: 'it shows the demonstration on a database of its own to this machine alone',
    given: { ...SERVER, DEMO: '1' },
    development: true,
    demo: true,
  },
  {
    name: 'it shows the demonstration on a database of its own to others',
    given: { ...SERVER, DEMO: '1', APP_URL: 'https://exemple.test' },
    development: false,
    demo: true,
  },
  {
    name: 'its address is public, and it starts empty',
    given: { APP_URL: 'https://exemple.test', DEMO: '0' },
    development: false,
    demo: false,
  },
  {
    name: 'its address is public, and the demonstration is asked for',
    given: { APP_URL: 'https://exemple.test', DEMO: '1' },
    development: false,
    demo: true,
  },
  {
    name: 'others reach it, and the demonstration is asked for',
    given: { HOST: '0.0.0.0', APP_URL: 'http://localhost:3000', DEMO: '1' },
    development: false,
    demo: true,
  },
])('where $name, development: $development, demonstration: $demo', ({ given, development, demo }) => {
  expect(readEnv({ DATA_DIR, ...given })).toMatchObject({ development, demo })
})

test.each([
  { APP_URL: 'https://exemple.test' },
  { APP_URL: 'http://127.0.0.1.exemple.test' },
  { APP_URL: 'http://localhost.exemple.test' },
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4', APP_URL: 'http://localhost:3000' },
])('a demonstration that others could reach is not started by chance: %o', (given) => {
  expect(() => readEnv({ DATA_DIR, ...given })).toThrow(
    /DATABASE_URL: required where others can reach.*DEMO=1/s,
  )
})

const read = (APP_SECRET: string) => readEnv({ DATABASE_URL: 'postgres://localhost/x', APP_SECRET })

test.each([
  'court',
  'a'.repeat(64),
  'abcdefgh'.repeat(8),
  'changeme-changeme-changeme-changeme',
  'change-me-change-me-change-me-please',
  'secretsecretsecretsecretsecretsecret1',
  'motdepasse-asafidy-production-2026!!',
  '0123456789abcdef0123456789abcdef',
  '00000000000000000000000000000001',
  'aaaaaaaaaaaaaaaabbbbbbbbbbbbbbbbcccc',
])('%s is refused as the secret of a server', (secret) => {
  expect(() => read(secret)).toThrow(/APP_SECRET: /)
})

test('what a generator makes is taken', () => {
  for (let turn = 0; turn < 200; turn += 1) {
    for (const encoding of ['hex', 'base64', 'base64url'] as const) {
      const secret = randomBytes(32).toString(encoding)
      expect(read(secret).APP_SECRET).toBe(secret)
    }
    expect(() => read(randomBytes(16).toString('hex'))).not.toThrow()
  }
})

test('an operator of mobile money needs all of its keys, and an encrypted address', () => {
  const read = (given: Record<string, string>) => () => readEnv({ ...SERVER, DATA_DIR, ...given })
  expect(read({ MVOLA_CONSUMER_KEY: 'key' })).toThrow(
    '  MVOLA_CONSUMER_SECRET: required with MVOLA_CONSUMER_KEY\n  MVOLA_MERCHANT_NUMBER: required with',
  )
  expect(read({ ORANGE_MONEY_MERCHANT_KEY: 'key' })).toThrow('ORANGE_MONEY_PAGE: required with')
  expect(read({ AIRTEL_MONEY_API: 'http://airtel.test' })).toThrow('AIRTEL_MONEY_API: https:// is required')
  expect(read({ MVOLA_MERCHANT_NUMBER: '+261340000001' })).toThrow('MVOLA_MERCHANT_NUMBER: ten digits')
  expect(read({ MVOLA_API: 'https://devapi.mvola.mg/' })().MVOLA_API).toBe('https://devapi.mvola.mg')
})

test('pushes are signed by a pair that is given whole, or by one that a demonstration makes of its secret', () => {
  const pair = deriveVapidKeys(randomBytes(32).toString('hex'))
  const keys = { VAPID_PUBLIC_KEY: pair.publicKey, VAPID_PRIVATE_KEY: pair.privateKey }
  const read = (given: Record<string, string>) => readEnv({ DATA_DIR, ...given })
  expect(read({ ...SERVER, ...keys }).vapid).toEqual(pair)
  expect(read(SERVER).vapid).toBeNull()
  expect(read({}).vapid).toEqual(read({}).vapid)
  expect(read({}).vapid?.publicKey).toHaveLength(87)
  expect(() => read({ VAPID_PUBLIC_KEY: pair.publicKey })).toThrow('VAPID_PRIVATE_KEY: required with')
  const other = deriveVapidKeys('another secret').publicKey
  expect(() => read({ ...keys, VAPID_PUBLIC_KEY: other })).toThrow('not the public key of VAPID_PRIVATE_KEY')
  expect(() => read({ ...keys, VAPID_PRIVATE_KEY: 'short' })).toThrow('VAPID_PUBLIC_KEY')
  expect(() => read({ PUSH_SERVICES: 'http://exemple.test' })).toThrow('PUSH_SERVICES')
})
