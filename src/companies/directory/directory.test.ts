import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationEvents } from '#src/applications/tables.ts'
import { DAY } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { companies } from '../tables.ts'

const services = useServices()
const guest = () => new Browser(services)

/** As a guest reads it once what was kept before is too old. */
async function read(address: string) {
  services.clock.advance(61)
  return guest().get(address)
}

const namesOf = ({ body }: { body: { data: { name: string }[] } }) => body.data.map(({ name }) => name)

/** Applications sent three weeks ago, of which so many were refused after so many days. */
async function receive(
  companyId: number,
  { sent, answered, days }: Record<'sent' | 'answered' | 'days', number>,
) {
  const offer = await makeOffer(services, companyId, { status: 'closed' })
  const at = new Date(services.clock.now().getTime() - 21 * DAY)
  for (let index = 0; index < sent; index += 1) {
    const applicant = await makeApplicant(services)
    const row = await insertApplication(services, at, {
      offer_id: offer.id,
      company_id: companyId,
      applicant_id: applicant.id,
      status: index < answered ? 'rejected' : 'submitted',
    })
    if (index < answered)
      await services.db.insert(applicationEvents).values({
        application_id: row.id,
        at: new Date(at.getTime() + days * DAY),
        to_status: 'rejected',
      })
  }
}

test('guests read the validated companies alone, with how many offers each has open, most first', async () => {
  const { company: quiet } = await makeCompany(services, { name: 'Aina Conseil' })
  const { company: hiring } = await makeCompany(services, { name: 'Zafy Textile' })
  await makeOffer(services, hiring.id)
  await makeOffer(services, hiring.id)
  await makeOffer(services, hiring.id, { paused: true })
  for (const status of ['incomplete', 'pending', 'rejected', 'suspended'] as const)
    await makeCompany(services, { status, name: `Pas ${status}` })
  const { status, body } = await read('/api/companies')
  expect(status).toBe(200)
  expect(body.data).toEqual([
    {
      id: hiring.id,
      name: 'Zafy Textile',
      slug: hiring.slug,
      logo: null,
      answers_in_days: null,
      activity_area: { id: 17, name: 'Informatique et télécoms' },
      city: { id: 1, name: 'Antananarivo' },
      company_size: '10-50',
      open_offers_count: 2,
      response: null,
    },
    expect.objectContaining({ id: quiet.id, open_offers_count: 0 }),
  ])
  expect(body.meta).toMatchObject({ total: 2, per_page: 15, path: 'http://localhost:3000/api/companies' })
  expect(body.totals).toEqual({ all: 2, hiring: 1 })
  expect(namesOf(await read('/api/companies?hiring=1'))).toEqual(['Zafy Textile'])
  expect(namesOf(await read('/api/companies?sort=name'))).toEqual(['Aina Conseil', 'Zafy Textile'])
})

test('a name is found by the beginnings of its words, whatever their accents and case', async () => {
  await makeCompany(services, { name: 'Énergie de l’Île' })
  for (const name of ['ENERGIE', 'île énerg', 'l ile', 'Energie de l’ile'])
    expect(namesOf(await read(`/api/companies?name=${encodeURIComponent(name)}`))).toEqual([
      'Énergie de l’Île',
    ])
  for (const name of ['nergie', 'énergie solaire', '%nergie', "'; DROP TABLE companies; --"])
    expect(namesOf(await read(`/api/companies?name=${encodeURIComponent(name)}`))).not.toContain(
      'Énergie de l’Île',
    )
  const signs = await read('/api/companies?name=%25%25')
  expect([signs.body.criteria.name, signs.body.meta.total]).toEqual([null, signs.body.totals.all])
})

test('sector, town, region and size narrow the list, and each value says what it would give', async () => {
  await makeCompany(services, { name: 'Une', activity_area_id: 3, city_id: 2, company_size: '200+' })
  await makeCompany(services, { name: 'Deux', activity_area_id: 3, city_id: 1, company_size: '200+' })
  const both = await read('/api/companies?activity_area=3')
  expect(namesOf(both).sort()).toEqual(['Deux', 'Une'])
  expect(both.body.facets.company_size).toContainEqual({ id: '200+', name: '200+ salariés', count: 2 })
  expect(both.body.facets.company_size).toContainEqual({ id: '1-10', name: '1-10 salariés', count: 0 })
  expect(both.body.facets.activity_area.length).toBeGreaterThan(1)
  const tana = await read('/api/companies?activity_area=3&city=tana')
  expect(namesOf(tana)).toEqual(['Deux'])
  expect(tana.body.criteria).toMatchObject({
    place: 'Antananarivo',
    applied: [
      { filter: 'city', value: 'tana', label: 'Antananarivo' },
      { filter: 'activity_area', value: '3', label: expect.any(String) },
    ],
  })
  expect(tana.body.facets.city).toContainEqual(expect.objectContaining({ id: 1, count: 1 }))
  expect((await read('/api/companies?activity_area=3&company_size=1-10')).body.meta.total).toBe(0)
})

