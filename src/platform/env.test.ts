import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { readEnv } from './env.ts'

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
