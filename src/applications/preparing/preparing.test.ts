import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { keepHouse } from '#src/housekeeping.ts'
import { blockedCompanies } from '#src/matching/finding/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { erasePerson } from '#src/personal-data/deletion/erasure.ts'
import { collectParts } from '#src/personal-data/exports/content.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, DRAFT, makeResume, makeScene, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { makeFindable } from '#test/matching.ts'
import { makeDocument } from '#test/resumes/resume-document.ts'
import { useServices } from '#test/services.ts'
import { DRAFT_KEPT_DAYS } from '../drafts/shared/limits.ts'
import { applicationDrafts } from '../drafts/tables.ts'
import { applications } from '../tables.ts'
import { preparedApplications } from './tables.ts'

const services = useServices()
const PREPARED = '/api/applicant/prepared-applications'
const draftOf = (offerId: number) => `/api/applicant/application-drafts/${offerId}`
const CLOSED = 'Cette offre n’accepte plus de candidatures.'

const prepare = (browser: Browser, { id }: { id: number }) => browser.post(PREPARED, { offer_id: id })

/** Somebody who is an accountant, and four offers for one. */
async function makePerson() {
  const { user } = await makeFindable(services, {
    skills: ['Sage'],
    experiences: [
      {
        title: 'Comptable',
        company: 'Cabinet Soa',
        city: null,
        start: '2021-03',
        end: null,
        description: 'Paie.',
      },
    ],
    min_salary_expectation: 900_000,
    max_salary_expectation: 1_100_000,
    available_now: true,
  })
  const { company } = await makeCompany(services, { name: 'Vanille Export' })
  const made = []
  for (let index = 0; index < 4; index++) made.push(await makeOffer(services, company.id))
  const [offer, second, third, fourth] = made
  if (!offer || !second || !third || !fourth) throw new Error('no offers')
  return {
    user,
    company,
    offer,
    others: [second, third, fourth] as const,
    browser: await signedInAs(services, user),
  }
}

test('one press makes a draft with the CV, what the profile asks for and a letter, and leaves the questions open', async () => {
  const { user, offer, browser } = await makePerson()
  await services.db
    .update(offers)
    .set({ questions: [{ text: 'Avez-vous le permis B ?', kind: 'yes_no' }] as never })
    .where(eq(offers.id, offer.id))
  const resume = await makeResume(services, user.id)
  const { status, body } = await prepare(browser, offer)
  expect([status, body.data]).toEqual([
    201,
    { offer_id: offer.id, created: true, is_prepared: true, left_today: 2, a_day: 3 },
  ])
  const draft = (await browser.get(draftOf(offer.id))).body.data
  expect(draft).toMatchObject({
    resume_type: 'resume',
    resume_id: resume.id,
    answers: [],
    available_now: 1,
    availability_date: null,
    min_salary_expectation: 900_000,
    max_salary_expectation: 1_100_000,
    is_prepared: true,
  })
  expect(draft.letter).toMatch(/^Madame, Monsieur,\n\n/)
  expect(draft.letter).toContain('Vanille Export')
  expect(draft.letter).toContain('J’exerce comme comptable pour le Cabinet Soa depuis mars 2021.')
  expect(draft.letter).toContain('Je peux commencer dès maintenant.')
})

test('nothing is sent, nobody is told, and the company sees nothing', async () => {
  const { offer, browser, user } = await makePerson()
  await prepare(browser, offer)
  await services.queue.runDue(services)
  expect(await services.db.select().from(applications).where(eq(applications.applicant_id, user.id))).toEqual(
    [],
  )
  expect(await services.db.select().from(notifications).where(eq(notifications.about_id, user.id))).toEqual(
    [],
  )
  expect(await services.db.select().from(outgoingMails).where(eq(outgoingMails.user_id, user.id))).toEqual([])
  expect((await browser.get(`/api/offers/${offer.id}`)).body.data).toMatchObject({
    has_applied: false,
    has_draft: true,
  })
})

