import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
const APPLICANT = '/api/applicant/dashboard'

test('recommends the offers that fit, with their scores, and knows a newcomer', async () => {
  const me = await makeApplicant(services)
  const profile = { activity_area_id: 23, city_id: 1, headline: 'Comptable', skills: ['comptabilité'] }
  await services.db.update(applicantProfiles).set(profile).where(eq(applicantProfiles.user_id, me.id))
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { activity_area_id: 23, title: 'Comptable' })
  const browser = await signedInAs(services, me)
  const { data } = (await browser.get(APPLICANT)).body
  expect(data.is_newcomer).toBe(true)
  expect(data.recommended_offers[0]).toMatchObject({ id: offer.id, title: 'Comptable' })
  for (const { score } of data.recommended_offers) expect(score).toBeGreaterThanOrEqual(50)
})
