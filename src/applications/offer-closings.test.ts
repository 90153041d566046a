import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { closeExpiredOffers } from '#src/offers/life/expiry.ts'
import { offers } from '#src/offers/tables.ts'
import { outgoingMails, recurringRuns } from '#src/platform/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY, DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeScene, move, RECEIVED, SENT } from '#test/applications.ts'
import { makeApplicant, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { tellOfClosedOffers, tellOfClosedOffersJob } from './offer-closings.ts'
import { applications } from './tables.ts'

const services = useServices()

async function toldTo(person: { id: number; email: string }) {
  const kind = 'application.offer-closed'
  const bells = await services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, person.id), eq(notifications.kind, kind)))
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, person.email))
  return [bells.length, mails.filter(({ subject }) => subject.startsWith('Offre clôturée')).length]
}

/** Somebody else whose application to the offer waits. */
async function applies(offerId: number) {
  const person = await makeApplicant(services)
  const browser = await signedInAs(services, person)
  const { body } = await browser.post(SENT, applicationForm(offerId))
  return { person, browser, id: Number(body.data.id) }
}

test('whoever waits is told once that an offer has expired, with what was promised', async () => {
  const { offer, apply, applicant } = await makeScene(services)
  await apply()
  const expires_at = new Date(services.clock.now().getTime() + 3_600_000)
  await services.db.update(offers).set({ expires_at }).where(eq(offers.id, offer.id))
  services.clock.advance(2 * HOUR_SECONDS)
  await closeExpiredOffers(services)
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([0, 0])
  services.clock.advance(2 * HOUR_SECONDS)
  await Promise.all([tellOfClosedOffers(services), tellOfClosedOffers(services)])
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([1, 1])
  const [mail] = (
    await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, applicant.email))
  ).filter(({ subject }) => subject.startsWith('Offre clôturée'))
  expect(mail?.text).toMatch(/reste en cours/)
  expect(mail?.text).toMatch(/Réponse promise au plus tard/)
})

test('who was answered or withdrew hears nothing of a closing', async () => {
  const { offer, apply, applicant, recruiter } = await makeScene(services)
  const refused = Number((await apply()).body.data.id)
  const withdrawn = await applies(offer.id)
  const waiting = await applies(offer.id)
  const close = () => recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason: 'annulee' })
  expect((await close()).status).toBe(200)
  const { status } = await move(services, recruiter, `${RECEIVED}/${refused}/rejection`, {
    reason: 'competences',
    message: '',
  })
  expect(status).toBe(200)
  expect((await withdrawn.browser.put(`${SENT}/${withdrawn.id}/withdrawal`)).status).toBe(200)
  services.clock.advance(3 * HOUR_SECONDS)
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([0, 0])
  expect(await toldTo(withdrawn.person)).toEqual([0, 0])
  expect(await toldTo(waiting.person)).toEqual([1, 1])
})

test('a proposal stands when its offer is closed, so nobody is told', async () => {
  const { offer, apply, applicant, recruiter } = await makeScene(services)
  const proposed = Number((await apply()).body.data.id)
  const waiting = await applies(offer.id)
  const [row] = await services.db.select().from(applications).where(eq(applications.id, proposed))
  const { status } = await recruiter.post(`${RECEIVED}/${proposed}/proposal`, {
    text: 'Nous serions heureux de vous accueillir.',
    salary: 1_400_000,
    start_date: dayAt(services.clock.now().getTime() + 30 * DAY),
    answer_by: dayAt(services.clock.now().getTime() + 10 * DAY),
    version: row?.version,
  })
  expect(status).toBe(201)
  await recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason: 'annulee' })
  services.clock.advance(3 * HOUR_SECONDS)
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([0, 0])
  expect(await toldTo(waiting.person)).toEqual([1, 1])
})

test('a closing that was taken back within the first hours is told to nobody, and one after a renewal is told again', async () => {
  const { offer, apply, applicant, recruiter } = await makeScene(services)
  await apply()
  const close = () => recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason: 'annulee' })
  const renew = () => recruiter.put(`/api/recruiter/offers/${offer.id}/renewal`)
  const tellLater = async () => {
    for (let hours = 0; hours < 3; hours += 1) {
      services.clock.advance(HOUR_SECONDS)
      // A session ends when nothing is asked in it for two hours.
      await recruiter.get('/api/user')
    }
    await tellOfClosedOffers(services)
    return toldTo(applicant)
  }
  expect((await close()).status).toBe(200)
  expect((await renew()).status).toBe(200)
  expect(await tellLater()).toEqual([0, 0])
  expect((await close()).status).toBe(200)
  expect(await tellLater()).toEqual([1, 1])
  expect((await renew()).status).toBe(200)
  expect((await close()).status).toBe(200)
  expect(await tellLater()).toEqual([2, 2])
})

test('the first run tells of two days, and every other one of all that ended since the last that went well', async () => {
  const { offer, apply, applicant, recruiter } = await makeScene(services)
  await apply()
  const ran = (failure: string | null) =>
    services.db
      .insert(recurringRuns)
      .values({ name: tellOfClosedOffersJob.name, at: services.clock.now(), took_ms: 1, failure })
  const before = services.clock.now()
  await recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason: 'annulee' })
  services.clock.advance(3 * DAY_SECONDS)
  await ran('The database is away.')
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([0, 0])
  await services.db
    .insert(recurringRuns)
    .values({ name: tellOfClosedOffersJob.name, at: before, took_ms: 1, failure: null })
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([1, 1])
  services.clock.advance(HOUR_SECONDS)
  await ran(null)
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([1, 1])
})

test('whose promised day is over is not told of it as of one to come', async () => {
  const { offer, apply, applicant, recruiter } = await makeScene(services)
  const id = Number((await apply()).body.data.id)
  await services.db
    .update(applications)
    .set({ answer_due_at: services.clock.now() })
    .where(eq(applications.id, id))
  const closing = await recruiter.put(`/api/recruiter/offers/${offer.id}/closing`, { reason: 'annulee' })
  expect(closing.status).toBe(200)
  services.clock.advance(3 * HOUR_SECONDS)
  await tellOfClosedOffers(services)
  expect(await toldTo(applicant)).toEqual([1, 1])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, applicant.email))
  const mail = mails.find(({ subject }) => subject.startsWith('Offre clôturée'))
  expect(mail?.text).toMatch(/reste en cours/)
  expect(mail?.text).not.toMatch(/Réponse promise/)
})
