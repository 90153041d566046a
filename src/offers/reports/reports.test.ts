import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { Browser } from '#test/browser.ts'
import { makeAdmin, makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
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

test('there is nothing to report of an offer that is paused, over or of one’s own company', async () => {
  const { company, owner } = await makeCompany(services)
  const day = after(services.clock.now(), -DAY)
  const over = [
    { paused: true },
    { status: 'closed', closed_at: day, close_reason: 'annulee' },
    { expires_at: day },
    { application_deadline: day.toISOString().slice(0, 10) },
  ] as const
  const guest = new Browser(services, '10.8.1.1')
  for (const values of over) {
    const { id } = await makeOffer(services, company.id, values)
    const { status, body } = await guest.post(`/api/offers/${id}/reports`, REPORT)
    expect([status, body.message]).toEqual([409, expect.stringContaining('n’est plus en ligne')])
  }
  const { id } = await makeOffer(services, company.id)
  for (const member of [owner, await makeMember(services, company.id, 'reader')]) {
    const browser = await signedInAs(services, member)
    const { status, body } = await browser.post(`/api/offers/${id}/reports`, REPORT)
    expect([status, body.message]).toEqual([409, expect.stringContaining('de votre société')])
  }
  expect((await guest.post('/api/offers/999999/reports', REPORT)).status).toBe(404)
  expect(await services.db.$count(offerReports, eq(offerReports.offer_id, id))).toBe(0)
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

test('a report about conduct thanks gently, never holds the offer, tells its company nothing and is told without its words', async () => {
  const admin = await makeAdmin(services)
  const { company, owner } = await makeCompany(services)
  const { id } = await makeOffer(services, company.id)
  const email_verified_at = after(services.clock.now(), -30 * DAY)
  const message = 'Il m’a demandé de venir le soir à l’hôtel.'
  for (const ip of ['10.8.1.1', '10.8.2.1', '10.8.3.1', '10.8.4.1']) {
    const browser = await signedInAs(services, await makeApplicant(services, { email_verified_at }), ip)
    const sent = { reason: 'comportement_deplace', message }
    const { body } = await browser.post(`/api/offers/${id}/reports`, sent)
    expect(body.message).toMatch(/elle n’en dit rien à la personne ni à sa société/)
    services.clock.advance(60)
  }
  expect((await new Browser(services).get(`/api/offers/${id}`)).status).toBe(200)
  const told = async (who: { id: number }) =>
    services.db.select().from(notifications).where(eq(notifications.user_id, who.id))
  expect(await told(owner)).toEqual([])
  expect(await told(admin)).toHaveLength(4)
  const mails = await services.db.select().from(outgoingMails)
  expect(mails.some(({ subject }) => subject.startsWith('Signalement à examiner'))).toBe(true)
  for (const { text } of mails) expect(text).not.toContain('le soir à l’hôtel')
  const recruiter = await signedInAs(services, owner)
  const history = await recruiter.get(`/api/recruiter/offers/${id}/history`)
  expect(JSON.stringify(history.body)).not.toMatch(/deplace|signal/i)
})

test('a report about conduct that came after a moderator read the offer keeps it from being cleared', async () => {
  const { address, rowOf } = await reportedOffer()
  await new Browser(services, '10.9.1.1').post(address, { reason: 'doublon' })
  const read = (await rowOf())?.reported_at
  services.clock.advance(60)
  await new Browser(services, '10.9.2.1').post(address, { reason: 'comportement_deplace' })
  expect((await rowOf())?.reported_at).not.toEqual(read)
})
