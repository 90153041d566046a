import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepHouse } from '#src/housekeeping.ts'
import { erasePerson } from '#src/personal-data/deletion/erasure.ts'
import { collectParts } from '#src/personal-data/exports/content.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { LETTER } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { keptLetters } from './tables.ts'

const services = useServices()
const LETTERS = '/api/applicant/letters'
const CASHIER = { name: 'Caisse', body: LETTER }
const TAKEN = { name: ['Une de vos lettres porte déjà ce nom.'] }

async function makeWriter() {
  const applicant = await makeApplicant(services)
  return { applicant, browser: await signedInAs(services, applicant) }
}

const namesOf = async (browser: Browser) =>
  (await browser.get(LETTERS)).body.data.map(({ name }: { name: string }) => name)

test('a letter is kept with its company, listed, changed, copied, deleted and restored', async () => {
  const { browser } = await makeWriter()
  const { company } = await makeCompany(services, { name: 'Vanille Export' })
  const offer = await makeOffer(services, company.id)
  const made = await browser.post(LETTERS, { ...CASHIER, offer_id: offer.id })
  expect([made.status, made.body.data]).toMatchObject([201, { ...CASHIER, company_name: 'Vanille Export' }])
  const url = `${LETTERS}/${made.body.data.id}`
  services.clock.advance(1)
  const plain = await browser.post(LETTERS, { ...CASHIER, name: 'Sans société' })
  expect(plain.body.data.company_name).toBeNull()
  expect(await namesOf(browser)).toEqual(['Sans société', 'Caisse'])

  services.clock.advance(1)
  const changed = await browser.put(url, { name: 'Caissière', body: `${LETTER} Merci.` })
  expect(changed.body.data).toMatchObject({ name: 'Caissière', company_name: 'Vanille Export' })
  services.clock.advance(1)
  const copies = [await browser.post(`${url}/copy`), await browser.post(`${url}/copy`)]
  expect(copies.map(({ status, body }) => [status, body.data.name, body.data.company_name])).toEqual([
    [201, 'Caissière (copie)', 'Vanille Export'],
    [201, 'Caissière (copie 2)', 'Vanille Export'],
  ])
  expect((await browser.delete(url)).status).toBe(204)
  expect((await browser.delete(url)).status).toBe(404)
  expect((await browser.put(url, CASHIER)).status).toBe(404)
  expect((await browser.post(`${url}/copy`)).status).toBe(404)
  expect(await namesOf(browser)).toEqual(['Caissière (copie 2)', 'Caissière (copie)', 'Sans société'])

  // Its name was given to another one meanwhile, so it comes back under one of its own.
  await browser.post(LETTERS, { ...CASHIER, name: 'caissiere' })
  const restored = [await browser.post(`${url}/restoration`), await browser.post(`${url}/restoration`)]
  expect(restored.map(({ status, body }) => [status, body.data.name])).toEqual([
    [200, 'Caissière (copie 3)'],
    [200, 'Caissière (copie 3)'],
  ])
})

test('what is missing, too short, too long or taken is refused on its field', async () => {
  const { browser } = await makeWriter()
  const refused = async (values: object) => {
    const { status, body } = await browser.post(LETTERS, { ...CASHIER, ...values })
    expect(status).toBe(422)
    return body.errors
  }
  expect(await refused({ name: ' ', body: '' })).toEqual({
    name: ['Veuillez donner un nom à la lettre.'],
    body: ['Veuillez rédiger votre lettre de motivation pour poursuivre.'],
  })
  expect(await refused({ name: 'x'.repeat(81), body: 'Bonjour.' })).toEqual({
    name: ['Le nom ne doit pas dépasser 80 caractères.'],
    body: ['La motivation doit contenir au moins 100 caratères'],
  })
  expect(await refused({ body: 'x'.repeat(3_001) })).toEqual({ body: ['Le message est trop long'] })
  expect(await refused({ offer_id: 999_999 })).toHaveProperty('offer_id')
  const { id } = (await browser.post(LETTERS, CASHIER)).body.data
  expect(await refused({ name: 'CAISSE' })).toEqual(TAKEN)
  expect((await browser.put(`${LETTERS}/${id}`, { ...CASHIER, name: 'caisse' })).status).toBe(200)
})

test('a letter for an offer that nobody sees is refused, so that no name leaks', async () => {
  const { browser } = await makeWriter()
  const { company } = await makeCompany(services, { status: 'pending' })
  const hidden = await makeOffer(services, company.id)
  expect((await browser.post(LETTERS, { ...CASHIER, offer_id: hidden.id })).status).toBe(422)
  expect((await browser.get(`/api/applicant/letter-help/${hidden.id}`)).status).toBe(404)
  expect((await browser.post(`${LETTERS}/compose`, { offer_id: hidden.id })).status).toBe(404)
})