test('guests, companies and addresses that are not verified prepare nothing', async () => {
  const { offer, recruiter } = await makeScene(services)
  expect((await prepare(new Browser(services), offer)).status).toBe(401)
  expect((await prepare(recruiter, offer)).status).toBe(403)
  const fresh = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  const refused = await prepare(fresh, offer)
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'Veuillez vérifier votre email avant de pouvoir postuler',
  ])
  expect((await new Browser(services).get(PREPARED)).status).toBe(401)
  expect((await recruiter.get(PREPARED)).status).toBe(403)
  expect((await fresh.get(PREPARED)).body).toEqual({ data: [], left_today: 3, a_day: 3 })
})

test('an offer that is none, one that is closed, one of a blocked company and one already applied to are refused', async () => {
  const { user, company, offer, others, browser } = await makePerson()
  expect((await browser.post(PREPARED, { offer_id: 'x' })).body.errors).toEqual({
    offer_id: ['Cette offre n’existe pas.'],
  })
  expect((await browser.post(PREPARED, {})).status).toBe(422)
  expect((await browser.post(PREPARED, { offer_id: 999_999_999 })).body.errors.offer_id).toEqual([CLOSED])
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, others[0].id))
  const closed = await prepare(browser, others[0])
  expect([closed.status, closed.body.errors]).toEqual([422, { offer_id: [CLOSED] }])
  expect((await browser.post(SENT, applicationForm(others[1].id))).status).toBe(201)
  const applied = await prepare(browser, others[1])
  expect([applied.status, applied.body.message]).toEqual([422, 'Vous avez déjà postulé à cette offre.'])
  await services.db
    .insert(blockedCompanies)
    .values({ applicant_id: user.id, company_id: company.id, blocked_at: services.clock.now() })
  const blocked = await prepare(browser, offer)
  expect([blocked.status, blocked.body.message]).toEqual([
    422,
    'Vous avez bloqué cette société. Débloquez-la dans «\u00A0Offres spéciales\u00A0» pour préparer une candidature.',
  ])
  expect((await browser.get(PREPARED)).body).toEqual({ data: [], left_today: 3, a_day: 3 })
})

test('the same offer twice is one draft, and counts once, even after it was deleted', async () => {
  const { offer, browser } = await makePerson()
  await prepare(browser, offer)
  const again = await prepare(browser, offer)
  expect([again.status, again.body.data]).toMatchObject([
    200,
    { created: false, is_prepared: true, left_today: 2 },
  ])
  await browser.delete(draftOf(offer.id))
  const anew = await prepare(browser, offer)
  expect([anew.status, anew.body.data]).toMatchObject([201, { created: true, left_today: 2 }])
})

test('fifty presses at once on four offers make three drafts', async () => {
  const { user, offer, others, browser } = await makePerson()
  const all = [offer, ...others]
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) => prepare(browser, all[index % 4] ?? offer)),
  )
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(3)
  expect(new Set(statuses)).toEqual(new Set([200, 201, 429]))
  const rows = await services.db
    .select()
    .from(applicationDrafts)
    .where(eq(applicationDrafts.applicant_id, user.id))
  expect(rows).toHaveLength(3)
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.message).toBe(
    'Nous avons préparé 3\u00A0candidatures aujourd’hui, le maximum d’une journée. Vous pouvez postuler vous-même, ou revenir demain.',
  )
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await browser.get(PREPARED)).body).toMatchObject({ left_today: 0, a_day: 3 })
})

test('yesterday’s three do not count today, by the day of Antananarivo', async () => {
  services.clock.set('2026-11-21T20:50:00Z')
  const { offer, others, browser } = await makePerson()
  for (const each of others) expect((await prepare(browser, each)).status).toBe(201)
  const refused = await prepare(browser, offer)
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, 10 * 60 - 1])
  // It is midnight in Antananarivo, and still the same day in Greenwich.
  services.clock.set('2026-11-21T21:00:01Z')
  expect((await browser.get(PREPARED)).body.left_today).toBe(3)
  expect((await prepare(browser, offer)).body.data).toMatchObject({ created: true, left_today: 2 })
})

