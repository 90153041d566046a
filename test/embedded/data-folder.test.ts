import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readEnv } from '#src/platform/env.ts'
import { runCommand, type ServerProcess, startServer } from '#test/processes/server-process.ts'

const folder = mkdtempSync(join(tmpdir(), 'asafidy-lock-'))
const env = { DATA_DIR: folder, LOG_LEVEL: 'warn' }
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function subscribe(email: string): Promise<number> {
  const first = await fetch(`${server?.url}/sanctum/csrf-cookie`)
  const cookies = first.headers.getSetCookie().map((each) => each.split(';', 1)[0] ?? '')
  const token = cookies.find((each) => each.startsWith('XSRF-TOKEN='))?.slice(11) ?? ''
  const answer = await fetch(`${server?.url}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies.join('; '), 'x-xsrf-token': token },
    body: JSON.stringify({ email }),
  })
  return answer.status
}

test('a second server and a command beside a running one refuse, and nothing that the first writes is lost', async () => {
  server = await startServer(env)
  expect(await subscribe('avant@exemple.test')).toBe(200)
  const second = await runCommand('src/server.ts', env)
  expect([second.code, second.output]).toEqual([
    1,
    expect.stringContaining('is used by a running Asafidy process'),
  ])
  const command = await runCommand('src/admin-create.ts', env, ['chef@exemple.test'])
  expect([command.code, command.output]).toEqual([
    1,
    expect.stringContaining('is used by a running Asafidy process'),
  ])
  expect(await subscribe('apres@exemple.test')).toBe(200)
  await server.stop('SIGKILL')
  // What the killed process left locked is stale: the next one takes it over and finds both rows.
  const created = await runCommand('src/admin-create.ts', env, ['chef@exemple.test'])
  expect([created.code, created.output]).toEqual([
    0,
    expect.stringContaining('chef@exemple.test (super_admin) created'),
  ])
  server = await startServer(env)
  expect(await subscribe('ensuite@exemple.test')).toBe(200)
  await server.stop()
  const { openDatabase } = await import('#src/platform/database.ts')
  const { newsletterSubscriptions } = await import('#src/contact/tables.ts')
  const database = await openDatabase({ folder: join(folder, 'database') })
  const rows = await database.db
    .select({ email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
  await database.close()
  expect(rows.map((row) => row.email).sort()).toEqual([
    'apres@exemple.test',
    'avant@exemple.test',
    'ensuite@exemple.test',
  ])
}, 120_000)

test('an administrator is created with the role that is asked for, and with no other', async () => {
  const create = (...args: string[]) => runCommand('src/admin-create.ts', env, args)
  const billing = await create('caisse@exemple.test', '--role', 'billing')
  expect([billing.code, billing.output]).toEqual([
    0,
    expect.stringContaining('caisse@exemple.test (billing) created'),
  ])
  const unknown = await create('roi@exemple.test', '--role', 'king')
  expect([unknown.code, unknown.output]).toEqual([
    1,
    expect.stringContaining('--role moderator|billing|support|super_admin'),
  ])
}, 120_000)

test('a wrong configuration is refused with a line per name', () => {
  expect(() => readEnv({ PORT: 'abc', APP_SECRET: 'court', DATA_DIR: folder })).toThrow(
    /PORT: [\s\S]*APP_SECRET: needs at least 32/,
  )
  expect(() => readEnv({ DATABASE_URL: 'postgres://localhost/x' })).toThrow(/APP_SECRET: required/)
})
