import { expect, test } from 'vitest'
import { applicationForm, LETTER, makeResume, makeScene, RECEIVED, SENT } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { applicationInput } from './shared/application-input.ts'

const services = useServices()

const QUESTIONS = [
  { text: 'Avez-vous le permis B ?', kind: 'yes_no' as const },
  { text: 'Quel horaire ?', kind: 'choice' as const, choices: ['Matin', 'Soir'], required: true },
  { text: 'Un mot de plus ?', required: false },
]

async function asking() {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { questions: QUESTIONS })
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const recruiter = await signedInAs(services, owner)
  return { offer, browser, applicant, recruiter }
}

test('the offer’s questions are shown with what may be answered', async () => {
  const { offer, browser } = await asking()
  const { body } = await browser.get(`/api/offers/${offer.id}`)
  expect(body.data.questions).toEqual(QUESTIONS)
})

test('answers are frozen with the application as they were asked, and read by the recruiter and the applicant', async () => {
  const { offer, browser, recruiter } = await asking()
  const form = applicationForm(offer.id, { 'answers[0]': 'Oui', 'answers[1]': 'Soir', 'answers[2]': '' })
  const sent = await browser.post(SENT, form)
  expect(sent.status).toBe(201)
  const answers = [
    { question: 'Avez-vous le permis B ?', answer: 'Oui' },
    { question: 'Quel horaire ?', answer: 'Soir' },
  ]
  const { id } = sent.body.data
  expect((await recruiter.get(`${RECEIVED}/${id}`)).body.data.answers).toEqual(answers)
  expect((await browser.get(`${SENT}/${id}`)).body.data.dossier.answers).toEqual(answers)
})

test('a question that asks for an answer refuses none, and a choice any other', async () => {
  const { offer, browser } = await asking()
  const { status, body } = await browser.post(
    SENT,
    applicationForm(offer.id, { 'answers[0]': '', 'answers[1]': 'La nuit' }),
  )
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    'answers.0': ['Veuillez répondre à cette question.'],
    'answers.1': ['Veuillez choisir une des réponses proposées.'],
  })
})

test('an answer with half a character, as JSON can write one, is kept as far as it is text', async () => {
  const { offer, browser, applicant } = await asking()
  const resume = await makeResume(services, applicant.id)
  const sent = await browser.post(SENT, {
    resume_type: 'resume',
    resume_id: resume.id,
    letter: LETTER,
    available_now: true,
    min_salary_expectation: 1,
    max_salary_expectation: 2,
    offer_id: offer.id,
    answers: ['Oui', 'Soir', 'Merci \ud83d'],
  })
  expect(sent.status).toBe(201)
  const { answers } = (await browser.get(`${SENT}/${sent.body.data.id}`)).body.data.dossier
  expect(answers.at(-1).answer).toBe('Merci \ufffd')
})

test('the popup tells of the answers beside what else is missing', () => {
  const { error } = applicationInput('2026-11-21', QUESTIONS).safeParse({
    answers: ['Peut-être'],
    letter: LETTER,
  })
  const told = new Map(error?.issues.map(({ path, message }) => [path.join('.'), message]))
  expect(told.get('answers.0')).toBe('Veuillez choisir une des réponses proposées.')
  expect(told.get('answers.1')).toBe('Veuillez répondre à cette question.')
  expect(told.has('answers.2')).toBe(false)
  expect(told.has('available_now')).toBe(true)
})

test('an offer without questions takes an application as before', async () => {
  const { apply } = await makeScene(services)
  expect((await apply()).status).toBe(201)
})