test('guests and recruiters have no letters, and another person’s do not exist', async () => {
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await new Browser(services).get(LETTERS)).status).toBe(401)
  expect((await recruiter.get(LETTERS)).status).toBe(403)
  const { browser } = await makeWriter()
  const { browser: stranger } = await makeWriter()
  const { id } = (await browser.post(LETTERS, CASHIER)).body.data
  const url = `${LETTERS}/${id}`
  expect(await namesOf(stranger)).toEqual([])
  const answers = [
    await stranger.put(url, CASHIER),
    await stranger.post(`${url}/copy`),
    await stranger.delete(url),
    await stranger.post(`${url}/restoration`),
  ]
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(await namesOf(browser)).toEqual(['Caisse'])
})

test('of many letters at once no more are kept than twenty, and one of each name', async () => {
  const { browser } = await makeWriter()
  const same = await Promise.all([1, 2, 3].map(() => browser.post(LETTERS, CASHIER)))
  expect(same.map(({ status }) => status).toSorted()).toEqual([201, 422, 422])
  const [first] = (await browser.get(LETTERS)).body.data
  const many = await Promise.all(
    Array.from({ length: 24 }, (_, at) =>
      at % 2
        ? browser.post(LETTERS, { ...CASHIER, name: `n${at}` })
        : browser.post(`${LETTERS}/${first.id}/copy`),
    ),
  )
  expect(many.filter(({ status }) => status === 201)).toHaveLength(19)
  expect(many.find(({ status }) => status === 409)?.body.message).toBe(
    'Vous avez déjà 20 lettres\u00A0: supprimez celles qui ne servent plus.',
  )
  // Room that a deletion made is taken before the deleted letter comes back.
  await browser.delete(`${LETTERS}/${first.id}`)
  expect((await browser.post(LETTERS, { ...CASHIER, name: 'Vingtième' })).status).toBe(201)
  expect((await browser.post(`${LETTERS}/${first.id}/restoration`)).status).toBe(409)
  expect(await namesOf(browser)).toHaveLength(20)
})

test('a deleted letter goes for good after a day, and the others stay', async () => {
  const { applicant, browser } = await makeWriter()
  const now = services.clock.now()
  const base = { applicant_id: applicant.id, body: LETTER, created_at: now, updated_at: now }
  await services.db.insert(keptLetters).values([
    { ...base, name: 'Gardée', updated_at: after(now, -400 * DAY) },
    { ...base, name: 'D’hier', deleted_at: after(now, -DAY - 1) },
    { ...base, name: 'De ce matin', deleted_at: after(now, -DAY + 1) },
  ])
  await keepHouse(services)
  const rows = await services.db.select().from(keptLetters)
  const mine = rows.filter(({ applicant_id }) => applicant_id === applicant.id)
  expect(mine.map(({ name }) => name).toSorted()).toEqual(['De ce matin', 'Gardée'])
  expect(await namesOf(browser)).toEqual(['Gardée'])
})

test('the copy of a person’s data has the letters, and nothing is left of them once the person is erased', async () => {
  const { applicant, browser } = await makeWriter()
  const { company } = await makeCompany(services, { name: 'Vanille Export' })
  const { id: offer_id } = await makeOffer(services, company.id)
  const { id } = (await browser.post(LETTERS, { ...CASHIER, offer_id })).body.data
  await browser.post(LETTERS, { ...CASHIER, name: 'Vente' })
  await browser.delete(`${LETTERS}/${id}`)
  const parts = await collectParts(services.db, applicant)
  expect(parts.find(({ name }) => name === 'lettres')?.data).toMatchObject([
    { ...CASHIER, company: 'Vanille Export', deleted_at: services.clock.now() },
    { name: 'Vente', company: null, deleted_at: null },
  ])
  const countRows = () => services.db.$count(keptLetters, eq(keptLetters.applicant_id, applicant.id))
  expect(await countRows()).toBe(2)
  await erasePerson(services, applicant.id, () => true)
  expect(await countRows()).toBe(0)
})

test('hostile text is kept as text', async () => {
  const { browser } = await makeWriter()
  const body = `<img src=x onerror=alert(1)> ’; DROP TABLE users; -- ${LETTER}`
  const made = await browser.post(LETTERS, { name: '<b>\u202eCaisse</b>\n', body })
  expect(made.body.data).toMatchObject({ name: '<b>Caisse</b>', body })
})
