import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { READABLE } from '#src/accounts/sessions/readable-in-viewings.ts'
import { listEndpoints } from '#src/app.ts'
import { selectRows } from '#src/platform/database.ts'
import { throttles } from '#src/platform/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '../admin.ts'
import { Browser } from '../browser.ts'
import { openProviders } from '../processes/openid-provider.ts'
import { useServices } from '../services.ts'
import { addressOf, bodyOf } from './roles/calls.ts'
import { makePeople } from './roles/people.ts'
import { readTable } from './roles/table.ts'
import { makeThings } from './roles/things.ts'

// Somebody of the team who looks at the site in the place of a person changes nothing, whatever is called, and reads no
// more than what is listed.
const providers = await openProviders()
afterAll(() => providers.close())
const services = useServices({ ...providers.env })
const site = useAdminSite(services)
let people: Awaited<ReturnType<typeof makePeople>>
let admin: AdminBrowser
beforeAll(async () => {
  people = await makePeople(services)
  admin = (await signedInAdmin(site, { admin_role: 'support' })).browser
})

/** A browser in which the team looks in the place of this person, and nobody is signed in. */
async function viewingAs({ id }: { id: number }) {
  await services.db.delete(throttles)
  const begun = await admin.post(`/api/admin/people/${id}/viewings`, { reason: 'Pour la table' })
  const browser = new Browser(services)
  const opened = await browser.get(new URL(begun.body.data.url).pathname)
  expect([opened.status, opened.headers.location]).toEqual([302, '/dashboard'])
  return browser
}

/**
 * How many rows each table has, and which transaction wrote last in it, but for the log, which notes each look, and the
 * limits: whatever is written, changed or deleted shows in one of the two.
 */
async function describeRows() {
  const tables = await selectRows<{ name: string }>(
    services.db,
    sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'
      AND table_type = 'BASE TABLE' AND table_name NOT IN ('audit_log', 'throttles')`,
  )
  const parts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*) AS rows, max(xmin::text::bigint) AS latest FROM "${name}"`,
  )
  return selectRows(services.db, sql.raw(`${parts.join(' UNION ALL ')} ORDER BY name`))
}

test('what may be read is named by calls that exist', () => {
  const reads = listEndpoints(services)
    .all()
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path as string)
  expect([...READABLE].filter((path) => !reads.includes(path))).toEqual([])
})

const OWN = ['/en-tant-que/:ticket', '/api/viewing']

test.each(readTable().filter(({ path }) => !OWN.includes(path)))(
  '$method $path changes nothing in the place of a person, and shows what is listed alone',
  async (row) => {
    const things = await makeThings(services, people, row)
    const url = addressOf(services, row, things, people)
    const body = bodyOf(services, row, things, people)
    for (const [role, person] of [
      ['sender', people.sender],
      ['owner', people.owner],
    ] as const) {
      const browser = await viewingAs(person)
      const before = await describeRows()
      const isReadable = row.method === 'GET' && READABLE.has(row.path)
      for (const method of row.method === 'GET' ? (['GET', 'HEAD'] as const) : ([row.method] as const)) {
        const { status } = await browser.send(method as 'GET', url, method === 'GET' ? undefined : body, {
          'x-xsrf-token': 'x',
        })
        if (!isReadable) expect(status, role).toBe(403)
        else if (row.answers[role] === 'ok') expect(status, role).toBe(200)
        else expect(status, role).toBe(Number(row.answers[role]))
      }
      if (row.method !== 'GET')
        expect((await browser.send('POST', `${url}?_method=${row.method}`, body)).status).toBe(403)
      expect(await describeRows()).toEqual(before)
      for (const secret of ['asafidy_session', 'XSRF-TOKEN', 'asafidy_remember', 'asafidy_device'])
        expect(browser.cookies.has(secret), secret).toBe(false)
    }
  },
)
