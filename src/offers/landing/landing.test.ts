import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { taxonomy } from '#src/occupations/taxonomy.ts'
import { ACTIVITY_AREAS } from '#src/reference/shared/lists.ts'
import { CITIES } from '#src/reference/shared/places.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'
import { countLandingPages } from './counting.ts'
import { landingSource } from './sitemap.ts'
import { landingHref, landingPath, NOTHING, readSelection } from './subjects.ts'
import { landingPages } from './tables.ts'

const services = useServices()
const ANTANANARIVO = 1
const TOAMASINA = CITIES.find(({ slug }) => slug === 'toamasina')?.id ?? 0
const FENERIVE = CITIES.find(({ slug }) => slug.startsWith('fenoarivo'))?.id ?? 0
const FAR = CITIES.find(({ slug }) => slug === 'antsiranana')?.id ?? 0
const ACCOUNTING = 'M1203'

// What is measured is kept for five minutes, so each test begins later and with an empty site.
beforeEach(async () => {
  await services.db.update(companies).set({ status: 'suspended' })
  await services.db.delete(landingPages)
  services.clock.advance(3_600)
})

type Values = Parameters<typeof makeOffer>[2]

async function makeOffers(count: number, values: Values = {}, companyId?: number) {
  const id = companyId ?? (await makeCompany(services)).company.id
  const made: Awaited<ReturnType<typeof makeOffer>>[] = []
  for (let at = 0; at < count; at++) {
    services.clock.advance(1)
    made.push(await makeOffer(services, id, { occupation_code: ACCOUNTING, ...values }))
  }
  return made
}

const count = () => countLandingPages(services)
const listPaths = async () => (await services.db.select().from(landingPages)).map(({ path }) => path).sort()

async function read(address: string, browser = new Browser(services)) {
  const { status, body } = await browser.get(`/api/landing-pages/${address}`)
  expect(status).toBe(200)
  return body
}

test('towns, sectors and occupations share no name in addresses', () => {
  const all = [
    ...CITIES.map(({ id }) => landingPath({ ...NOTHING, city_id: id })),
    ...ACTIVITY_AREAS.map(({ id }) => landingPath({ ...NOTHING, activity_area_id: id })),
    ...[...taxonomy().occupations.keys()].map((code) => landingPath({ ...NOTHING, occupation_code: code })),
  ]
  expect(new Set(all).size).toBe(all.length)
  for (const path of all) expect(landingPath(readSelection([path]) ?? NOTHING)).toBe(path)
})

test('a town, a sector, an occupation and each pair of them have a page from three open offers on', async () => {
  const area = { activity_area_id: 10 }
  await makeOffers(3, { city_id: TOAMASINA, ...area })
  await makeOffers(2, { city_id: FAR, ...area })
  await count()
  const [sector, occupation] = ['comptabilite-gestion-audit', 'comptabilite']
  expect(await listPaths()).toEqual(
    [
      ...[occupation, `${occupation}/${sector}`, `${occupation}/toamasina`],
      ...[sector, `${sector}/toamasina`, 'toamasina'],
    ].sort(),
  )
})

test('closed, expired and held offers count for none, nor do those of a company that is not validated', async () => {
  const now = services.clock.now()
  await makeOffers(2, { city_id: TOAMASINA })
  await makeOffers(1, { city_id: TOAMASINA, status: 'closed' })
  await makeOffers(1, { city_id: TOAMASINA, expires_at: now })
  await makeOffers(1, { city_id: TOAMASINA, paused: true, held_at: now })
  const { company } = await makeCompany(services, { status: 'pending' })
  await makeOffers(3, { city_id: TOAMASINA }, company.id)
  await count()
  expect(await listPaths()).toEqual([])
})

test('what is abroad counts for its sector and occupation, and has no town', async () => {
  await makeOffers(3, { is_abroad: true, country: 'FR' })
  await count()
  expect(await listPaths()).toEqual([
    'comptabilite',
    'comptabilite-gestion-audit',
    'comptabilite/comptabilite-gestion-audit',
  ])
})

