import { expect, test } from 'vitest'
import { applicantProfiles } from '#src/profiles/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { writeSavedOffers } from './write-saved-offers.ts'

const services = useServices()

test('the demonstration’s applicant keeps open offers of its sector to which it has not applied', async () => {
  const now = services.clock.now()
  const { company: own } = await makeCompany(services)
  const { company } = await makeCompany(services)
  const person = await makeApplicant(services)
  await services.db
    .insert(applicantProfiles)
    .values({ user_id: person.id, activity_area_id: 6 })
    .onConflictDoUpdate({ target: applicantProfiles.user_id, set: { activity_area_id: 6 } })
  const published_at = after(now, -5 * DAY)
  const offer = (title: string, values: object = {}, companyId = company.id) =>
    makeOffer(services, companyId, { title, published_at, activity_area_id: 6, ...values })
  await offer('D’un autre secteur', { activity_area_id: 1 })
  await offer('Fermée', { status: 'closed' })
  await offer('De ce matin', { published_at: now })
  await offer('De la société de démonstration', {}, own.id)
  const asked = await offer('Déjà demandée')
  await offer('À garder')
  await insertApplication(services, now, {
    offer_id: asked.id,
    company_id: company.id,
    applicant_id: person.id,
    status: 'submitted',
  })
  await writeSavedOffers(services.db, person.id, own.id, now)
  const { body } = await (await signedInAs(services, person)).get('/api/applicant/saved-offers')
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual(['À garder', 'D’un autre secteur'])
  expect(body.data[0].note).not.toBe('')
})
