import { expect, test } from 'vitest'
import { after, DAY } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const read = async () => (await new Browser(services).get('/api/site-figures')).body.data

test('a figure that is too small to honour is not told; a larger one is counted, and kept for an hour', async () => {
  const now = services.clock.now()
  const { company } = await makeCompany(services)
  expect(await read()).toEqual({
    counted_on: '2026-11-21',
    open_offers: null,
    published_offers: null,
    verified_companies: null,
    answered_rate: null,
    applications_in_a_week: null,
    findable_people: null,
  })
  const people = await Promise.all(Array.from({ length: 3 }, () => makeApplicant(services)))
  const published_at = after(now, -10 * DAY)
  for (let count = 0; count < 50; count += 1) {
    const offer = await makeOffer(services, company.id, { published_at })
    // Two came within its first week, and one after it.
    for (const [at, person] of people.entries())
      await insertApplication(services, after(published_at, (at === 2 ? 8 : 1) * DAY), {
        offer_id: offer.id,
        company_id: company.id,
        applicant_id: person.id,
        status: 'submitted',
      })
  }
  for (let count = 1; count < 10; count += 1) await makeCompany(services)
  expect((await read()).published_offers).toBeNull()
  services.clock.advance(3_601)
  expect(await read()).toMatchObject({
    open_offers: { value: '50', words: 'offres ouvertes aujourd’hui' },
    published_offers: { value: '50' },
    verified_companies: { value: '10' },
    applications_in_a_week: { value: '2' },
    findable_people: null,
  })
})
