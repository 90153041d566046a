import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from './env.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'asafidy-env-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }))

const SERVER = { DATABASE_URL: 'postgres://nowhere', APP_SECRET: 'only-for-this-test-0123456789abcdef' }

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