test('a page says in figures and words what there is', async () => {
  const { company } = await makeCompany(services, { name: 'Lalantsara BTP' })
  await makeOffers(6, { city_id: TOAMASINA, job_level_id: 2, degree_id: 5 }, company.id)
  await makeOffers(4, {
    city_id: TOAMASINA,
    activity_area_id: 19,
    occupation_code: 'N1103',
    title: 'Magasinier',
    contract_id: 2,
    salary_visible: false,
  })
  await makeOffers(3, { city_id: FENERIVE })
  await count()
  const { data, moved_to } = await read('toamasina')
  expect(moved_to).toBeNull()
  expect(data).toMatchObject({
    path: '/emploi/toamasina',
    heading: 'Emploi à Toamasina',
    offers_path: `/offres?city=${TOAMASINA}`,
    search: { keywords: '', place: 'Toamasina' },
    figures: {
      open_offers: 10,
      new_offers: 10,
      companies: 2,
      shown_salaries: 6,
      median_salary: 1_400_000,
      answered_rate: null,
      is_sampled: false,
    },
    crumbs: [
      { name: 'Emplois', path: '/emploi' },
      { name: 'Toamasina', path: '/emploi/toamasina' },
    ],
    breakdown: {
      by: 'activity_area',
      rows: [
        { path: '/emploi/comptabilite-gestion-audit/toamasina', count: 6, median_salary: 1_400_000 },
        { path: '/emploi/logistique-et-achats/toamasina', count: 4, median_salary: null },
      ],
    },
    occupations: [
      { name: 'Comptabilité', path: '/emploi/comptabilite/toamasina', count: 6 },
      { path: '/emploi/magasinage-et-preparation-de-commandes/toamasina', count: 4 },
    ],
    near: [{ path: expect.stringMatching(/^\/emploi\/fenoarivo/), count: 3, km: expect.any(Number) }],
  })
  expect(data.lead).toBe(
    '10\u00a0offres ouvertes aujourd’hui, surtout\u00a0: Comptabilité, gestion, audit, Logistique et achats. 6 affichent leur salaire.',
  )
  expect(data.paragraphs[0]).toBe(
    'À Toamasina, le secteur qui recrute le plus est Comptabilité, gestion, audit (6\u00a0offres), puis Logistique et achats (4).',
  )
  expect(data.paragraphs[1]).toBe(
    '60\u00a0% des offres sont des CDI. 6 acceptent un débutant ou un stagiaire et 6 ne demandent pas plus que le baccalauréat.',
  )
  expect(data.paragraphs.join(' ')).toContain(
    'une sur deux propose 1\u00a0400\u00a0000\u00a0Ar ou plus par mois',
  )
  expect(data.recruiters.map(({ name }: { name: string }) => name)[0]).toBe('Lalantsara BTP')
  expect(data.offers).toHaveLength(6)
  expect(data.offers[0].title).toBe('Magasinier')
})

test('a pair is another page: its town leads to the same occupation around, its crumbs to each of the two', async () => {
  await makeOffers(3, { city_id: TOAMASINA })
  await makeOffers(3, { city_id: FENERIVE })
  await count()
  const { data } = await read('comptabilite?with=toamasina')
  expect(data).toMatchObject({
    path: '/emploi/comptabilite/toamasina',
    heading: 'Comptabilité\u00a0: emploi à Toamasina',
    crumbs: [
      { path: '/emploi' },
      { path: '/emploi/comptabilite' },
      { path: '/emploi/comptabilite/toamasina' },
    ],
    breakdown: null,
  })
  expect(data.near).toMatchObject([{ path: expect.stringMatching(/^\/emploi\/comptabilite\/fenoarivo/) }])
  expect((await read('comptabilite')).data.breakdown.by).toBe('city')
})

test('an address in another order leads to the canonical one', async () => {
  expect(await read('toamasina?with=comptabilite')).toEqual({
    data: null,
    moved_to: '/emploi/comptabilite/toamasina',
  })
})

test('a page with too few offers leads to the nearest that has enough', async () => {
  await makeOffers(3, { city_id: TOAMASINA })
  await makeOffers(1, { city_id: FAR })
  await count()
  const name = CITIES.find(({ id }) => id === FENERIVE)?.slug
  expect((await read(`comptabilite?with=${name}`)).moved_to).toBe('/emploi/comptabilite/toamasina')
  expect((await read(`${name}`)).moved_to).toBe('/emploi/toamasina')
  expect((await read('comptabilite?with=antsiranana')).moved_to).toBe('/emploi/comptabilite')
  expect((await read('mines?with=toamasina')).moved_to).toBe('/emploi/toamasina')
  expect((await read('antsiranana')).moved_to).toBe(`/offres?city=${FAR}`)
  expect((await read('mines')).moved_to).toBe('/offres?activity_area=23')
  expect((await read('sylviculture')).moved_to).toBe('/offres?keywords=Sylviculture')
})

