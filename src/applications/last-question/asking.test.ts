import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeSent, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import { makeCompany, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { jobProposals } from '../proposals/tables.ts'
import { applications } from '../tables.ts'
import { askLastQuestions } from './asking.ts'
import { lastQuestions } from './tables.ts'

const services = useServices()

const hours = (count: number) => services.clock.advance(count * HOUR_SECONDS)
const days = (count: number) => services.clock.advance(count * DAY_SECONDS)

type Scene = Awaited<ReturnType<typeof makeSent>>

async function asked({ id }: { id: number }) {
  const rows = await services.db
    .select({ occasion: lastQuestions.occasion })
    .from(lastQuestions)
    .where(eq(lastQuestions.application_id, id))
    .orderBy(lastQuestions.id)
  return rows.map(({ occasion }) => occasion)
}

async function bellsOf({ applicant }: Scene) {
  const rows = await services.db
    .select({ title: notifications.title, link: notifications.link })
    .from(notifications)
    .where(and(eq(notifications.user_id, applicant.id), eq(notifications.kind, 'application.last-question')))
    .orderBy(notifications.id)
  return rows
}

async function mailsAbout({ applicant }: Scene, subject: string) {
  const rows = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, applicant.email))
  return rows.filter((mail) => mail.subject.startsWith(subject))
}

const reject = ({ recruiter, theirs }: Scene) =>
  move(services, recruiter, `${theirs}/rejection`, { reason: 'competences' })

/** The recruiter's decision is told, whatever the delay in which it can be taken back. */
async function tell() {
  hours(24)
  await tellChanges(services)
}

/** A session ends within a day, so that the recruiter signs in again. */
const recruiterOf = async ({ owner }: Scene) => signedInAs(services, owner)

/** Somebody who was never proposed anything is not hired by a call, so the row is put there. */
async function hire(scene: Scene, start_date?: string) {
  const at = services.clock.now()
  await services.db
    .update(applications)
    .set({ status: 'closed', stage: null, outcome: 'hired', decided_at: at, changed_at: at })
    .where(eq(applications.id, scene.id))
  if (start_date) await agreeOn(scene, start_date)
}

async function agreeOn(scene: Scene, start_date: string) {
  const at = services.clock.now()
  await services.db.insert(jobProposals).values({
    application_id: scene.id,
    author_id: scene.owner.id,
    text: 'Bienvenue.',
    salary: 1_000_000,
    start_date,
    answer_by: start_date,
    created_at: at,
    accepted_at: at,
  })
}

test('nobody is asked before the refusal is told, and each is asked once a day after it', async () => {
  const scene = await makeSent(services)
  await reject(scene)
  hours(23)
  await askLastQuestions(services)
  expect(await asked(scene)).toEqual([])
  hours(1)
  await tellChanges(services)
  hours(23)
  await askLastQuestions(services)
  expect(await asked(scene)).toEqual([])
  hours(1)
  await Promise.all([askLastQuestions(services), askLastQuestions(services)])
  days(3)
  await askLastQuestions(services)
  expect(await asked(scene)).toEqual(['ended'])
  expect(await bellsOf(scene)).toEqual([
    { title: 'Une dernière question', link: `/candidat/candidatures/${scene.id}/suivi` },
  ])
  const [mail, ...others] = await mailsAbout(scene, 'Une dernière question')
  expect(others).toEqual([])
  expect(mail?.text).toContain('Vous a-t-on demandé de l’argent')
  expect(mail?.text).toContain(`/candidat/candidatures/${scene.id}/suivi`)
})

test('a refusal that is taken back asks nothing', async () => {
  const scene = await makeSent(services)
  await reject(scene)
  hours(2)
  const recruiter = await recruiterOf(scene)
  expect((await recruiter.delete(`${scene.theirs}/rejection`)).status).toBe(200)
  await tell()
  days(2)
  await askLastQuestions(services)
  expect(await asked(scene)).toEqual([])
})

test('who withdrew is asked only if the company had answered or written', async () => {
  const silent = await makeSent(services)
  const met = await makeSent(services)
  const written = await makeSent(services)
  const opened = await makeSent(services)
  await move(services, met.recruiter, `${met.theirs}/stage`, { stage: 'interview' })
  await tellChanges(services)
  const message = { client_key: '6c2f3f0e-54a4-4a40-9c46-0d8e2c8f2b11', text: 'Bonjour' }
  const wrote = await written.recruiter.post(`${written.theirs}/messages`, message)
  expect(wrote.status).toBe(201)
  await opened.recruiter.get(opened.theirs)
  for (const { browser, mine } of [silent, met, written, opened])
    expect((await browser.put(`${mine}/withdrawal`)).status).toBe(200)
  days(1)
  await askLastQuestions(services)
  expect(await asked(silent)).toEqual([])
  expect(await asked(opened)).toEqual([])
  expect(await asked(met)).toEqual(['ended'])
  expect(await asked(written)).toEqual(['ended'])
})

