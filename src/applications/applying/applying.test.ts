import { PDF } from '@libpdf/core'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { after, DAY, SECOND } from '#src/shared/durations.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import {
  applicationForm,
  insertApplication,
  LETTER,
  makeResume,
  makeScene,
  SENT,
} from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { makePdf, pdfPart } from '#test/pdfs/make-pdf.ts'
import { USER_PASSWORD } from '#test/pdfs/sealed.ts'
import { useServices } from '#test/services.ts'
import { contractWords } from '../shared/labels.ts'
import { applicationEvents, applications } from '../tables.ts'
import { letterKey } from './shared/letter-key.ts'

const services = useServices()

test('an applicant applies with a PDF: both sides are told, once, and the copy is exact', async () => {
  const { apply, applicant, owner, offer, company, browser } = await makeScene(services)
  const reader = await makeMember(services, company.id, 'reader')
  const answer = await apply()
  expect(answer.status).toBe(201)
  expect(answer.body.data).toMatchObject({
    status: 'submitted',
    label: 'Envoyée',
    group: 'waiting',
    job_offer_title: offer.title,
    company: { name: company.name, slug: company.slug },
    answer_due_at: after(services.clock.now(), 7 * DAY).toISOString(),
  })
  expect(await subjectsTo(services, applicant.email)).toEqual([
    'Candidature envoyée\u00a0: Comptable confirmé\u00a0H/F',
  ])
  expect(await subjectsTo(services, owner.email)).toHaveLength(1)
  expect(await subjectsTo(services, reader.email)).toEqual([])
  const cv = await browser.get(`${SENT}/${answer.body.data.id}/cv`)
  expect((await PDF.load(cv.bytes)).getPage(0)?.extractText().text).toBe('Curriculum vitae')
  const bell = await services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(bell.map((each) => each.link)).toEqual([
    `/dashboard/recruteur/candidatures/${answer.body.data.id}/profil`,
  ])
})

test('a contract of six months is one of six months in the application too, whatever the offer becomes', async () => {
  const { browser, company } = await makeScene(services)
  const terms = { contract_id: 2, contract_duration_months: 6 }
  const offer = await makeOffer(services, company.id, terms)
  const { body } = await browser.post(SENT, applicationForm(offer.id))
  await services.db.update(offers).set({ contract_duration_months: 12 }).where(eq(offers.id, offer.id))
  const sent = (await browser.get(`${SENT}/${body.data.id}`)).body.data.offer
  expect(contractWords(sent)).toMatch(/^CDD, 6\u00A0mois/)
})

test('an applicant applies with a saved CV; deleting the CV leaves what was sent', async () => {
  const { apply, applicant, browser, recruiter } = await makeScene(services)
  const resume = await makeResume(services, applicant.id)
  const answer = await apply({ resume_type: 'resume', resume_id: String(resume.id), resume_pdf: null })
  expect(answer.status).toBe(201)
  expect((await browser.delete(`/api/applicant/resumes/${resume.id}`)).status).toBe(204)
  const received = await recruiter.get(`/api/recruiter/applications/${answer.body.data.id}`)
  expect(received.body.data.resume).toMatchObject({ title: 'Comptable', person: { email: applicant.email } })
  const cv = await recruiter.get(`/api/recruiter/applications/${answer.body.data.id}/cv`)
  expect(cv.bytes.subarray(0, 5).toString()).toBe('%PDF-')
})

test('50 parallel posts give one 201, one row, one mail to each side', async () => {
  const { apply, applicant, owner } = await makeScene(services)
  const answers = await Promise.all(Array.from({ length: 50 }, () => apply()))
  const statuses = answers.map((answer) => answer.status).sort()
  expect(statuses).toEqual([...Array(49).fill(200), 201])
  expect(answers.filter(({ body }) => body.created)).toHaveLength(1)
  expect(new Set(answers.map((answer) => answer.body.data.id)).size).toBe(1)
  const rows = await services.db
    .select()
    .from(applications)
    .where(eq(applications.applicant_id, applicant.id))
  expect(rows).toHaveLength(1)
  expect(await subjectsTo(services, applicant.email)).toHaveLength(1)
  expect(await subjectsTo(services, owner.email)).toHaveLength(1)
})

test('each rule gives its own message, all of them together', async () => {
  const { apply } = await makeScene(services)
  const answer = await apply({
    resume_pdf: null,
    letter: 'Trop court',
    available_now: '0',
    availability_date: '2026-11-20',
    min_salary_expectation: '2000000',
    max_salary_expectation: '1000000',
  })
  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({
    letter: [MESSAGES.letter_too_short],
    resume_pdf: ['Veuillez upload votre CV au format PDF'],
    availability_date: ['La date de disponibilité ne doit pas être antérieure à la date actuelle'],
    max_salary_expectation: [
      'La prétention salariale maximum doit être supérieur ou égal au salaire minimum',
    ],
  })
})

