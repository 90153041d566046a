import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { makeFindable, makeInvitation } from '#test/matching.ts'
import { useServices } from '#test/services.ts'
import { blockedCompanies } from '../finding/tables.ts'
import { BLOCKED_MOST } from './shared/limits.ts'

const services = useServices()
const BLOCKED = '/api/applicant/blocked-companies'

const applicant = async () => signedInAs(services, await makeApplicant(services))

test('an applicant blocks companies, reads them by name, and lets one find it again', async () => {
  const browser = await applicant()
  const zoma = (await makeCompany(services, { name: 'Zoma' })).company
  const akory = (await makeCompany(services, { name: 'Akory' })).company
  expect((await browser.get(BLOCKED)).body.data).toEqual([])
  await browser.put(`${BLOCKED}/${zoma.id}`)
  const both = [akory, zoma].map(({ id, name, slug }) => ({ id, name, slug }))
  expect((await browser.put(`${BLOCKED}/${akory.id}`)).body.data).toEqual(both)
  expect((await browser.get(BLOCKED)).body.data).toEqual(both)
  expect((await browser.delete(`${BLOCKED}/${zoma.id}`)).body.data).toEqual(both.slice(0, 1))
  expect((await browser.get(BLOCKED)).body.data).toEqual(both.slice(0, 1))
})

test('a company that is blocked or let go twice is once', async () => {
  const browser = await applicant()
  const { company } = await makeCompany(services)
  for (const _ of [1, 2]) expect((await browser.put(`${BLOCKED}/${company.id}`)).body.data).toHaveLength(1)
  for (const _ of [1, 2]) {
    const { status, body } = await browser.delete(`${BLOCKED}/${company.id}`)
    expect([status, body.data]).toEqual([200, []])
  }
})

test('what a blocked company invited to is over, and what another one did is not', async () => {
  const { user } = await makeFindable(services)
  const browser = await signedInAs(services, user)
  const invitations = await Promise.all(
    [1, 2].map(async () => {
      const { company, owner } = await makeCompany(services)
      const offer = await makeOffer(services, company.id)
      const ids = { company_id: company.id, applicant_id: user.id, offer_id: offer.id }
      return makeInvitation(services, { ...ids, sent_by: owner.id })
    }),
  )
  await browser.put(`${BLOCKED}/${invitations[0]?.company_id}`)
  const waiting = await browser.get('/api/applicant/job-invitations?tab=waiting')
  expect(waiting.body.data.map(({ id }: { id: number }) => id)).toEqual([invitations[1]?.id])
})

test('each person reads and changes its own list alone', async () => {
  const [person, stranger] = [await applicant(), await applicant()]
  const { company } = await makeCompany(services)
  await person.put(`${BLOCKED}/${company.id}`)
  expect((await stranger.get(BLOCKED)).body.data).toEqual([])
  await stranger.delete(`${BLOCKED}/${company.id}`)
  expect((await person.get(BLOCKED)).body.data).toHaveLength(1)
})

test('a company that nobody sees is not blocked, and one that was stays so while it is suspended', async () => {
  const browser = await applicant()
  const hidden = (await makeCompany(services, { status: 'suspended' })).company
  for (const id of [hidden.id, 999_999, 'x']) expect((await browser.put(`${BLOCKED}/${id}`)).status).toBe(404)
  expect((await browser.get(BLOCKED)).body.data).toEqual([])
  const { company } = await makeCompany(services)
  await browser.put(`${BLOCKED}/${company.id}`)
  await services.db.update(companies).set({ status: 'suspended' }).where(eq(companies.id, company.id))
  expect((await browser.get(BLOCKED)).body.data).toMatchObject([{ id: company.id }])
})

test('two hundred companies are blocked at most', async () => {
  const user = await makeApplicant(services)
  const browser = await signedInAs(services, user)
  const blocked_at = services.clock.now()
  const rows = []
  for (let one = 0; one < BLOCKED_MOST; one += 1) {
    const { company } = await makeCompany(services)
    rows.push({ applicant_id: user.id, company_id: company.id, blocked_at })
  }
  await services.db.insert(blockedCompanies).values(rows)
  const { company } = await makeCompany(services)
  const refused = await browser.put(`${BLOCKED}/${company.id}`)
  expect([refused.status, refused.body.message]).toEqual([409, 'Vous pouvez bloquer 200 sociétés au plus.'])
  await browser.delete(`${BLOCKED}/${rows[0]?.company_id}`)
  expect((await browser.put(`${BLOCKED}/${company.id}`)).status).toBe(200)
})

test('guests and recruiters block nobody', async () => {
  const { company, owner } = await makeCompany(services)
  const recruiter = await signedInAs(services, owner)
  for (const [browser, status] of [
    [new Browser(services), 401],
    [recruiter, 403],
  ] as const) {
    expect((await browser.get(BLOCKED)).status).toBe(status)
    expect((await browser.put(`${BLOCKED}/${company.id}`)).status).toBe(status)
    expect((await browser.delete(`${BLOCKED}/${company.id}`)).status).toBe(status)
  }
})
