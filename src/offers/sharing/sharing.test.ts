import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { throttles } from '#src/platform/tables.ts'
import { Browser } from '#test/browser.ts'
import { makeCompany, makeOffer } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offers } from '../tables.ts'

const services = useServices()
const pictureOf = (id: number | string, headers: Record<string, string> = {}) =>
  new Browser(services).get(`/api/offers/${id}/share-picture.png`, headers)

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path fill="#00aa00" d="M0 0h24v24H0z"/></svg>'

test('an open offer has a picture of the size that services ask for, with the logo of its company', async () => {
  const { company } = await makeCompany(services, { logo_svg: LOGO })
  const offer = await makeOffer(services, company.id, { title: 'Maçon', application_deadline: '2026-12-12' })
  const { status, headers, bytes } = await pictureOf(offer.id)
  expect([status, headers['content-type'], headers['cache-control'], headers['x-robots-tag']]).toEqual([
    200,
    'image/png',
    'public, max-age=86400',
    undefined,
  ])
  const { width, height, format } = await sharp(bytes).metadata()
  expect([width, height, format]).toEqual([1200, 630, 'png'])
  expect(bytes.length).toBeLessThan(300_000)
  const tile = await sharp(bytes).extract({ left: 90, top: 80, width: 30, height: 30 }).png().toBuffer()
  const { dominant } = await sharp(tile).stats()
  expect(dominant.g).toBeGreaterThan(dominant.r + 100)
  const again = await pictureOf(offer.id, { 'if-none-match': String(headers.etag) })
  expect(again.status).toBe(304)
})

test('it changes with what the page shows, and does not show hidden pay', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id)
  const shown = (await pictureOf(offer.id)).headers.etag
  await services.db.update(offers).set({ salary_visible: false }).where(eq(offers.id, offer.id))
  const hidden = (await pictureOf(offer.id)).headers.etag
  await services.db
    .update(offers)
    .set({ min_salary: 5_000_000, max_salary: 6_000_000 })
    .where(eq(offers.id, offer.id))
  expect((await pictureOf(offer.id)).headers.etag).toBe(hidden)
  expect(hidden).not.toBe(shown)
})

test('what not everybody may read has none: closed, paused, held, of a company that is not validated, unknown', async () => {
  const { company } = await makeCompany(services)
  const pending = (await makeCompany(services, { status: 'pending' })).company
  const now = services.clock.now()
  for (const values of [
    { status: 'closed' },
    { status: 'draft' },
    { paused: true, held_at: now },
    { expires_at: now },
  ] as const)
    expect((await pictureOf((await makeOffer(services, company.id, values)).id)).status).toBe(404)
  expect((await pictureOf((await makeOffer(services, pending.id)).id)).status).toBe(404)
  for (const id of [999_999, 'x']) expect((await pictureOf(id)).status).toBe(404)
})

test('any title and logo can be drawn: long ones, other scripts, marks of the setting, a picture that is none', async () => {
  const { company } = await makeCompany(services, {
    name: '#panic() $ [x] « 株式会社 » شركة',
    logo_svg: 'not a drawing',
  })
  for (const title of ['A'.repeat(250), '#eval("1") *x* _y_ <a>', '工程师 مهندس', ' '.repeat(3)]) {
    const { status, bytes } = await pictureOf((await makeOffer(services, company.id, { title })).id)
    expect([status, (await sharp(bytes).metadata()).width]).toEqual([200, 1200])
  }
})

test('a network has as many drawn as services that show links need, and kept ones do not count', async () => {
  const { company } = await makeCompany(services)
  const [kept, other] = [
    await makeOffer(services, company.id),
    await makeOffer(services, company.id, { title: 'Soudeur' }),
  ]
  await services.db.delete(throttles)
  await pictureOf(kept.id)
  await services.db.update(throttles).set({ hits: 120 })
  expect((await pictureOf(other.id)).status).toBe(429)
  expect((await pictureOf(kept.id)).status).toBe(200)
})
