import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { listAdminEndpoints, listEndpoints } from '#src/app.ts'
import type { Endpoints } from '#src/platform/http/endpoints.ts'
import { dayAt } from '#src/shared/dates.ts'
import { type AnyEndpoint, bodyOn } from '#src/shared/endpoint.ts'
import { signedInAdmin, useAdminSite } from '#test/admin.ts'
import type { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
const site = useAdminSite(services)
const people: Browser[] = []

beforeAll(async () => {
  const { owner } = await makeCompany(services)
  people.push(await signedInAs(services, await makeApplicant(services)), await signedInAs(services, owner))
})

const NASTY = [
  ...[
    "' OR 1=1 --",
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '{{7*7}}',
    '\u0000',
    '￾',
    'Ω≈ç√∫',
    '🇲🇬',
    '%00',
  ],
  ...[
    '-1',
    '0',
    '9'.repeat(30),
    '1e309',
    'NaN',
    'null',
    '[]',
    'true',
    '2026-02-31',
    '__proto__',
    'a'.repeat(4_000),
  ],
]
const scalar = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string(),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
)
const hostile = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }),
  fc.dictionary(fc.string(), scalar),
)

/** The names that a schema knows, so that hostile values reach its rules. */
function namesOf(schema: z.ZodType | undefined): string[] {
  const described = schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  const names = [described, ...(described?.oneOf ?? [])].flatMap((each) =>
    Object.keys(each?.properties ?? {}),
  )
  return names.length > 0 ? [...new Set(names)] : ['anything']
}

function bodyOf(endpoint: AnyEndpoint) {
  const names = namesOf(bodyOn(endpoint, dayAt(services.clock.now())))
  return fc.dictionary(fc.constantFrom(...names, '__proto__', 'constructor'), hostile, { maxKeys: 12 })
}

/** On PGlite a fifth of the runs will do, because most input is refused before it reaches the database. */
const RUNS = process.env.TEST_DATABASE_URL ? 25 : 5

/** The calls are asked in so many parts, each with a time of its own, because there are more calls each month. */
const PARTS = 6

test.each(Array.from({ length: PARTS }, (_, part) => part))(
  'no call answers hostile input with a server error (part %i)',
  (part) => askAll(listEndpoints(services), people, part),
  180_000,
)

test('no call of the administration does, asked by an administrator', async () => {
  const { browser } = await signedInAdmin(site)
  for (let part = 0; part < PARTS; part += 1) await askAll(listAdminEndpoints(site), [browser], part)
}, 180_000)

async function askAll(endpoints: Endpoints, browsers: Browser[], part: number) {
  const asked = endpoints.all().filter(({ path }, at) => path !== '/logout' && at % PARTS === part)
  for (const endpoint of asked) {
    const input = fc.record({
      params: fc.array(scalar, { minLength: 3, maxLength: 3 }),
      query: fc.dictionary(fc.constantFrom(...namesOf(endpoint.query), 'page'), hostile, { maxKeys: 6 }),
      body: bodyOf(endpoint),
    })
    await fc.assert(
      fc.asyncProperty(input, async ({ params, query, body }) => {
        let next = 0
        const path = endpoint.path.replaceAll(
          /:\w+/g,
          () => encodeURIComponent(String(params[next++] ?? 'x').slice(0, 200)) || 'x',
        )
        const search = new URLSearchParams(
          Object.entries(query).map(([key, value]) => [
            key,
            typeof value === 'object' ? JSON.stringify(value) : String(value),
          ]),
        )
        for (const browser of browsers) {
          const { status } = await send(browser, endpoint, `${path}?${search}`, body)
          expect(status, `${endpoint.method} ${path}`).toBeLessThan(500)
        }
      }),
      { numRuns: RUNS },
    )
  }
}

async function send(browser: Browser, endpoint: AnyEndpoint, url: string, body: Record<string, unknown>) {
  if (endpoint.method === 'GET') return browser.get(url)
  return browser.post(url, { ...body, ...(endpoint.method === 'POST' ? {} : { _method: endpoint.method }) })
}
