import { expect, test } from 'vitest'
import { after, DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

test('a company’s open offers come page by page, the latest first, and no other offer', async () => {
  const { company } = await makeCompany(services)
  const { company: other } = await makeCompany(services)
  await makeOffer(services, other.id)
  await makeOffer(services, company.id, { paused: true })
  await makeOffer(services, company.id, { status: 'draft' })
  await makeOffer(services, company.id, { application_deadline: '2026-11-20' })
  const now = services.clock.now()
  const made: number[] = []
  for (let age = 0; age < 12; age += 1)
    made.push((await makeOffer(services, company.id, { published_at: after(now, -age * DAY) })).id)
  const address = `/api/companies/${company.slug}/offers`
  const first = await new Browser(services).get(address)
  expect(first.status).toBe(200)
  expect(first.body.data.map(({ id }: { id: number }) => id)).toEqual(made.slice(0, 10))
  expect(first.body.meta).toMatchObject({ total: 12, per_page: 10, last_page: 2 })
  const second = await new Browser(services).get(`${address}?page=2`)
  expect(second.body.data.map(({ id }: { id: number }) => id)).toEqual(made.slice(10))
  const beyond = await new Browser(services).get(`${address}?page=9`)
  expect([beyond.status, beyond.body.data]).toEqual([200, []])
})

test('an applicant reads there what it saved, and nobody reads the offers of a company that does not exist', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.put(`/api/applicant/saved-offers/${offer.id}`, {})
  const { body } = await browser.get(`/api/companies/${company.slug}/offers`)
  expect(body.data).toEqual([expect.objectContaining({ id: offer.id, is_saved: true, has_applied: false })])
  for (const slug of ['personne', '%27', 'A'])
    expect((await browser.get(`/api/companies/${slug}/offers`)).status).toBe(404)
})
