import { beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { JSON_FEED, PARTNER_JOBS, RSS_ITEM } from '#test/feeds/schemas.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'

const ORIGIN = 'https://asafidy.example'
const services = useServices({ APP_URL: ORIGIN })
const visit = (path: string, headers: Record<string, string> = {}) => new Browser(services).get(path, headers)

// Feeds are kept for five minutes, so each test begins later, with an empty site.
beforeEach(async () => {
  await services.db.update(companies).set({ status: 'suspended' })
  await services.db.delete(throttles)
  services.clock.advance(600)
})

const HOSTILE = 'Maçon ]]> <b>&\u0008 « élève » 👷'

/** The elements of a document that is well-formed, each as its name and its text. @throws Error for any other */
function readXml(text: string): { name: string; text: string }[] {
  expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(true)
  const stack: { name: string; text: string }[] = []
  const read: { name: string; text: string }[] = []
  const parts = text
    .slice(text.indexOf('?>') + 2)
    .matchAll(/<!\[CDATA\[(.*?)\]\]>|<(\/?)([\w:-]+)((?: [\w:-]+="[^"<]*")*)(\/?)>|([^<]+)/gs)
  let length = 0
  for (const [whole, cdata, end, name, , alone, plain] of parts) {
    length += whole.length
    if (cdata !== undefined) for (const each of stack.slice(-1)) each.text += cdata
    else if (plain !== undefined) expect(plain.trim()).toBe('')
    else if (end) {
      const open = stack.pop()
      if (open?.name !== name) throw new Error(`${name} ends ${open?.name}`)
      read.push(open ?? { name: '', text: '' })
    } else if (!alone) stack.push({ name: name ?? '', text: '' })
  }
  expect([stack, length]).toEqual([[], text.length - text.indexOf('?>') - 2])
  expect([...text].filter((each) => each < ' ' && !'\t\n\r'.includes(each))).toEqual([])
  return read
}

const textsOf = (read: ReturnType<typeof readXml>, name: string) =>
  read.filter((each) => each.name === name).map(({ text }) => text)

test('a search has an RSS feed with its newest open offers, each with its canonical address', async () => {
  const { company } = await makeCompany(services, { name: 'Lalantsara BTP' })
  await makeOffer(services, company.id, { title: 'Maçon', city_id: 1, slug: 'macon' })
  services.clock.advance(60)
  const newest = await makeOffer(services, company.id, { title: HOSTILE, city_id: 2, slug: 'macon-2' })
  await makeOffer(services, company.id, { title: 'Maçon', city_id: 2, status: 'closed' })
  await makeOffer(services, (await makeCompany(services, { status: 'pending' })).company.id, { city_id: 2 })
  const { status, headers, body } = await visit('/offres/rss?city=2')
  expect([status, headers['content-type'], headers['x-robots-tag'], headers['cache-control']]).toEqual([
    200,
    'application/rss+xml; charset=utf-8',
    'noindex',
    'public, max-age=300',
  ])
  const read = readXml(body)
  expect(textsOf(read, 'link')).toEqual([`${ORIGIN}/offres?city=2`, `${ORIGIN}/offres/${newest.id}-macon-2`])
  expect(textsOf(read, 'guid')).toEqual([`${ORIGIN}/offres/${newest.id}-macon-2`])
  expect(textsOf(read, 'title')).toEqual([
    'Toamasina\u00a0: offres d’emploi sur Asafidy',
    'Maçon ]]> <b>& « élève » 👷\u00a0H/F',
  ])
  expect(textsOf(read, 'pubDate')).toEqual([newest.published_at?.toUTCString()])
  expect(textsOf(read, 'description')[1]).toContain('Lalantsara BTP, Toamasina, CDI')
})

test('the same search has a JSON feed; without words both tell the newest of all', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { application_deadline: '2026-12-12' })
  const { status, headers, body } = await visit('/offres/feed.json')
  expect([status, headers['content-type']]).toEqual([200, 'application/feed+json; charset=utf-8'])
  expect(body).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: `${ORIGIN}/offres`,
    feed_url: `${ORIGIN}/offres/feed.json`,
    items: [{ url: `${ORIGIN}/offres/${offer.id}-${offer.slug}`, content_html: expect.any(String) }],
  })
  expect(body.items[0].summary).toMatch(/par mois, jusqu’au 12 décembre 2026$/)
  expect(readXml((await visit('/offres/rss')).body).filter(({ name }) => name === 'item')).toHaveLength(1)
})

test('a reader that has the feed is not sent it again; equal searches share one', async () => {
  await makeOffer(services, (await makeCompany(services)).company.id)
  const { headers } = await visit('/offres/rss?keywords=Comptable&city=1')
  const same = await visit('/offres/rss?city=1&keywords=comptable', { 'if-none-match': String(headers.etag) })
  expect(same.status).toBe(304)
})

test('pay that is hidden on the page is in no feed, nor what is no plain tag', async () => {
  const { company } = await makeCompany(services)
  await makeOffer(services, company.id, {
    salary_visible: false,
    missions: '<p onclick="x()">Bâtir.</p><script>alert(1)</script>',
  })
  for (const path of ['/offres/rss', '/offres/feed.json', '/flux/indeed.xml', '/flux/jooble.xml']) {
    const { bytes } = await visit(path)
    const text = bytes.toString()
    expect(text).toContain('Bâtir.')
    expect(text).not.toMatch(/1.200.000|onclick|<script/)
  }
})