test.each([
  [{ letter: '' }, 'letter', 'Veuillez rédiger votre lettre de motivation pour poursuivre.'],
  [{ letter: 'x'.repeat(3_001) }, 'letter', 'Le message est trop long'],
  [{ resume_type: 'resume' }, 'resume_id', 'Veuillez choisir un de vos CV enregistrés'],
  [{ resume_type: 'resume', resume_id: '99999' }, 'resume_id', 'Veuillez choisir un de vos CV enregistrés'],
  [{ available_now: '' }, 'available_now', 'Veuillez précisez votre disponibilité'],
  [{ available_now: '0' }, 'availability_date', 'Veuillez entrer votre date de disponibilité'],
  [
    { available_now: '1', availability_date: '2026-11-20' },
    'availability_date',
    'La date de disponibilité ne doit pas être antérieure à la date actuelle',
  ],
  [
    { min_salary_expectation: '' },
    'min_salary_expectation',
    'Veuillez préciser votre prétention salariale minimum',
  ],
  [{ min_salary_expectation: 'beaucoup' }, 'min_salary_expectation', "Le type n'est pas valide"],
  [
    { min_salary_expectation: '-1' },
    'min_salary_expectation',
    'La prétention salariale minimum doit être positive',
  ],
  [
    { max_salary_expectation: '-1' },
    'max_salary_expectation',
    'La prétention salariale maximum doit être positive',
  ],
  [{ max_salary_expectation: '3000000000' }, 'max_salary_expectation', "Le type n'est pas valide"],
  [{ offer_id: '999999' }, 'offer_id', 'Cette offre n’accepte plus de candidatures.'],
  [{ resume_pdf: pdfPart(makePdf(), 'image/png') }, 'resume_pdf', 'Le fichier doit être au format PDF'],
  [{ resume_pdf: pdfPart(Buffer.from('MZ')) }, 'resume_pdf', 'Le fichier doit être au format PDF'],
  [{ resume_pdf: pdfPart(Buffer.alloc(2_097_153)) }, 'resume_pdf', 'Le fichier doit être inférieur à 2MB'],
  [
    { resume_pdf: pdfPart(USER_PASSWORD) },
    'resume_pdf',
    'Le fichier est protégé par un mot de passe. Enregistrez-le sans protection.',
  ],
] as [Record<string, string | Blob>, string, string][])(
  '%j is refused on %s',
  async (values, field, message) => {
    const { apply } = await makeScene(services)
    const answer = await apply(values)
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }])
  },
)

test('today in Antananarivo is early enough, though it is yesterday in UTC', async () => {
  services.clock.set('2026-11-21T22:30:00Z')
  const { apply } = await makeScene(services)
  const late = await apply({ available_now: '0', availability_date: '2026-11-21' })
  const early = await apply({ available_now: '0', availability_date: '2026-11-22' })
  services.clock.set('2026-11-21T08:00:00Z')
  expect([late.status, early.status]).toEqual([422, 201])
})

test('a closed, paused or outdated offer refuses applications', async () => {
  const { company, browser } = await makeScene(services)
  for (const values of [
    { status: 'closed' as const },
    { paused: true },
    { application_deadline: '2026-11-20' },
    { expires_at: new Date('2026-11-20T00:00:00Z') },
  ]) {
    const offer = await makeOffer(services, company.id, values)
    const answer = await browser.post(SENT, applicationForm(offer.id))
    expect(answer.body.errors).toEqual({ offer_id: ['Cette offre n’accepte plus de candidatures.'] })
  }
})

test('an address that is not verified, a guest and a recruiter cannot apply', async () => {
  const { offer, recruiter } = await makeScene(services)
  const fresh = await signedInAs(services, await makeApplicant(services, { email_verified_at: null }))
  const unverified = await fresh.post(SENT, applicationForm(offer.id))
  expect([unverified.status, unverified.body.message]).toEqual([
    403,
    'Veuillez vérifier votre email avant de pouvoir postuler',
  ])
  expect((await recruiter.post(SENT, applicationForm(offer.id))).status).toBe(403)
  expect((await new Browser(services).post(SENT, applicationForm(offer.id))).status).toBe(401)
})

test('a draft CV and someone else’s CV cannot be sent', async () => {
  const { apply, applicant } = await makeScene(services)
  const draft = await makeResume(services, applicant.id, { is_draft: true })
  const other = await makeResume(services, (await makeApplicant(services)).id)
  for (const { id } of [draft, other]) {
    const answer = await apply({ resume_type: 'resume', resume_id: String(id), resume_pdf: null })
    expect(Object.keys(answer.body.errors)).toEqual(['resume_id'])
  }
})

