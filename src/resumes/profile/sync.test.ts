import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, signedInAs } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'
const SYNC = `${RESUMES}/profile/synschronize`
const SAVED = { title: 'Aide', name: 'CV court', description: 'Ancien.', is_draft: true }

async function applicant(profile: Partial<typeof applicantProfiles.$inferInsert> = {}) {
  const user = await makeApplicant(services)
  const values = { headline: 'Comptable', about: 'Dix ans de cabinet.', skills: ['Sage'], ...profile }
  await services.db.update(applicantProfiles).set(values).where(eq(applicantProfiles.user_id, user.id))
  return signedInAs(services, user)
}

test('the profile is read in the shape of a CV', async () => {
  const { status, body } = await (await applicant()).get(`${RESUMES}/profile`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    ...{ title: 'Comptable', headline: 'Comptable', description: 'Dix ans de cabinet.', skills: ['Sage'] },
    person: { first_name: 'Miora' },
  })
})

test('a CV is made of the profile once, however often it is asked for, and follows the profile', async () => {
  const browser = await applicant()
  const answers = await Promise.all(Array.from({ length: 8 }, () => browser.post(SYNC, {})))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.data.id}`)).size).toBe(1)
  const first = answers[0]?.body.data
  expect(first).toMatchObject({
    title: 'Comptable',
    name: 'CV de mon profil',
    is_draft: false,
    has_file: false,
  })
  services.clock.advance(60)
  expect((await browser.post(SYNC, {})).body.data).toEqual(first)
  const about = 'mot '.repeat(200)
  await browser.put('/api/applicant/profile', { section: 'presentation', headline: 'Auditrice', about })
  const { data } = (await browser.post(SYNC, {})).body
  expect([data.id, data.title, data.description.length <= 255]).toEqual([first.id, 'Auditrice', true])
  expect(data.description).toMatch(/mot…$/)
  expect((await browser.get(RESUMES)).body.meta.total).toBe(1)
})

test('a named CV is brought up to date and keeps its name and its draft flag', async () => {
  const browser = await applicant()
  const { id } = (await browser.post(RESUMES, SAVED)).body.data
  const { status, body } = await browser.post(SYNC, { resume_id: id })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id, title: 'Comptable', name: 'CV court', is_draft: true })
})

test('a joined PDF stays as it is, and a profile without a title makes no CV', async () => {
  const browser = await applicant()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...SAVED, is_draft: '0' })) form.set(name, value)
  form.set('file', pdfPart(), 'cv.pdf')
  const { id } = (await browser.post(RESUMES, form)).body.data
  const joined = await browser.post(SYNC, { resume_id: id })
  expect([joined.status, Object.keys(joined.body.errors)]).toEqual([422, ['resume_id']])
  const empty = await (await applicant({ headline: '' })).post(SYNC, {})
  expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['headline']])
  expect((await browser.post(SYNC, { resume_id: 'abc' })).status).toBe(422)
})

test('nobody else reaches it', async () => {
  const owner = await applicant()
  const { id } = (await owner.post(RESUMES, SAVED)).body.data
  expect((await (await applicant()).post(SYNC, { resume_id: id })).status).toBe(404)
  const recruiter = await signedInAs(services, (await makeCompany(services)).owner)
  const guest = new Browser(services)
  expect([(await guest.post(SYNC, {})).status, (await guest.get(`${RESUMES}/profile`)).status]).toEqual([
    401, 401,
  ])
  expect([
    (await recruiter.post(SYNC, {})).status,
    (await recruiter.get(`${RESUMES}/profile`)).status,
  ]).toEqual([403, 403])
})
