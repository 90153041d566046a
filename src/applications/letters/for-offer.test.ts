import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { insertApplication, LETTER } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { describePosts } from './compose-letter.ts'
import { listTradeSentences } from './trade-sentences.ts'

const services = useServices()
const COMPOSE = '/api/applicant/letters/compose'
const POST = {
  title: 'Caissière',
  company: 'Jumbo Score',
  city: null,
  start: '2021-03',
  end: null,
  description: '',
}

async function makeWriting() {
  const applicant = await makeApplicant(services, { first_name: 'Miora', last_name: 'Rakoto' })
  const { company } = await makeCompany(services, { name: 'Vanille Export' })
  const offer = await makeOffer(services, company.id, { title: 'Comptable H/F' })
  const browser = await signedInAs(services, applicant)
  await services.db
    .update(applicantProfiles)
    .set({ experiences: [POST], skills: ['Excel'] })
    .where(eq(applicantProfiles.user_id, applicant.id))
  return { applicant, company, offer, browser, help: `/api/applicant/letter-help/${offer.id}` }
}

test('a letter is composed of three answers, the offer, the company and the name', async () => {
  const { browser, offer } = await makeWriting()
  const answers = {
    experience: 'j’ai tenu une caisse',
    example: 'encaissé sans erreur',
    reason: 'car j’habite ici',
  }
  const made = await browser.post(COMPOSE, { offer_id: offer.id, ...answers, available_now: 1 })
  expect(made.status).toBe(200)
  const { letter } = made.body.data
  expect(letter).toMatch(/^Madame, Monsieur,\n\n[^\n]*Vanille Export[^\n]*\n\n/)
  for (const part of [
    'J’ai tenu une caisse. Par exemple, j’ai encaissé sans erreur.',
    'Je postule chez vous, car j’habite ici.',
    'Je peux commencer dès maintenant.',
  ])
    expect(letter).toContain(part)
  expect(letter).toMatch(/\n\nMiora Rakoto$/)
  const again = await browser.post(COMPOSE, { offer_id: offer.id, ...answers, available_now: true })
  expect(again.body.data.letter).toBe(letter)
})

test('without answers the letter says the posts of the profile, and the day from which the person can come', async () => {
  const { browser, offer } = await makeWriting()
  const { letter } = (
    await browser.post(COMPOSE, { offer_id: offer.id, available_now: 0, availability_date: '2027-01-01' })
  ).body.data
  expect(letter).toContain('J’exerce comme caissière chez Jumbo Score depuis mars 2021.')
  expect(letter).toContain('Excel')
  expect(letter).toContain('Je peux commencer à partir du 1er janvier 2027.')
  // A day that is not one yet is left out, because the form says by itself what is wrong with it.
  const odd = await browser.post(COMPOSE, {
    offer_id: offer.id,
    available_now: 0,
    availability_date: '2027-13',
  })
  expect([odd.status, odd.body.data.letter.includes('Je peux commencer')]).toEqual([200, false])
})

test('an answer that is too long is told on its field, with how much is too much', async () => {
  const { browser, offer } = await makeWriting()
  const refused = async (answers: object) => {
    const { status, body } = await browser.post(COMPOSE, { offer_id: offer.id, ...answers })
    expect(status).toBe(422)
    return body.errors
  }
  const { reason } = await refused({ experience: 'J’ai vendu.', reason: 'x'.repeat(2_900) })
  expect(reason[0]).toMatch(
    /^Cette réponse est trop longue\u00a0: enlevez \d+\scaractères, pour une lettre de 3\s000/,
  )
  expect(await refused({ example: 'x'.repeat(3_001) })).toEqual({
    example: ['Ce texte ne doit pas dépasser 3000 caractères.'],
  })
  expect((await browser.post(COMPOSE, {})).body.errors).toHaveProperty('offer_id')
  expect((await browser.post(COMPOSE, { offer_id: 999_999 })).status).toBe(404)
  expect((await new Browser(services).post(COMPOSE, { offer_id: offer.id })).status).toBe(401)
})

test('the help has the person’s posts, then sentences of the offer’s trade', async () => {
  const { browser, help } = await makeWriting()
  const { trade, experience, reason } = (await browser.get(help)).body.data
  expect(trade).toMatch(/compta/i)
  expect(experience).toEqual([...describePosts([POST], '2026-11-21'), ...listTradeSentences('M1203', 10)])
  expect(reason.length).toBeGreaterThan(3)
  expect((await new Browser(services).get(help)).status).toBe(401)
  expect((await browser.get('/api/applicant/letter-help/999999')).status).toBe(404)
})

test('companies that the person applied to or keeps a letter for are named; towns, employers and the offer’s are not', async () => {
  const { applicant, browser, offer, help } = await makeWriting()
  const namesOf = async () => (await browser.get(help)).body.data.other_companies
  expect(await namesOf()).toEqual([])
  const names = ['Havoana SARL', 'Star', 'Toamasina', 'Jumbo Score', 'Rakoto', 'VANILLE export S.A.', 'Bac']
  for (const name of names) {
    const { company } = await makeCompany(services, { name })
    const other = await makeOffer(services, company.id)
    const row = { offer_id: other.id, company_id: company.id, applicant_id: applicant.id }
    await insertApplication(services, services.clock.now(), { ...row, status: 'submitted' })
  }
  const { company } = await makeCompany(services, { name: 'Mada Tours' })
  const toured = await makeOffer(services, company.id)
  await browser.post('/api/applicant/letters', { name: 'Tours', body: LETTER, offer_id: toured.id })
  await browser.post('/api/applicant/letters', { name: 'Ici', body: LETTER, offer_id: offer.id })
  expect(await namesOf()).toEqual([
    { name: 'Mada Tours', is_common: false },
    { name: 'Star', is_common: true },
    { name: 'Havoana SARL', is_common: false },
  ])
  // Another person's companies are nobody else's business.
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.get(help)).body.data.other_companies).toEqual([])
})
