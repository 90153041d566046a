import { gunzipSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buildAdminApp } from '#src/app.ts'
import { companies } from '#src/companies/tables.ts'
import { listWorkers } from '#src/jobs.ts'
import { offers } from '#src/offers/tables.ts'
import { pacedWork } from '#src/platform/tables.ts'
import { SITEMAP_SOURCES } from '#src/sitemap-sources.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { buildSitemap } from './building.ts'
import { buildSitemapJob } from './jobs.ts'
import { ADDRESSES_IN_A_FILE, ENTRIES_AT_ONCE, rowsOfPart, type SitemapSource } from './source.ts'
import { sitemapFiles } from './tables.ts'

const ORIGIN = 'https://asafidy.example'
const services = useServices({ APP_URL: ORIGIN, ADMIN_URL: 'http://localhost:80' })
const visit = (path: string, headers: Record<string, string> = {}) => new Browser(services).get(path, headers)

let admin: Awaited<ReturnType<typeof buildAdminApp>>
beforeAll(async () => {
  admin = await buildAdminApp(services)
})
afterAll(() => admin.close())

beforeEach(async () => {
  await services.db.delete(sitemapFiles)
  await services.db.delete(pacedWork)
  await services.db.update(companies).set({ status: 'suspended' })
  await services.db.update(offers).set({ status: 'closed' })
})

async function listAddresses(file: string): Promise<(string | undefined)[]> {
  const { status, body } = await visit(file)
  return status === 200 ? [...body.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address) : []
}

