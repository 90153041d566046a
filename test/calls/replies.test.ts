import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { applications } from '#src/applications/tables.ts'
import { resumes } from '#src/resumes/tables.ts'
import { applicationForm, makeScene, move, RECEIVED, SENT } from '../applications.ts'
import { makeApplicant, makeCompany } from '../factories.ts'
import { useServices } from '../services.ts'

const services = useServices()
const RESUMES = '/api/applicant/resumes'
const RESUME = { title: 'Comptable', name: 'CV', description: 'Dix ans de cabinet.', is_draft: false }

/** Columns that only the server writes, by every name they have on the wire. */
async function stolen() {
  const victim = await makeApplicant(services)
  const { company } = await makeCompany(services)
  return {
    id: 4_242,
    user_id: victim.id,
    applicant_id: victim.id,
    company_id: company.id,
    status: 'closed',
    stage: 'offer_made',
    outcome: 'hired',
    is_admin: true,
    userable_type: 'admin',
    role: 'owner',
    file_key: '../../etc/passwd',
    cv_key: '../../etc/passwd',
    created_at: '2001-01-01T00:00:00Z',
    submitted_at: '2001-01-01T00:00:00Z',
    attempts: 9,
  }
}

test('fields that are not of the form change nothing in a CV', async () => {
  const { browser, applicant } = await makeScene(services)
  const extra = await stolen()
  const created = await browser.post(RESUMES, { ...extra, ...RESUME })
  expect(created.status).toBe(201)
  const { id } = created.body.data
  const changed = await browser.put(`${RESUMES}/${id}`, { ...extra, ...RESUME, title: 'Contrôleur' })
  expect([changed.status, changed.body.data.title]).toEqual([200, 'Contrôleur'])
  const rows = await services.db.select().from(resumes).where(eq(resumes.user_id, applicant.id))
  expect(rows).toMatchObject([
    { id, user_id: applicant.id, file_key: null, created_at: services.clock.now() },
  ])
  expect(id).not.toBe(extra.id)
})

test('fields that are not of the form change nothing in an application, sent or reviewed', async () => {
  const { browser, recruiter, applicant, company, offer } = await makeScene(services)
  const extra = await stolen()
  const form = applicationForm(offer.id)
  for (const [name, value] of Object.entries(extra)) form.set(name, String(value))
  const { id } = (await browser.post(SENT, form)).body.data
  const read = async () => (await services.db.select().from(applications).where(eq(applications.id, id)))[0]
  const own = { applicant_id: applicant.id, company_id: company.id, attempts: 1, outcome: null }
  expect(await read()).toMatchObject({ ...own, status: 'submitted', submitted_at: services.clock.now() })
  expect((await read())?.cv_key).not.toContain('passwd')
  await move(services, recruiter, `${RECEIVED}/${id}/stage`, { ...extra, stage: 'review' })
  expect(await read()).toMatchObject({ ...own, status: 'active', stage: 'review' })
  await move(services, recruiter, `${RECEIVED}/${id}/rejection`, { ...extra, reason: 'competences' })
  expect(await read()).toMatchObject({ ...own, status: 'rejected' })
  const [user] = await services.db.select().from(users).where(eq(users.id, applicant.id))
  expect(user?.userable_type).toBe('applicant')
})

test('no reply carries a column that is the server’s business', async () => {
  const { browser, recruiter, offer, apply } = await makeScene(services)
  const resume = await browser.post(RESUMES, RESUME)
  const sent = await apply()
  const { id } = sent.body.data
  const replies = [
    resume,
    sent,
    await browser.get(`${RESUMES}/${resume.body.data.id}`),
    await browser.get(`${SENT}/${id}`),
    await browser.get(SENT),
    await browser.get('/api/user'),
    await browser.get('/api/applicant/dashboard'),
    await browser.get('/api/notification'),
    await browser.get('/api/offers'),
    await browser.get(`/api/offers/${offer.id}`),
    await recruiter.get(RECEIVED),
    await recruiter.get(`${RECEIVED}/${id}`),
    await recruiter.get('/api/recruiter/dashboard'),
  ]
  const secret =
    /^(password|remember|token|file_key|cv_key|user_id|applicant_id|reporter|search|withheld|logo_key)/
  for (const reply of replies) {
    expect(reply.status).toBeLessThan(300)
    expect(namesIn(reply.body).filter((name) => secret.test(name))).toEqual([])
  }
})

function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, inner]) => [name, ...namesIn(inner)])
}