test.each(['indeed', 'jooble', 'careerjet'])(
  '%s reads all open offers of validated companies',
  async (name) => {
    const { company } = await makeCompany(services, { name: 'Nosy & Hafa' })
    // More than are read at once.
    for (let at = 0; at < 43; at++) await makeOffer(services, company.id, { slug: 'chef' })
    await makeOffer(services, company.id, {
      title: HOSTILE,
      is_abroad: true,
      country: 'MU',
      foreign_town: 'Port-Louis',
    })
    await makeOffer(services, company.id, { paused: true })
    await makeOffer(services, company.id, { application_deadline: '2026-11-20' })
    await makeOffer(services, (await makeCompany(services, { status: 'pending' })).company.id)
    const { status, headers, body } = await visit(`/flux/${name}.xml`)
    expect([status, headers['content-type'], headers['x-robots-tag']]).toEqual([
      200,
      'application/xml; charset=utf-8',
      'noindex',
    ])
    const read = readXml(body)
    expect(textsOf(read, 'job')).toHaveLength(44)
    const links = textsOf(read, name === 'jooble' ? 'link' : 'url')
    expect(links).toHaveLength(44)
    for (const link of links) expect(link).toMatch(/^https:\/\/asafidy\.example\/offres\/\d+-[a-z0-9-]+$/)
    expect(textsOf(read, name === 'jooble' ? 'name' : 'title').at(-1)).toContain('Maçon ]]> <b>&')
    expect(textsOf(read, 'company')[0]).toBe('Nosy & Hafa')
  },
)

test('each partner reads days, places and contracts as its documentation has them', async () => {
  const { company } = await makeCompany(services)
  services.clock.set('2026-11-25T08:00:00Z')
  await makeOffer(services, company.id, {
    contract_id: 4,
    job_type_id: 2,
    application_deadline: '2026-12-12',
  })
  const of = async (name: string, element: string) =>
    textsOf(readXml((await visit(`/flux/${name}.xml`)).body), element)[0]
  expect(await of('indeed', 'country')).toBe('MG')
  expect(await of('indeed', 'date')).toBe('Wed, 25 Nov 2026 08:00:00 GMT')
  expect(await of('indeed', 'jobtype')).toBe('internship')
  await services.db.delete(throttles)
  expect(await of('jooble', 'pubdate')).toBe('25.11.2026')
  expect(await of('jooble', 'expire')).toBe('12.12.2026')
  await services.db.delete(throttles)
  expect(await of('careerjet', 'country')).toBe('Madagascar')
  expect(await of('careerjet', 'contract_type')).toBe('internship')
  expect(await of('careerjet', 'working_hours')).toBe('part-time')
})

/** Each element of this name, as an object of the texts in it. */
function listRecords(read: ReturnType<typeof readXml>, name: string): Record<string, string>[] {
  const records: Record<string, string>[] = []
  let record: Record<string, string> = {}
  for (const each of read) {
    if (each.name !== name) record[each.name] = each.text
    else records.push(record)
    if (each.name === name) record = {}
  }
  return records
}

test('offers of all kinds hold the rules of each feed, as its documentation has them', async () => {
  const { company } = await makeCompany(services, { website: 'https://lalantsara.mg' })
  const kinds: Parameters<typeof makeOffer>[2][] = [
    {},
    { is_abroad: true, country: 'MU', foreign_town: 'Port-Louis' },
    { is_abroad: true, country: null, work_mode: 'remote' },
    { work_mode: 'hybrid', address: 'Lot II A 12, Ankorondrano' },
    { salary_visible: false },
    { min_salary: 900_000, max_salary: null },
    { description: '', missions: '', profile: '' },
    { experience_min_years: 0, degree_id: 1, application_deadline: '2026-12-12' },
    ...[1, 2, 3, 4, 5, 6, 7, 8].map((contract_id) => ({ contract_id, job_type_id: 2 })),
  ]
  for (const values of kinds) await makeOffer(services, company.id, values)
  for (const [name, rules] of Object.entries(PARTNER_JOBS)) {
    await services.db.delete(throttles)
    const jobs = listRecords(readXml((await visit(`/flux/${name}.xml`)).body), 'job')
    // What stands before the first job belongs to the feed.
    const [{ publisher, publisherurl, lastBuildDate, ...first } = {}, ...others] = jobs
    expect(jobs).toHaveLength(kinds.length)
    for (const job of [first, ...others])
      expect([name, job, rules.safeParse(job).error?.issues]).toEqual([name, job, undefined])
  }
  const read = readXml((await visit('/offres/rss')).body)
  const items = listRecords(read.slice(read.findIndex((each) => each.name === 'ttl') + 1), 'item')
  expect(items).toHaveLength(kinds.length)
  for (const item of items) expect([item, RSS_ITEM.safeParse(item).error?.issues]).toEqual([item, undefined])
  expect(JSON_FEED.safeParse((await visit('/offres/feed.json')).body).error?.issues).toBeUndefined()
})

test('a network reads all offers four times a minute at most, whichever partner’s', async () => {
  for (let at = 0; at < 4; at++) expect((await visit('/flux/jooble.xml')).status).toBe(200)
  expect((await visit('/flux/indeed.xml')).status).toBe(429)
  expect((await new Browser(services, '10.1.2.3').get('/flux/indeed.xml')).status).toBe(200)
  expect((await visit('/flux/unknown.xml')).status).toBe(404)
})

test('an empty site has feeds that are well-formed', async () => {
  await services.db.update(offers).set({ status: 'closed' })
  for (const path of ['/offres/rss', '/flux/indeed.xml', '/flux/careerjet.xml'])
    expect(readXml((await visit(path)).body).length).toBeGreaterThan(0)
  expect((await visit('/offres/feed.json')).body.items).toEqual([])
})