test('a withdrawn application may be sent once more while the offer is open, with its history', async () => {
  const { apply, browser, offer } = await makeScene(services)
  const { id } = (await apply()).body.data
  await browser.put(`${SENT}/${id}/withdrawal`)
  const shown = await browser.get(`${SENT}/${id}`)
  expect(shown.body.data.allowed.map((each: { change: string }) => each.change)).toEqual([
    'apply_again',
    'archive',
  ])
  const again = await apply({ letter: `${LETTER} Encore.` })
  expect([again.status, again.body.data.id, again.body.data.status]).toEqual([201, id, 'submitted'])
  const events = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(applicationEvents.id)
  expect(events.map((event) => event.to_status)).toEqual(['submitted', 'closed', 'submitted'])
  const standing = async () => (await browser.get(`/api/offers/${offer.id}`)).body.data
  expect(await standing()).toMatchObject({ has_applied: true, is_used_up: false })
  expect((await browser.get(`${SENT}/${id}`)).body.data.may_apply_again).toBe(false)
  await browser.put(`${SENT}/${id}/withdrawal`)
  // The page says beforehand what the call refuses.
  expect(await standing()).toMatchObject({ has_applied: false, is_used_up: true, application_id: id })
  expect((await apply()).status).toBe(409)
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, offer.id))
})

test('a company’s application is not seen by other applicants, nor its file', async () => {
  const { apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const stranger = await signedInAs(services, await makeApplicant(services))
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  for (const end of ['', '/cv']) {
    expect((await stranger.get(`${SENT}/${id}${end}`)).status).toBe(404)
    expect((await recruiter.get(`${SENT}/${id}${end}`)).status).toBe(403)
    expect((await recruiter.get(`/api/recruiter/applications/${id}${end}`)).status).toBe(404)
    expect((await new Browser(services).get(`${SENT}/${id}${end}`)).status).toBe(401)
  }
})

test('thirty applications may be sent in a day, which the form knows beforehand; many at once count one by one', async () => {
  const { apply, applicant, browser, company, offer } = await makeScene(services)
  const before = async () => (await browser.get('/api/applicant/applying')).body.data
  expect(await before()).toMatchObject({ last: null, left_today: 30, a_day: 30 })
  for (let count = 0; count < 28; count++)
    await insertApplication(services, services.clock.now(), {
      offer_id: (await makeOffer(services, company.id)).id,
      company_id: company.id,
      applicant_id: applicant.id,
      status: 'submitted',
      offer_copy: { title: 'Caissière', company: { name: 'Lovasoa' } } as never,
    })
  expect((await before()).left_today).toBe(2)
  const others = [offer.id]
  for (let count = 0; count < 3; count++) others.push((await makeOffer(services, company.id)).id)
  const answers = await Promise.all(others.map((id) => apply({ offer_id: String(id) })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 429, 429])
  const refused = answers.find(({ status }) => status === 429)
  expect(refused?.body.message).toMatch(/^Vous avez envoyé 30\s*candidatures aujourd’hui/)
  expect((await before()).left_today).toBe(0)
  services.clock.advance(DAY / SECOND)
  expect(
    (await (await signedInAs(services, applicant)).get('/api/applicant/applying')).body.data.left_today,
  ).toBe(30)
})

test('the form knows what was asked last, and a letter that was sent before', async () => {
  const { apply, browser, offer } = await makeScene(services)
  await apply()
  const { data } = (await browser.get('/api/applicant/applying')).body
  expect(data.last).toEqual({
    letter: LETTER,
    min_salary_expectation: 1_200_000,
    max_salary_expectation: 1_500_000,
  })
  const key = await letterKey(`  ${LETTER.toUpperCase().replaceAll(' ', '\n')}!`)
  expect(data.sent_letters).toMatchObject([{ key, job_offer_title: offer.title }])
  expect(await letterKey(`${LETTER} Encore.`)).not.toBe(key)
})

test('what a browser sends again after a lost answer is not sent twice, even once it was withdrawn', async () => {
  const { apply, browser, offer } = await makeScene(services)
  const client_key = crypto.randomUUID()
  const first = await apply({ client_key })
  expect([first.status, first.body.created]).toEqual([201, true])
  await browser.put(`${SENT}/${first.body.data.id}/withdrawal`)
  const again = await apply({ client_key })
  expect([again.status, again.body.created]).toEqual([200, false])
  expect(again.body.data).toMatchObject({ id: first.body.data.id, label: 'Retirée' })
  // Who applies anew does so with another key, or none.
  expect((await browser.post(SENT, applicationForm(offer.id, { client_key: '' }))).status).toBe(201)
  expect((await apply({ client_key: 'une clef' })).status).toBe(422)
})
