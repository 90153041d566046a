import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeScene, move, RECEIVED, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeMember, signedInAs } from '#test/factories.ts'
import { answerTokenTo, mailsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { answerLinks } from '../answer-links/tables.ts'
import { remindUnanswered } from './reminders.ts'

const services = useServices()
/** A Thursday morning. */
beforeEach(() => services.clock.set('2027-03-04T05:00:00Z'))

async function remindersOf(person: { id: number }) {
  const rows = await services.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.user_id, person.id), eq(notifications.kind, 'application.unanswered')))
    .orderBy(notifications.id)
  return rows.map(({ title }) => title)
}

async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    services.clock.advance(DAY_SECONDS)
    await remindUnanswered(services)
  }
}

async function applyAgain(offerId: number) {
  const browser = await signedInAs(services, await makeApplicant(services))
  await browser.post(SENT, applicationForm(offerId))
}

test('recruiters are reminded after seven and fourteen days, once, readers never', async () => {
  const { company, owner, apply } = await makeScene(services)
  const colleague = await makeMember(services, company.id, 'recruiter')
  const reader = await makeMember(services, company.id, 'reader')
  await apply()
  await pass(7)
  expect(await remindersOf(owner)).toEqual([])
  await pass(1)
  expect(await remindersOf(owner)).toEqual(['Une candidature attend votre réponse'])
  await remindUnanswered(services)
  await pass(6)
  expect(await remindersOf(owner)).toHaveLength(1)
  await pass(10)
  expect(await remindersOf(owner)).toHaveLength(2)
  expect(await remindersOf(colleague)).toHaveLength(2)
  expect(await remindersOf(reader)).toEqual([])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, colleague.email))
  const subjects = mails.map(({ subject }) => subject).filter((subject) => subject.includes('attend'))
  expect(subjects).toEqual(
    Array(2).fill('Une candidature attend votre réponse\u00a0: Comptable confirmé\u00a0H/F'),
  )
})

test('several applications to one offer make one reminder', async () => {
  const { owner, offer, apply } = await makeScene(services)
  await apply()
  await applyAgain(offer.id)
  await applyAgain(offer.id)
  await pass(8)
  expect(await remindersOf(owner)).toEqual(['3 candidatures attendent votre réponse'])
})

test('the reminder leads to the answer of what has waited longest, three at most, and names nobody', async () => {
  const { owner, offer, apply, applicant } = await makeScene(services)
  await apply()
  await pass(8)
  const one = (await mailsTo(services, owner.email)).at(-1)
  expect(one?.text).toMatch(/Répondre sans vous connecter\s: http\S+\/repondre\/[\w-]{43}\n/)
  expect(one?.text).not.toContain(applicant.last_name)
  const reached = await new Browser(services).get(
    `/api/application-answers/${await answerTokenTo(services, owner.email)}`,
  )
  expect(reached.body.data).toMatchObject({ state: 'open' })
  for (let turn = 0; turn < 4; turn += 1) await applyAgain(offer.id)
  await pass(8)
  const several = (await mailsTo(services, owner.email)).at(-1)
  expect(several?.text.match(/Répondre à la candidature du .*\/repondre\/[\w-]{43}/g)).toHaveLength(3)
  const links = await services.db.select().from(answerLinks).where(eq(answerLinks.user_id, owner.id))
  await remindUnanswered(services)
  // A reminder that is not written again makes no links that nobody would be sent.
  expect(await services.db.select().from(answerLinks).where(eq(answerLinks.user_id, owner.id))).toHaveLength(
    links.length,
  )
})

test('applications of the days that follow do not make a reminder a day', async () => {
  const { owner, offer, apply } = await makeScene(services)
  services.clock.set('2027-03-01T05:00:00Z')
  await apply()
  for (let day = 0; day < 3; day++) {
    services.clock.advance(DAY_SECONDS)
    await applyAgain(offer.id)
  }
  await pass(10)
  expect(await remindersOf(owner)).toHaveLength(1)
  await pass(10)
  expect(await remindersOf(owner)).toHaveLength(2)
})

test('an answer, a withdrawal or an archive leaves nothing to remind of', async () => {
  const { owner, recruiter, offer, apply } = await makeScene(services)
  const answered = await apply()
  await move(services, recruiter, `${RECEIVED}/${answered.body.data.id}/stage`, { stage: 'review' })
  const withdraw = async () => {
    const applicant = await signedInAs(services, await makeApplicant(services))
    const { id } = (await applicant.post(SENT, applicationForm(offer.id))).body.data
    expect((await applicant.put(`${SENT}/${id}/withdrawal`)).status).toBe(200)
    return id
  }
  await withdraw()
  const archived = await recruiter.put(`${RECEIVED}/${await withdraw()}/archive`)
  expect(archived.body.data.label).toBe('Archivée')
  await pass(20)
  expect(await remindersOf(owner)).toEqual([])
})

test('two runs at once remind once', async () => {
  const { owner, apply } = await makeScene(services)
  await apply()
  services.clock.advance(8 * DAY_SECONDS)
  await Promise.all([remindUnanswered(services), remindUnanswered(services)])
  expect(await remindersOf(owner)).toHaveLength(1)
})