test('who was told that no answer came is asked too, an entered candidate and a closed account never', async () => {
  const [silent, entered, paused, deleted] = [
    await makeSent(services),
    await makeSent(services),
    await makeSent(services),
    await makeSent(services),
  ]
  const at = services.clock.now()
  for (const { id } of [silent, entered, paused, deleted])
    await services.db
      .update(applications)
      .set({ status: 'closed', outcome: 'no_answer', decided_at: at, changed_at: at })
      .where(eq(applications.id, id))
  await services.db.update(applications).set({ is_entered: true }).where(eq(applications.id, entered.id))
  await services.db.update(users).set({ is_active: false }).where(eq(users.id, paused.applicant.id))
  await services.db.update(users).set({ deleted_at: at }).where(eq(users.id, deleted.applicant.id))
  days(2)
  await askLastQuestions(services)
  expect(await asked(silent)).toEqual(['ended'])
  for (const scene of [entered, paused, deleted]) expect(await asked(scene)).toEqual([])
})

test('after an outage what ended within a month is asked, and what ended before the question existed is not', async () => {
  const scene = await makeSent(services)
  const old = await makeSent(services)
  await reject(old)
  await tell()
  days(12)
  // Another company's recruiter works in a session of that day.
  await reject({ ...scene, recruiter: await recruiterOf(scene) })
  await tell()
  days(20)
  await askLastQuestions(services)
  expect(await asked(old)).toEqual([])
  expect(await asked(scene)).toEqual(['ended'])
})

test('of two applications that end together the second is asked about on another day', async () => {
  const scene = await makeSent(services)
  const { company, owner } = await makeCompany(services)
  const { id: offer } = await makeOffer(services, company.id)
  const second = Number((await scene.browser.post(SENT, applicationForm(offer))).body.data.id)
  const recruiter = await signedInAs(services, owner)
  await reject(scene)
  await move(services, recruiter, `${RECEIVED}/${second}/rejection`, { reason: 'competences' })
  await tell()
  days(1)
  await askLastQuestions(services)
  await askLastQuestions(services)
  expect([...(await asked(scene)), ...(await asked({ id: second }))]).toEqual(['ended'])
  days(1)
  await askLastQuestions(services)
  expect([...(await asked(scene)), ...(await asked({ id: second }))]).toEqual(['ended', 'ended'])
})

test('who was hired is asked after a month whether they began, and after three whether they are still there', async () => {
  const scene = await makeSent(services)
  await hire(scene)
  const expected: [number, string[]][] = [
    [1, ['ended']],
    [28, ['ended']],
    [1, ['ended', 'hired_30']],
    [59, ['ended', 'hired_30']],
    [1, ['ended', 'hired_30', 'hired_90']],
    [30, ['ended', 'hired_30', 'hired_90']],
  ]
  for (const [passed, occasions] of expected) {
    days(passed)
    await askLastQuestions(services)
    expect(await asked(scene)).toEqual(occasions)
  }
  expect((await bellsOf(scene)).map(({ title }) => title)).toEqual([
    'Une dernière question',
    'Avez-vous commencé\u00a0?',
    'Y travaillez-vous toujours\u00a0?',
  ])
})

test('the months are counted from the first day of work where one was agreed on', async () => {
  services.clock.set('2027-03-01T06:00:00Z')
  const scene = await makeSent(services)
  await hire(scene, '2027-04-01')
  services.clock.set('2027-04-30T06:00:00Z')
  await askLastQuestions(services)
  expect(await asked(scene)).toEqual([])
  services.clock.set('2027-05-01T06:00:00Z')
  await askLastQuestions(services)
  expect(await asked(scene)).toEqual(['hired_30'])
})

test('who never began is not asked whether they are still there', async () => {
  const scene = await makeSent(services)
  await hire(scene)
  days(1)
  await askLastQuestions(services)
  days(29)
  await askLastQuestions(services)
  const browser = await signedInAs(services, scene.applicant)
  const answer = await browser.put(`${scene.mine}/last-question`, { question: 'started', answer: false })
  expect(answer.status).toBe(200)
  days(61)
  await askLastQuestions(services)
  expect(await asked(scene)).not.toContain('hired_90')
})