test('a page whose offers closed since the last count leads on too, and goes with the next count', async () => {
  await makeOffers(3, { city_id: TOAMASINA })
  await count()
  await services.db.update(offers).set({ status: 'closed' })
  expect((await read('toamasina')).data).toBeNull()
  await count()
  expect(await listPaths()).toEqual([])
})

test('what no place, sector or occupation is called is not found', async () => {
  for (const address of ['paris', 'toamasina?with=antsiranana', 'toamasina?with=toamasina', 'a'.repeat(121)])
    expect((await new Browser(services).get(`/api/landing-pages/${address}`)).status).toBe(404)
  expect((await new Browser(services).get('/api/landing-pages/toamasina?with=%C3%A9')).status).toBe(422)
})

test('an applicant sees what it saved among the offers of a page', async () => {
  const [offer] = await makeOffers(3, { city_id: TOAMASINA })
  await count()
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.put(`/api/applicant/saved-offers/${offer?.id}`)
  const { data } = await read('toamasina', browser)
  const saved = data.offers.filter((each: { is_saved: boolean }) => each.is_saved)
  expect(saved.map(({ id }: { id: number }) => id)).toEqual([offer?.id])
})

test('the index lists the towns, sectors and occupations that have a page, most offers first', async () => {
  await makeOffers(3, { city_id: TOAMASINA })
  await makeOffers(4, { city_id: ANTANANARIVO, activity_area_id: 17, occupation_code: 'M1805' })
  await count()
  const { body } = await new Browser(services).get('/api/landing-pages')
  expect(body.data.cities).toEqual([
    { name: 'Antananarivo', path: '/emploi/antananarivo', count: 4 },
    { name: 'Toamasina', path: '/emploi/toamasina', count: 3 },
  ])
  expect(body.data.activity_areas.map(({ path }: { path: string }) => path)).toEqual([
    '/emploi/informatique-et-telecoms',
    '/emploi/comptabilite-gestion-audit',
  ])
  expect(body.data.occupations).toHaveLength(2)
})

test('a page keeps the date of its last change until its numbers change', async () => {
  await makeOffers(3, { city_id: TOAMASINA })
  await count()
  const dateOf = async (path: string) => {
    for await (const entry of landingSource.listEntries(services.db, 0, services.clock.now()))
      if (entry.path === landingHref(path)) return entry.changed_at
    return undefined
  }
  const first = await dateOf('toamasina')
  const [part] = await landingSource.listParts(services.db, services.clock.now())
  services.clock.advance(3_600)
  await count()
  expect(await dateOf('toamasina')).toEqual(first)
  expect(await landingSource.listParts(services.db, services.clock.now())).toEqual([part])
  await makeOffers(1, { city_id: TOAMASINA })
  await count()
  expect(await dateOf('toamasina')).toEqual(services.clock.now())
})

test('a page has a picture for shared links with its figures, alone or in a pair, and what has no page has none', async () => {
  await makeOffers(3, { city_id: TOAMASINA })
  await count()
  const pictureOf = (address: string) => new Browser(services).get(`/api/landing-pages/${address}`)
  for (const address of ['toamasina/share-picture.png', 'comptabilite/share-picture.png?with=toamasina']) {
    const { status, headers, bytes } = await pictureOf(address)
    expect([status, headers['content-type']]).toEqual([200, 'image/png'])
    expect((await sharp(bytes).metadata()).width).toBe(1200)
  }
  const before = (await pictureOf('toamasina/share-picture.png')).headers.etag
  await makeOffers(1, { city_id: TOAMASINA })
  services.clock.advance(3_600)
  expect((await pictureOf('toamasina/share-picture.png')).headers.etag).not.toBe(before)
  for (const address of ['antsiranana', 'nulle-part', 'toamasina/share-picture.png?with=antananarivo'])
    expect((await pictureOf(address.replace(/^[a-z-]+$/, '$&/share-picture.png'))).status).toBe(404)
})
