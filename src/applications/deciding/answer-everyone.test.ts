import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { insertApplication, makeScene, makeSent, move, SENT, tellChanges } from '#test/applications.ts'
import { agreedOn, applicationOf, at, insertInterview } from '#test/calendar.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { applicationEvents, applications } from '../tables.ts'
import { answerToClosing } from './shared/everyone-answers.ts'
import { MOST_AT_ONCE } from './shared/limits.ts'

const services = useServices()
const MESSAGE = 'Bonjour {prenom}, le poste «\u00A0{offre}\u00A0» est pourvu.'

async function sent() {
  const scene = await makeSent(services)
  const answer = (answer = 'position_filled') =>
    scene.recruiter.put(`/api/recruiter/offers/${scene.offer.id}/answers`, { answer, message: MESSAGE })
  return { ...scene, answer }
}

test('everybody who waits is answered by name, once, however often it is asked', async () => {
  const { applicant, browser, id, answer } = await sent()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => answer()))
  const counts = answers.map(({ body }) => body.data.answered_count)
  expect(counts.toSorted()).toEqual([0, 0, 0, 0, 1])
  expect((await browser.get(`${SENT}/${id}`)).body.data.label).toBe('Envoyée')
  await tellChanges(services)
  const shown = (await browser.get(`${SENT}/${id}`)).body.data
  expect(shown.label).toBe('Poste pourvu')
  expect(shown.timeline.at(-1).message).toMatch(
    /^Bonjour Miora, le poste «\u00A0Comptable confirmé.H\/F\u00A0»/,
  )
  const told = (await subjectsTo(services, applicant.email)).filter((subject) =>
    subject.startsWith('Poste pourvu'),
  )
  expect(told).toHaveLength(1)
})

test('who was answered already is left as it stands', async () => {
  const { id, recruiter, answer } = await sent()
  await recruiter.put(`/api/recruiter/applications/${id}/stage`, { version: 0, stage: 'interview' })
  expect((await answer()).body.data.answered_count).toBe(0)
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  expect(row).toMatchObject({ status: 'active', stage: 'interview' })
})

test('whoever is further on is answered where that is asked, a proposal never', async () => {
  const { offer, company, recruiter, id, theirs } = await sent()
  await move(services, recruiter, `${theirs}/stage`, { stage: 'interview' })
  const { id: applicant_id } = await makeApplicant(services)
  const proposed = await insertApplication(services, services.clock.now(), {
    offer_id: offer.id,
    company_id: company.id,
    applicant_id,
    status: 'active',
    stage: 'offer_made',
  })
  const counts = (await recruiter.get(`/api/recruiter/offers/${offer.id}`)).body.data
  expect(counts).toMatchObject({ open_count: 1, proposed_count: 1 })
  const answered = await recruiter.put(`/api/recruiter/offers/${offer.id}/answers`, {
    answer: 'position_filled',
    message: MESSAGE,
    with_further: true,
  })
  expect(answered.body.data.answered_count).toBe(counts.open_count)
  const rows = await services.db.select().from(applications).where(eq(applications.offer_id, offer.id))
  const stateOf = (one: number) => rows.find((row) => row.id === one)
  expect(stateOf(id)).toMatchObject({ status: 'closed', outcome: 'position_filled' })
  expect(stateOf(proposed.id)).toMatchObject({ status: 'active', stage: 'offer_made' })
})

test('before a closing everybody in progress is named, with the meeting that an answer ends', async () => {
  const { offer, company, recruiter, id, theirs, owner } = await sent()
  await move(services, recruiter, `${theirs}/stage`, { stage: 'interview' })
  await insertInterview(services, await applicationOf(services, id), {
    ...agreedOn(at('2026-11-30', '09:00')),
    attendee_ids: [owner.id],
  })
  const { id: applicant_id } = await makeApplicant(services, { first_name: 'Hanta' })
  await insertApplication(services, services.clock.now(), {
    offer_id: offer.id,
    company_id: company.id,
    applicant_id,
    status: 'active',
    stage: 'offer_made',
    offer_copy: { title: offer.title, company: { name: company.name } } as never,
  })
  const { body } = await recruiter.get(`/api/recruiter/application-changes/recipients?offer_id=${offer.id}`)
  expect(body.meta.total).toBe(2)
  expect(body.data).toEqual([
    expect.objectContaining({ label: 'Proposition faite', coming: null }),
    expect.objectContaining({
      id,
      coming: { kind: 'meeting', at: at('2026-11-30', '09:00').toISOString() },
    }),
  ])
})

test('who waits for an answer to a proposal is named even after more people than are listed', async () => {
  const { offer, company, recruiter } = await sent()
  const { id: applicant_id } = await makeApplicant(services, { first_name: 'Hanta' })
  const copied = {
    offer_id: offer.id,
    company_id: company.id,
    status: 'active',
    offer_copy: { title: offer.title, company: { name: company.name } } as never,
  } as const
  for (let before = 0; before < MOST_AT_ONCE; before++) {
    const other = await makeApplicant(services)
    await insertApplication(services, services.clock.now(), {
      ...copied,
      applicant_id: other.id,
      stage: 'review',
    })
  }
  await insertApplication(services, services.clock.now(), { ...copied, applicant_id, stage: 'offer_made' })
  const { body } = await recruiter.get(`/api/recruiter/application-changes/recipients?offer_id=${offer.id}`)
  expect(body.meta.total).toBe(MOST_AT_ONCE + 2)
  expect(body.data[0]).toMatchObject({
    label: 'Proposition faite',
    applicant_name: expect.stringMatching(/^Hanta/),
  })
})

test('a recruitment that is given up is a refusal with its reason, told the day after', async () => {
  const { id, applicant, owner, answer } = await sent()
  await answer('cancelled')
  const events = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(applicationEvents.id)
  expect(events.at(-1)).toMatchObject({
    to_status: 'rejected',
    reason: 'recrutement_annule',
    actor_id: owner.id,
  })
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  expect(await subjectsTo(services, applicant.email)).toContainEqual(
    expect.stringContaining('Réponse à votre candidature'),
  )
})

test('it needs a message whose variables exist, and an offer of the company', async () => {
  const { offer, recruiter } = await sent()
  const address = `/api/recruiter/offers/${offer.id}/answers`
  const put = (body: object) => recruiter.put(address, { ...body })
  expect((await put({ answer: 'other', message: ' ' })).body.errors.message).toEqual([
    'Veuillez écrire un message.',
  ])
  expect((await put({ answer: 'other', message: 'Bonjour {Prenom}, merci.' })).status).toBe(422)
  expect((await put({ message: 'Bonjour, merci.' })).body.errors.answer).toEqual([
    'Veuillez choisir un motif.',
  ])
  const { owner } = await makeScene(services)
  const rival = await signedInAs(services, owner)
  expect((await rival.put(address, { answer: 'other', message: 'Bonjour, merci.' })).status).toBe(404)
})

test.each([
  ['pourvue_ici', 'position_filled'],
  ['annulee', 'cancelled'],
  ['trop_de_candidatures', 'other'],
] as const)(
  'who is answered after a closing for « %s » is proposed that very reason',
  async (reason, answer) => {
    const { recruiter, offer } = await makeSent(services)
    const recipients = `/api/recruiter/application-changes/recipients?offer_id=${offer.id}`
    expect((await recruiter.get(recipients)).body.meta).toEqual({ total: 1, close_reason: null })
    await recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason })
    const { close_reason } = (await recruiter.get(recipients)).body.meta
    expect([close_reason, answerToClosing(close_reason)]).toEqual([reason, answer])
  },
)
