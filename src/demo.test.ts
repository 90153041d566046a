import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { welcome } from './demo.ts'
import { readEnv } from './platform/env.ts'

const README = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')

const addressesIn = (text: string) => text.match(/[\w.]+@asafidy\.test/g)

test('whoever starts the demonstration reads each of its accounts, and none of them otherwise', () => {
  const accounts = README.split('\n').filter((row) => /^\| `[\w.]+@asafidy\.test`/.test(row))
  expect(accounts).toHaveLength(5)
  const env = readEnv({ APP_SECRET: 'only for a test that signs nothing' })
  expect(addressesIn(welcome({ env }))).toEqual(addressesIn(accounts.join('\n')))
  expect(addressesIn(welcome({ env: { ...env, demo: false } }))).toBeNull()
})
