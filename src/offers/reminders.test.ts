import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { listApplicantIds } from '#src/applications/responses.ts'
import type { Kind } from '#src/notifications/shared/kinds.ts'
import { notifications } from '#src/notifications/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, SENT } from '#test/applications.ts'
import { makeAdmin, makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { remindExpiringOffers, remindSavedOffers } from './reminders.ts'
import { offers } from './tables.ts'

const services = useServices()
beforeEach(() => services.clock.set('2027-03-04T05:00:00Z'))

const inDays = (days: number) => new Date(services.clock.now().getTime() + days * DAY_SECONDS * 1000)

async function titlesOf(person: { id: number }, kind: Kind) {
  const rows = await services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, person.id), eq(notifications.kind, kind)))
    .orderBy(notifications.id)
  return rows.map(({ title }) => title)
}

async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    services.clock.advance(DAY_SECONDS)
    await remindExpiringOffers(services)
    await remindSavedOffers(services, listApplicantIds)
  }
}

test('recruiters are told seven days and one day before their offer expires, once each', async () => {
  const { company, owner } = await makeCompany(services)
  const reader = await makeMember(services, company.id, 'reader')
  await makeOffer(services, company.id, { expires_at: inDays(10) })
  await pass(2)
  expect(await titlesOf(owner, 'offer.expiring')).toEqual([])
  await pass(1)
  expect(await titlesOf(owner, 'offer.expiring')).toEqual(['Votre offre expire le 14 mars'])
  await pass(5)
  expect(await titlesOf(owner, 'offer.expiring')).toHaveLength(1)
  await pass(3)
  expect(await titlesOf(owner, 'offer.expiring')).toEqual([
    'Votre offre expire le 14 mars',
    'Votre offre expire demain',
  ])
  expect(await titlesOf(reader, 'offer.expiring')).toEqual([])
})

test('an offer that its deadline ends before its expiry is told of by the deadline', async () => {
  const { company, owner } = await makeCompany(services)
  await makeOffer(services, company.id, { expires_at: inDays(25), application_deadline: '2027-03-12' })
  await pass(1)
  expect(await titlesOf(owner, 'offer.expiring')).toEqual([])
  await pass(9)
  expect(await titlesOf(owner, 'offer.expiring')).toEqual([
    'Votre offre expire dans 6 jours',
    'Votre offre expire aujourd’hui',
  ])
})

test('a renewed offer is told of anew; a paused, closed or suspended one is not', async () => {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { expires_at: inDays(5) })
  await makeOffer(services, company.id, { expires_at: inDays(5), paused: true })
  await makeOffer(services, company.id, { expires_at: inDays(5), status: 'closed' })
  const suspended = await makeCompany(services, { status: 'suspended' })
  await makeOffer(services, suspended.company.id, { expires_at: inDays(5) })
  await pass(1)
  expect(await titlesOf(owner, 'offer.expiring')).toHaveLength(1)
  await services.db
    .update(offers)
    .set({ expires_at: inDays(6) })
    .where(eq(offers.id, offer.id))
  await pass(1)
  expect(await titlesOf(owner, 'offer.expiring')).toHaveLength(2)
  expect(await titlesOf(suspended.owner, 'offer.expiring')).toEqual([])
})

test('who saved an offer and did not apply is told two days before it closes, once', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { application_deadline: '2027-03-10' })
  const saver = await makeApplicant(services)
  const applied = await makeApplicant(services)
  for (const person of [saver, applied]) {
    const browser = await signedInAs(services, person)
    await browser.put(`/api/applicant/saved-offers/${offer.id}`)
    if (person === applied) await browser.post(SENT, applicationForm(offer.id))
  }
  await pass(3)
  expect(await titlesOf(saver, 'saved-offer.closing')).toEqual([])
  await pass(1)
  expect(await titlesOf(saver, 'saved-offer.closing')).toEqual(['Une offre sauvegardée ferme dans 2 jours'])
  await pass(5)
  expect(await titlesOf(saver, 'saved-offer.closing')).toHaveLength(1)
  expect(await titlesOf(applied, 'saved-offer.closing')).toEqual([])
})

test('the day of expiry counts as the deadline does, and a closed offer is told to nobody', async () => {
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { expires_at: inDays(2) })
  const closed = await makeOffer(services, company.id, { expires_at: inDays(2), status: 'closed' })
  const saver = await makeApplicant(services)
  const browser = await signedInAs(services, saver)
  for (const { id } of [offer, closed]) await browser.put(`/api/applicant/saved-offers/${id}`)
  await pass(1)
  expect(await titlesOf(saver, 'saved-offer.closing')).toEqual(['Une offre sauvegardée ferme demain'])
})

test('administrators hear of an offer’s first report and of the one that takes it off the site', async () => {
  const admin = await makeAdmin(services)
  const { company } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, { title: '<script>alert(1)</script>' })
  for (const ip of ['10.0.1.1', '10.0.2.1', '10.0.3.1']) {
    const reporter = await makeApplicant(services, { email_verified_at: inDays(-7) })
    const browser = await signedInAs(services, reporter, ip)
    await browser.post(`/api/offers/${offer.id}/reports`, {
      reason: 'arnaque',
      message: 'On demande de payer.',
    })
  }
  expect(await titlesOf(admin, 'report.waiting')).toEqual([
    'Signalement à examiner',
    'Offre suspendue après trois signalements',
  ])
  const [row] = await services.db.select().from(notifications).where(eq(notifications.user_id, admin.id))
  expect(row?.link).toBe(`${services.env.ADMIN_URL}/moderation?item=report-${offer.id}`)
  expect(row?.text).not.toContain('<script')
})