test('nonsense is left out of the filters, and a page past the end is empty', async () => {
  const nonsense =
    'name[]=x&activity_area=999&activity_area=x&company_size=7&city[a][b]=1&sort=y&hiring=x&page=zz'
  const { status, body } = await read(`/api/companies?${nonsense}`)
  expect([status, body.criteria.applied, body.meta.current_page]).toEqual([200, [], 1])
  expect(body.meta.total).toBe(body.totals.all)
  expect((await read('/api/companies?city=Atlantide')).body.criteria.unknown_place).toBe('Atlantide')
  expect((await read('/api/companies?page=99')).body.data).toEqual([])
})

test('a company page says what the company told, with links that lead to sites alone', async () => {
  const { company, owner } = await makeCompany(services, {
    name: 'Nosy <b>Hafa</b>',
    description: 'Trois hôtels.\n\n<script>alert(1)</script>Une règle.',
    benefits: ['Repas'],
    website: 'https://nosy.example/',
    social_links: ['https://www.facebook.com/nosy', 'javascript:alert(1)', 'https://blog.example/nosy'],
    address: 'Route d’Ambatoloaka',
    nif: '4001234567',
    email: 'prive@exemple.test',
    phone_number: '+261341234567',
    validated_at: services.clock.now(),
  })
  await makeOffer(services, company.id)
  for (const reader of [guest(), await signedInAs(services, owner)]) {
    const { status, body } = await reader.get(`/api/companies/${company.slug}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Nosy <b>Hafa</b>',
      description: '<p>Trois hôtels.</p><p>Une règle.</p>',
      benefits: ['Repas'],
      website: 'https://nosy.example/',
      social_links: [
        { name: 'Facebook', url: 'https://www.facebook.com/nosy' },
        { name: 'blog.example', url: 'https://blog.example/nosy' },
      ],
      region: { name: 'Analamanga' },
      open_offers_count: 1,
      response: null,
      measured: { since: '2026-08-23', until: '2026-11-21' },
    })
    expect(JSON.stringify(body)).not.toMatch(/4001234567|prive@|261341234567/)
  }
  await services.db
    .update(companies)
    .set({ website: 'javascript:alert(1)' })
    .where(eq(companies.id, company.id))
  expect((await guest().get(`/api/companies/${company.slug}`)).body.data.website).toBe(null)
})

test('the page of a company that is not validated does not exist, nor do its offers', async () => {
  for (const status of ['incomplete', 'pending', 'rejected', 'suspended'] as const) {
    const { company, owner } = await makeCompany(services, { status })
    await makeOffer(services, company.id)
    const reader = await signedInAs(services, owner)
    for (const path of ['', '/offers'])
      for (const each of [guest(), reader])
        expect((await each.get(`/api/companies/${company.slug}${path}`)).status).toBe(404)
    expect((await guest().get(`/api/profiles/${company.slug}`)).status).toBe(404)
  }
  for (const slug of ['personne', '..%2f', '%27--', 'A', 'x'.repeat(300)])
    expect((await guest().get(`/api/companies/${slug}`)).status).toBe(404)
})

test('recruiters are ranked by what they answer, then how soon, once they have ten applications', async () => {
  const { company: best } = await makeCompany(services, { name: 'Vite et bien' })
  const { company: slow, owner } = await makeCompany(services, { name: 'Bien' })
  const { company: few, owner: unranked } = await makeCompany(services, { name: 'Peu' })
  const { company: bad } = await makeCompany(services, { name: 'À moitié' })
  await receive(best.id, { sent: 20, answered: 20, days: 2 })
  await receive(slow.id, { sent: 21, answered: 21, days: 5 })
  await receive(few.id, { sent: 9, answered: 9, days: 1 })
  await receive(bad.id, { sent: 10, answered: 5, days: 1 })
  const { status, body } = await read('/api/top-recruiters')
  expect(status).toBe(200)
  expect(body.data.map((each: { rank: number; name: string }) => [each.rank, each.name])).toEqual([
    [1, 'Vite et bien'],
    [2, 'Bien'],
    [3, 'À moitié'],
  ])
  expect(body.data[0]).toMatchObject({ response: { rate: 100, median_days: 2 }, applications_count: 20 })
  expect(body.rule).toEqual({ least_applications: 10, since: '2026-08-23', until: '2026-11-21' })
  expect(body.meta).toMatchObject({ total: 3, per_page: 20 })
  const ownOf = async (who: Browser) => (await who.get('/api/top-recruiters')).body.own
  expect(body.own).toBeNull()
  expect(await ownOf(await signedInAs(services, owner))).toMatchObject({ rank: 2, response: { rate: 100 } })
  expect(await ownOf(await signedInAs(services, unranked))).toBeNull()
  const shown = await guest().get(`/api/companies/${best.slug}`)
  expect(shown.body.data.response).toEqual({ rate: 100, median_days: 2, answered: 20, expected: 20 })
  expect(namesOf(await read('/api/companies?sort=answers')).slice(0, 3)).toEqual([
    'Peu',
    'Vite et bien',
    'Bien',
  ])
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, best.id))
  expect(namesOf(await read('/api/top-recruiters'))).not.toContain('Vite et bien')
})