test('a draft that was begun stays as it is, counts for nothing, and is told from a prepared one', async () => {
  const { offer, others, browser } = await makePerson()
  await browser.put(draftOf(offer.id), DRAFT)
  const { status, body } = await prepare(browser, offer)
  expect([status, body.data]).toMatchObject([200, { created: false, is_prepared: false, left_today: 3 }])
  expect((await browser.get(draftOf(offer.id))).body.data).toMatchObject({
    letter: DRAFT.letter,
    version: 1,
    is_prepared: false,
  })
  await prepare(browser, others[0])
  expect((await browser.get(PREPARED)).body.data).toEqual([
    { offer_id: offer.id, is_prepared: false },
    { offer_id: others[0].id, is_prepared: true },
  ])
  expect((await browser.get(SENT)).body.drafts).toMatchObject([{ is_prepared: true }, { is_prepared: false }])
})

test('what its person changes in a prepared draft makes it the person’s own', async () => {
  const { offer, browser } = await makePerson()
  await prepare(browser, offer)
  const changed = await browser.put(draftOf(offer.id), { ...DRAFT, version: 1 })
  expect(changed.body.data.version).toBe(2)
  expect((await browser.get(draftOf(offer.id))).body.data.is_prepared).toBe(false)
  expect((await prepare(browser, offer)).body.data).toMatchObject({ created: false, is_prepared: false })
})

test('salaries and availability are those of the last application', async () => {
  const { user, offer, others, browser } = await makePerson()
  const wish = { min_salary_expectation: '1300000', max_salary_expectation: '1700000' }
  await browser.post(SENT, applicationForm(others[0].id, { ...wish, min_salary_expectation: '1000000' }))
  services.clock.advance(60)
  const later = { available_now: '0', availability_date: '2027-02-01' }
  await browser.post(SENT, applicationForm(others[1].id, { ...wish, ...later }))
  await prepare(browser, offer)
  const draft = (await browser.get(draftOf(offer.id))).body.data
  expect(draft).toMatchObject({
    min_salary_expectation: 1_300_000,
    max_salary_expectation: 1_700_000,
    available_now: 0,
    availability_date: '2027-02-01',
  })
  expect(draft.letter).toContain('Je peux commencer à partir du 1er février 2027.')
  // A day that has come is no day to say any more.
  services.clock.set('2027-02-01T08:00:00Z')
  const { company } = await makeCompany(services)
  const fresh = await makeOffer(services, company.id)
  const back = await signedInAs(services, user)
  await prepare(back, fresh)
  expect((await back.get(draftOf(fresh.id))).body.data).toMatchObject({
    available_now: 1,
    availability_date: null,
  })
})

test('the CV that fits the offer best is chosen; one that is a draft or of another person never', async () => {
  const { user, offer, others, company, browser } = await makePerson()
  const accountant = await makeResume(services, user.id, { document: makeDocument('Comptable') })
  services.clock.advance(60)
  await makeResume(services, user.id, {
    title: 'Chauffeur',
    name: 'CV chauffeur',
    document: {
      ...makeDocument('Chauffeur poids lourd'),
      sections: makeDocument().sections.filter(({ kind }) => kind !== 'experience'),
    },
  })
  services.clock.advance(60)
  await makeResume(services, user.id, { title: 'Comptable', is_draft: true })
  await makeResume(services, (await makeApplicant(services)).id)
  await prepare(browser, offer)
  expect((await browser.get(draftOf(offer.id))).body.data.resume_id).toBe(accountant.id)
  const driving = await makeOffer(services, company.id, { title: 'Chauffeur poids lourd' })
  await prepare(browser, driving)
  expect((await browser.get(draftOf(driving.id))).body.data.resume_id).not.toBe(accountant.id)
  await prepare(browser, others[0])
  expect((await browser.get(draftOf(others[0].id))).body.data.resume_id).toBe(accountant.id)
})

