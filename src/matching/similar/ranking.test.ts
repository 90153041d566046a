import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'

const services = useServices()

test('similar offers are those that suit whom the offer suits, a score of the same kind as everywhere', async () => {
  const { company } = await makeCompany(services)
  const seamstress = { title: 'Couturière', activity_area_id: 4, skills: ['Piqueuse plate', 'Surjeteuse'] }
  const offer = await makeOffer(services, company.id, seamstress)
  const elsewhere = await makeOffer(services, company.id, { ...seamstress, city_id: 63, contract_id: 2 })
  const other = await makeOffer(services, company.id, {
    activity_area_id: 4,
    title: 'Comptable',
    job_level_id: 6,
  })
  const same = await makeOffer(services, company.id, { ...seamstress, title: 'Couturier' })
  const sector = { title: 'Couturière à domicile', activity_area_id: 14 }
  const elsewhereInTrade = await makeOffer(services, company.id, sector)
  await makeOffer(services, company.id, { title: 'Cuisinière', activity_area_id: 14 })
  const { status, body } = await new Browser(services).get(`/api/offers/${offer.id}/similar`)
  expect(status).toBe(200)
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([
    same.id,
    elsewhereInTrade.id,
    elsewhere.id,
    other.id,
  ])
})
