import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { applicationForm, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'

const services = useServices()
const SAVED = '/api/applicant/saved-offers'

test('an applicant finds what was kept, the last first, closed and paused ones marked and held ones left out', async () => {
  const { company } = await makeCompany(services)
  const browser = await signedInAs(services, await makeApplicant(services))
  const kept = []
  for (const title of ['Ancienne', 'En pause', 'Suspendue', 'Récente']) {
    const offer = await makeOffer(services, company.id, { title })
    await browser.put(`${SAVED}/${offer.id}`)
    services.clock.advance(60)
    kept.push(offer)
  }
  const [old, paused, held, recent] = kept.map(({ id }) => id)
  await services.db
    .update(offers)
    .set({ status: 'closed' })
    .where(eq(offers.id, old ?? 0))
  await services.db
    .update(offers)
    .set({ paused: true })
    .where(eq(offers.id, paused ?? 0))
  await services.db
    .update(offers)
    .set({ paused: true, held_at: services.clock.now() })
    .where(eq(offers.id, held ?? 0))
  const { status, body } = await browser.get(SAVED)
  expect(status).toBe(200)
  expect(body.data).toMatchObject([
    { id: recent, is_open: true, is_paused: false },
    { id: paused, is_open: false, is_paused: true },
    { id: old, is_open: false, is_paused: false },
  ])
  expect(body.data[0]).toMatchObject({ is_saved: true, has_applied: false, title: 'Récente' })
  expect(body.meta).toMatchObject({ total: 3, last_page: 1 })
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

test('the list is narrowed and ordered as asked, each with how many it leaves', async () => {
  const { company } = await makeCompany(services)
  const browser = await signedInAs(services, await makeApplicant(services))
  const [late, soon, closed, applied] = [
    await makeOffer(services, company.id, { application_deadline: '2026-12-10' }),
    await makeOffer(services, company.id, { application_deadline: '2026-11-25' }),
    await makeOffer(services, company.id),
    await makeOffer(services, company.id, { application_deadline: '2026-12-01' }),
  ]
  for (const { id } of [late, soon, closed, applied]) {
    await browser.put(`${SAVED}/${id}`)
    services.clock.advance(60)
  }
  expect((await browser.post(SENT, applicationForm(applied.id))).status).toBe(201)
  await services.db.update(offers).set({ status: 'closed' }).where(eq(offers.id, closed.id))
  const read = async (query: string) => {
    const { body } = await browser.get(SAVED + query)
    expect(body.counts).toEqual({ all: 4, to_apply: 2, applied: 1, closed: 1 })
    return body.data.map(({ id }: { id: number }) => id)
  }
  expect(await read('')).toEqual([applied.id, closed.id, soon.id, late.id])
  expect(await read('?filter=to_apply')).toEqual([soon.id, late.id])
  expect(await read('?filter=applied')).toEqual([applied.id])
  expect(await read('?filter=closed')).toEqual([closed.id])
  expect(await read('?sort=closing')).toEqual([soon.id, applied.id, late.id, closed.id])
  const [first] = (await browser.get(`${SAVED}?sort=closing`)).body.data
  expect(first).toMatchObject({ closes_on: '2026-11-25', has_applied: false })
})

test('a note to oneself is kept, changed, taken away, read by nobody else and goes with the offer', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const browser = await signedInAs(services, await makeApplicant(services))
  const stranger = await signedInAs(services, await makeApplicant(services))
  for (const each of [browser, stranger]) await each.put(`${SAVED}/${offer.id}`)
  const noteOf = async (each: Browser) => (await each.get(SAVED)).body.data[0].note
  const written = await browser.put(`${SAVED}/${offer.id}/note`, { note: '  Rappeler Hery lundi ' })
  expect(written.body.data).toEqual({ id: offer.id, note: 'Rappeler Hery lundi' })
  expect([await noteOf(browser), await noteOf(stranger)]).toEqual(['Rappeler Hery lundi', ''])
  expect((await browser.put(`${SAVED}/${offer.id}/note`, { note: 'x'.repeat(501) })).body.errors).toEqual({
    note: ['Votre note ne peut pas dépasser 500 caractères.'],
  })
  await browser.put(`${SAVED}/${offer.id}/note`, { note: '' })
  expect(await noteOf(browser)).toBe('')
  await browser.delete(`${SAVED}/${offer.id}`)
  expect((await browser.put(`${SAVED}/${offer.id}/note`, { note: 'Trop tard' })).status).toBe(404)
})
