import { expect, test } from 'vitest'
import { chooseNextStep, type Needs } from './applicant-next-step.ts'

const concerned = { id: 7, job_offer_title: 'Comptable', company_name: 'Lovasoa' }
const nothing: Needs = {
  email: 'miora@exemple.test',
  email_verified: true,
  resumes: { ready: 1, draft: null },
  proposal: null,
  slots: null,
  overdue: null,
}
const everything: Needs = {
  email: 'miora@exemple.test',
  email_verified: false,
  resumes: { ready: 0, draft: { id: 3, name: 'Comptabilité', has_file: false } },
  proposal: concerned,
  slots: { ...concerned, id: 9 },
  overdue: { ...concerned, answer_due_at: new Date('2026-11-01T08:00:00Z') },
}

test('a proposal comes before everything else', () => {
  const step = chooseNextStep(everything)
  expect(step).toMatchObject({ kind: 'answer_offer', link: '/candidat/candidatures/7/proposition' })
  expect(step.title).toBe('Lovasoa vous fait une proposition')
})

test('then the slots of an interview, before any CV', () => {
  expect(chooseNextStep({ ...everything, proposal: null })).toMatchObject({
    kind: 'choose_slot',
    title: 'Lovasoa vous propose un entretien',
    link: '/candidat/candidatures/9/rendez-vous',
    application_id: 9,
  })
})

test('then what keeps the person from applying: a draft, no CV, an address to verify', () => {
  expect(chooseNextStep({ ...everything, proposal: null, slots: null }).kind).toBe('finish_resume')
  expect(
    chooseNextStep({ ...everything, proposal: null, slots: null, resumes: { ready: 0, draft: null } }).kind,
  ).toBe('create_resume')
  const ready = { ...everything, proposal: null, slots: null, resumes: { ready: 1, draft: null } }
  expect(chooseNextStep(ready)).toMatchObject({
    kind: 'verify_email',
    link: '/verification-email/miora%40exemple.test',
  })
})

test('a draft is asked for only while no other CV can be sent, and its button leads to it', () => {
  const draft = { id: 3, name: 'Nouveau CV', has_file: false }
  expect(chooseNextStep({ ...nothing, resumes: { ready: 0, draft } })).toMatchObject({
    title: 'Terminez votre CV «\u00a0Nouveau CV\u00a0»',
    link: '/candidat/cv-builder/3',
  })
  expect(chooseNextStep({ ...nothing, resumes: { ready: 1, draft } }).kind).toBe('find_offer')
  const file = { ...draft, has_file: true }
  expect(chooseNextStep({ ...nothing, resumes: { ready: 0, draft: file } }).link).toBe('/candidat/mes-cv')
})

test('then an answer that is late, and at last a search', () => {
  const late = chooseNextStep({ ...nothing, overdue: everything.overdue })
  expect(late.kind).toBe('overdue_answer')
  expect(late.text).toContain('1er novembre 2026')
  expect(late.text).toContain('nous relançons')
  expect(chooseNextStep(nothing).kind).toBe('find_offer')
})
