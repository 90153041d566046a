import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'

const services = useServices()
const SAVED = '/api/applicant/saved-offers'

test('an applicant finds what was kept, the last first, closed ones marked and hidden ones left out', async () => {
  const { company } = await makeCompany(services)
  const browser = await signedInAs(services, await makeApplicant(services))
  const kept = []
  for (const title of ['Ancienne', 'En pause', 'Récente']) {
    const offer = await makeOffer(services, company.id, { title })
    await browser.put(`${SAVED}/${offer.id}`)
    services.clock.advance(60)
    kept.push(offer)
  }
  const [old, paused, recent] = kept.map(({ id }) => id)
  await services.db
    .update(offers)
    .set({ status: 'closed' })
    .where(eq(offers.id, old ?? 0))
  await services.db
    .update(offers)
    .set({ paused: true })
    .where(eq(offers.id, paused ?? 0))
  const { status, body } = await browser.get(SAVED)
  expect(status).toBe(200)
  expect(body.data.map(({ id, is_open }: { id: number; is_open: boolean }) => [id, is_open])).toEqual([
    [recent, true],
    [old, false],
  ])
  expect(body.data[0]).toMatchObject({ is_saved: true, has_applied: false, title: 'Récente' })
  expect(body.meta).toMatchObject({ total: 2, last_page: 1 })
})

test('the list is paged by twenty, and is one’s own', async () => {
  const { company, owner } = await makeCompany(services)
  const browser = await signedInAs(services, await makeApplicant(services))
  for (let index = 0; index < 22; index += 1) {
    await browser.put(`${SAVED}/${(await makeOffer(services, company.id)).id}`)
  }
  const { body } = await browser.get(`${SAVED}?page=2`)
  expect(body.data).toHaveLength(2)
  expect(body.meta).toMatchObject({ total: 22, last_page: 2, from: 21 })
  expect((await browser.get(`${SAVED}?page=9`)).body.data).toEqual([])
  expect((await browser.get(`${SAVED}?page=rien`)).body.meta.current_page).toBe(1)
  const stranger = await signedInAs(services, await makeApplicant(services))
  expect((await stranger.get(SAVED)).body.data).toEqual([])
  expect((await new Browser(services).get(SAVED)).status).toBe(401)
  expect((await (await signedInAs(services, owner)).get(SAVED)).status).toBe(403)
})