test('robots are told where the sitemap is, and which areas are another for each person', async () => {
  const { status, body, headers } = await visit('/robots.txt')
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([
    200,
    'text/plain; charset=utf-8',
    'public, max-age=3600',
  ])
  expect(body).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`)
  expect(body).toContain('Disallow: /dashboard')
  expect(body).not.toContain('Disallow: /offres\n')
})

test('the index names the files, each file its pages with the day on which they changed', async () => {
  const { company } = await makeCompany(services, { slug: 'lalantsara' })
  const offer = await makeOffer(services, company.id, { slug: 'macon' })
  await buildSitemap(services, SITEMAP_SOURCES)
  const { body, headers } = await visit('/sitemap.xml')
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  expect(body.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex')).toBe(true)
  expect(await listAddresses('/sitemap.xml')).toEqual(
    ['articles-0', 'offres-0', 'pages-0', 'societes-0'].map((name) => `${ORIGIN}/sitemaps/${name}.xml`),
  )
  const file = await visit('/sitemaps/offres-0.xml')
  expect(file.body).toContain(
    `<url><loc>${ORIGIN}/offres/${offer.id}-macon</loc><lastmod>2026-11-21T11:00:00+03:00</lastmod></url>`,
  )
  expect(await listAddresses('/sitemaps/societes-0.xml')).toEqual([`${ORIGIN}/profils/lalantsara`])
  expect(await listAddresses('/sitemaps/pages-0.xml')).toContain(`${ORIGIN}/tarifs`)
  expect(await listAddresses('/sitemaps/articles-0.xml')).toContain(`${ORIGIN}/actualites/un-cv-d-une-page`)
})

test('closed, paused, held, expired and future offers are not listed, nor what a company that is not validated has', async () => {
  const { company } = await makeCompany(services)
  const pending = (await makeCompany(services, { status: 'pending' })).company
  const open = await makeOffer(services, company.id)
  const now = services.clock.now()
  await makeOffer(services, company.id, { status: 'closed' })
  await makeOffer(services, company.id, { paused: true, held_at: now })
  await makeOffer(services, company.id, { expires_at: now })
  await makeOffer(services, company.id, { application_deadline: '2026-11-20' })
  await makeOffer(services, company.id, { status: 'draft' })
  await makeOffer(services, pending.id)
  await buildSitemap(services, SITEMAP_SOURCES)
  expect(await listAddresses('/sitemaps/offres-0.xml')).toEqual([`${ORIGIN}/offres/${open.id}-${open.slug}`])
  expect(await listAddresses('/sitemaps/societes-0.xml')).toEqual([`${ORIGIN}/profils/${company.slug}`])
})

test('an offer that closes leaves the sitemap with the next run, and its file with the last offer of it', async () => {
  const { company } = await makeCompany(services)
  const [first, last] = [await makeOffer(services, company.id), await makeOffer(services, company.id)]
  await buildSitemap(services, SITEMAP_SOURCES)
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, first.id))
  await buildSitemap(services, SITEMAP_SOURCES)
  expect(await listAddresses('/sitemaps/offres-0.xml')).toEqual([`${ORIGIN}/offres/${last.id}-${last.slug}`])
  await services.db.update(offers).set({ paused: true }).where(eq(offers.id, last.id))
  await buildSitemap(services, SITEMAP_SOURCES)
  expect((await visit('/sitemaps/offres-0.xml')).status).toBe(404)
})

test('only the files whose pages changed are written anew', async () => {
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id)
  await buildSitemap(services, SITEMAP_SOURCES)
  const began = services.clock.now()
  services.clock.advance(3_600)
  await makeOffer(services, company.id)
  await buildSitemap(services, SITEMAP_SOURCES)
  const files = await services.db.select().from(sitemapFiles)
  const written = files.map(({ source, written_at }) => [source, written_at > began])
  expect(Object.fromEntries(written)).toEqual({
    articles: false,
    offres: true,
    pages: false,
    societes: false,
  })
})

test('a kind of pages that is no more takes its files along', async () => {
  const gone: SitemapSource = {
    name: 'foires',
    listParts: async () => [{ part: 0, signature: '1' }],
    async *listEntries() {
      yield { path: '/foires/l-emploi', changed_at: null }
    },
  }
  await buildSitemap(services, [gone])
  expect(await listAddresses('/sitemaps/foires-0.xml')).toEqual([`${ORIGIN}/foires/l-emploi`])
  await buildSitemap(services, SITEMAP_SOURCES)
  expect((await visit('/sitemaps/foires-0.xml')).status).toBe(404)
})

test('a long file is read some thousand rows at a time, and written whole', async () => {
  const rows = Array.from({ length: 2 * ENTRIES_AT_ONCE + 1 }, (_, index) => ({
    id: ADDRESSES_IN_A_FILE + 7 * index,
  }))
  const asked: number[] = []
  const long: SitemapSource = {
    name: 'foires',
    listParts: async () => [{ part: 1, signature: '1' }],
    async *listEntries(_database, part) {
      const list = async (after: number, end: number, most: number) => {
        asked.push(most)
        return rows.filter(({ id }) => id > after && id < end).slice(0, most)
      }
      for await (const { id } of rowsOfPart(part, list)) yield { path: `/foires/${id}`, changed_at: null }
    },
  }
  await buildSitemap(services, [long])
  expect(asked).toEqual([ENTRIES_AT_ONCE, ENTRIES_AT_ONCE, ENTRIES_AT_ONCE])
  expect(await listAddresses('/sitemaps/foires-1.xml')).toEqual(
    rows.map(({ id }) => `${ORIGIN}/foires/${id}`),
  )
  expect((await services.db.select().from(sitemapFiles))[0]?.addresses_count).toBe(rows.length)
})

test('files are compressed for who takes that, and not sent again to who has them', async () => {
  await buildSitemap(services, SITEMAP_SOURCES)
  const packed = await visit('/sitemaps/pages-0.xml', { 'accept-encoding': 'gzip, br' })
  expect([packed.headers['content-encoding'], packed.headers.vary]).toEqual([
    'gzip',
    expect.stringMatching(/accept-encoding/i),
  ])
  const plain = await visit('/sitemaps/pages-0.xml')
  expect(gunzipSync(packed.bytes).equals(plain.bytes)).toBe(true)
  for (const path of ['/sitemaps/pages-0.xml', '/sitemap.xml']) {
    const etag = String((await visit(path)).headers.etag)
    expect((await visit(path, { 'if-none-match': etag })).status).toBe(304)
    expect((await visit(path, { 'if-none-match': '"other"' })).status).toBe(200)
  }
})

test('before the first run it says that it will be there, and an unknown file is not found', async () => {
  const { status, headers } = await visit('/sitemap.xml')
  expect([status, headers['retry-after']]).toEqual([503, '600'])
  for (const name of ['offres-9.xml', 'offres.xml', '..%2f..%2fetc%2fpasswd', 'offres-0.xml.gz'])
    expect((await visit(`/sitemaps/${name}`)).status).toBe(404)
})

test('a file holds no more addresses than the protocol takes, and none is lost between two files', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const beyond = ADDRESSES_IN_A_FILE + 1
  await services.db.execute(`ALTER TABLE offers ALTER COLUMN id RESTART WITH ${beyond}`)
  const next = await makeOffer(services, company.id)
  await buildSitemap(services, SITEMAP_SOURCES)
  expect(await listAddresses('/sitemaps/offres-0.xml')).toEqual([
    `${ORIGIN}/offres/${offer.id}-${offer.slug}`,
  ])
  expect(await listAddresses('/sitemaps/offres-1.xml')).toEqual([`${ORIGIN}/offres/${beyond}-${next.slug}`])
})

test('the job runs at most every ten minutes, and less often the dearer it is', async () => {
  const found = listWorkers(services).find(({ kind }) => kind.name === buildSitemapJob.name)
  const run = () => found?.run({}, { id: 'cron' })
  const lastRun = async () => (await services.db.select().from(pacedWork))[0]?.ran_at.getTime()
  await run()
  const first = services.clock.now().getTime()
  services.clock.advance(9 * 60)
  await run()
  expect(await lastRun()).toBe(first)
  services.clock.advance(60)
  await run()
  expect(await lastRun()).toBe(first + 600_000)
  // Ten seconds of work are a third of what a day allows.
  await services.db.update(pacedWork).set({ took_ms: 10_000 })
  services.clock.advance(7 * 3_600)
  await run()
  expect(await lastRun()).toBe(first + 600_000)
  services.clock.advance(3_600)
  await run()
  expect(await lastRun()).toBe(services.clock.now().getTime())
})

test('calls and the administration are not to be listed', async () => {
  expect((await visit('/api/offers')).headers['x-robots-tag']).toBe('noindex')
  expect((await visit('/api/nothing')).headers['x-robots-tag']).toBe('noindex')
  const answer = await admin.inject({ url: '/api/admin/session', headers: { host: 'localhost:80' } })
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow, noarchive')
  const person = await signedInAs(services, await makeAdmin(services))
  expect((await person.get('/robots.txt')).headers['set-cookie']).toBeUndefined()
})
