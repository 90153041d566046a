import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { offerReports, offers } from '../tables.ts'

const services = useServices()
const REPORT = { reason: 'arnaque' }

async function reportedOffer() {
  const { company } = await makeCompany(services)
  const { id } = await makeOffer(services, company.id)
  const address = `/api/offers/${id}/reports`
  const rowOf = async () => (await services.db.select().from(offers).where(eq(offers.id, id)))[0]
  const isOnline = async () => (await new Browser(services).get(`/api/offers/${id}`)).status === 200
  /** A person whose address was verified so many days ago reports the offer from this IP address. */
  const report = async (ip: string, days: number) => {
    const email_verified_at = after(services.clock.now(), -days * DAY)
    const browser = await signedInAs(services, await makeApplicant(services, { email_verified_at }), ip)
    expect((await browser.post(address, REPORT)).status).toBe(201)
    return browser
  }
  return { id, address, report, rowOf, isOnline }
}

test('three people verified for a week, on three networks, put an offer on hold, and no fewer', async () => {
  const admin = await makeAdmin(services)
  const { address, report, rowOf, isOnline } = await reportedOffer()
  const one = await report('10.1.1.1', 7)
  // None of these count again: the same person, the same network, a guest, a person whose address was verified
  // recently.
  await one.post(address, { reason: 'doublon' })
  await report('10.1.1.200', 30)
  for (const ip of ['10.2.1.1', '10.2.2.1', '10.2.3.1']) await new Browser(services, ip).post(address, REPORT)
  for (const ip of ['10.3.1.1', '10.3.2.1', '10.3.3.1']) await report(ip, 6.9)
  await report('10.1.2.1', 7)
  expect(await isOnline()).toBe(true)
  expect(await rowOf()).toMatchObject({ paused: false, reported_at: services.clock.now() })
  await report('10.1.3.1', 365)
  expect(await isOnline()).toBe(false)
  expect(await rowOf()).toMatchObject({ paused: true })
  const told = await services.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(told.map(({ title }) => title)).toEqual([
    'Signalement à examiner',
    'Offre suspendue après trois signalements',
  ])
})

test('one person’s many reports are one', async () => {
  const { id, address } = await reportedOffer()
  const guest = new Browser(services, '10.5.0.1')
  for (const _ of [1, 2, 3]) expect((await guest.post(address, REPORT)).status).toBe(201)
  expect(await services.db.select().from(offerReports).where(eq(offerReports.offer_id, id))).toHaveLength(1)
})

test('what a moderator has cleared stays online whatever is reported', async () => {
  const { id, report, isOnline } = await reportedOffer()
  await services.db.update(offers).set({ reports_cleared_at: services.clock.now() }).where(eq(offers.id, id))
  for (const ip of ['10.6.1.1', '10.6.2.1', '10.6.3.1', '10.6.4.1']) await report(ip, 60)
  expect(await isOnline()).toBe(true)
})

test('three reports at once are counted', async () => {
  const { address, isOnline } = await reportedOffer()
  const email_verified_at = after(services.clock.now(), -10 * DAY)
  const browsers = await Promise.all(
    ['10.7.1.1', '10.7.2.1', '10.7.3.1'].map(async (ip) =>
      signedInAs(services, await makeApplicant(services, { email_verified_at }), ip),
    ),
  )
  await Promise.all(browsers.map((browser) => browser.post(address, REPORT)))
  expect(await isOnline()).toBe(false)
})