test('where nothing can be scored, the built CV that was changed last is chosen', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const unsaid = { title: '', name: 'CV' }
  await makeResume(services, user.id, { ...unsaid, document: emptyHeadline() })
  services.clock.advance(60)
  const last = await makeResume(services, user.id, { ...unsaid, document: emptyHeadline() })
  services.clock.advance(60)
  await makeResume(services, user.id, unsaid)
  await prepare(browser, offer)
  expect((await browser.get(draftOf(offer.id))).body.data.resume_id).toBe(last.id)
})

const emptyHeadline = () => ({ ...makeDocument(''), sections: [] })

test('somebody without a CV and without a profile gets a letter, and a form that waits for a file', async () => {
  const user = await makeApplicant(services)
  await services.db.delete(applicantProfiles).where(eq(applicantProfiles.user_id, user.id))
  const browser = await signedInAs(services, user)
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  expect((await prepare(browser, offer)).status).toBe(201)
  const draft = (await browser.get(draftOf(offer.id))).body.data
  expect(draft).toMatchObject({
    resume_type: 'pdf',
    resume_id: null,
    available_now: null,
    availability_date: null,
    min_salary_expectation: null,
    max_salary_expectation: null,
  })
  expect(draft.letter.length).toBeGreaterThan(100)
  expect(draft.letter).not.toMatch(/undefined|null/)
})

test('once the day’s applications are used up nothing is prepared, but what was prepared stays', async () => {
  const { user, offer, others, company, browser } = await makePerson()
  await prepare(browser, offer)
  const sent = (await browser.post(SENT, applicationForm(others[0].id))).body.data
  const [row] = await services.db.select().from(applications).where(eq(applications.id, sent.id))
  if (!row) throw new Error('no application')
  const { id: _, client_key: __, ...values } = row
  for (let index = 0; index < 29; index++) {
    const other = await makeOffer(services, company.id)
    await services.db.insert(applications).values({ ...values, offer_id: other.id, applicant_id: user.id })
  }
  const refused = await prepare(browser, others[1])
  expect([refused.status, refused.body.message]).toEqual([
    429,
    'Vous avez envoyé 30\u00A0candidatures aujourd’hui, le maximum d’une journée. Vous pourrez continuer demain.',
  ])
  expect((await prepare(browser, offer)).status).toBe(200)
})

test('a prepared draft leaves as every draft does, and what counted with its person', async () => {
  const { user, offer, browser } = await makePerson()
  await prepare(browser, offer)
  const [person] = await services.db.select().from(users).where(eq(users.id, user.id))
  if (!person) throw new Error('no person')
  const parts = await collectParts(services.db, person)
  expect(parts.find(({ name }) => name === 'brouillons-de-candidatures')?.data).toMatchObject([
    { offer_id: offer.id, prepared_at: services.clock.now() },
  ])
  const counted = () =>
    services.db.select().from(preparedApplications).where(eq(preparedApplications.applicant_id, user.id))
  expect(await counted()).toHaveLength(1)
  services.clock.advance(3 * DAY_SECONDS)
  await keepHouse(services)
  expect(await counted()).toEqual([])
  const left = () =>
    services.db.select().from(applicationDrafts).where(eq(applicationDrafts.applicant_id, user.id))
  expect(await left()).toHaveLength(1)
  services.clock.advance((DRAFT_KEPT_DAYS - 2) * DAY_SECONDS)
  await keepHouse(services)
  expect(await left()).toEqual([])

  const other = await makePerson()
  await prepare(other.browser, other.others[0])
  await erasePerson(services, other.user.id, () => true)
  const ofOther = eq(preparedApplications.applicant_id, other.user.id)
  expect(await services.db.select().from(preparedApplications).where(ofOther)).toEqual([])
})
