import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Kind } from '#src/notifications/shared/kinds.ts'
import { notifications } from '#src/notifications/tables.ts'
import { pauseUnattended } from '#src/offers/attending/pausing.ts'
import { offerAttendance } from '#src/offers/attending/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { MIGRATIONS } from '#src/platform/database.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeScene, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import { makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { tellOfClosedOffers } from './offer-closings.ts'
import { askIfStillOpen } from './still-open.ts'
import { applications } from './tables.ts'

const services = useServices()

const days = (count: number) => services.clock.advance(count * DAY_SECONDS)

/** An offer that stays on the site for months, to which somebody applied. A session ends within a day. */
async function makeWaiting() {
  const { recruiter: _ended, ...scene } = await makeScene(services)
  await services.db.update(offers).set({ expires_at: null }).where(eq(offers.id, scene.offer.id))
  const id = Number((await scene.apply()).body.data.id)
  const address = `/api/recruiter/offers/${scene.offer.id}`
  const signIn = () => signedInAs(services, scene.owner)
  const read = async () => (await (await signIn()).get(address)).body.data
  const confirm = async () => (await signIn()).put(`${address}/attendance`)
  const open = async () => (await signIn()).get(`${RECEIVED}/${id}`)
  const stage = async (name: string) =>
    move(services, await signIn(), `${RECEIVED}/${id}/stage`, { stage: name })
  const pause = async () => (await signIn()).put(`${address}/pause`, {})
  const resume = async () => (await signIn()).delete(`${address}/pause`, {})
  const history = async () => (await (await signIn()).get(`${address}/history`)).body.data
  return { ...scene, id, address, signIn, read, confirm, open, stage, pause, resume, history }
}

async function titlesOf(person: { id: number }, kind: Kind = 'offer.unattended') {
  const rows = await services.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(and(eq(notifications.user_id, person.id), eq(notifications.kind, kind)))
    .orderBy(notifications.id)
  return rows.map(({ title }) => title)
}

async function mailsTo(email: string, subject: string) {
  const rows = await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, email))
  return rows.filter((mail) => mail.subject.startsWith(subject))
}

const ASKED = 'Toujours ouverte\u00a0?'

test('recruiters are asked once whether an offer is still open after two weeks without a look', async () => {
  const { owner, company, offer, read } = await makeWaiting()
  const reader = await makeMember(services, company.id, 'reader')
  days(13)
  await askIfStillOpen(services)
  expect(await titlesOf(owner)).toEqual([])
  expect((await read()).answer_due_at).toBeNull()
  days(1)
  await Promise.all([askIfStillOpen(services), askIfStillOpen(services)])
  days(1)
  await askIfStillOpen(services)
  expect(await titlesOf(owner)).toEqual([ASKED])
  expect(await titlesOf(reader)).toEqual([])
  const due = new Date(services.clock.now().getTime() + 4 * DAY_SECONDS * 1000).toISOString()
  expect(await read()).toMatchObject({ id: offer.id, state: 'published', answer_due_at: due })
  const [mail] = await mailsTo(owner.email, ASKED)
  expect(mail?.text).toMatch(/une personne attend une réponse/)
  expect(mail?.text).toMatch(/sera mise en pause le \S+ \d+ \S+ \d{4} à/)
})

test('nobody is asked about an offer that gives nothing to look at', async () => {
  const bare = await makeScene(services)
  const proposed = await makeWaiting()
  await proposed.stage('offer_made')
  const entered = await makeWaiting()
  await services.db.update(applications).set({ is_entered: true }).where(eq(applications.id, entered.id))
  const closed = await makeWaiting()
  await (await closed.signIn()).put(`${closed.address}/closing`, { reason: 'annulee' })
  const fresh = await makeScene(services)
  days(15)
  const late = await signedInAs(services, fresh.applicant)
  expect((await late.post(SENT, applicationForm(fresh.offer.id))).status).toBe(201)
  await askIfStillOpen(services)
  for (const { owner } of [bare, proposed, entered, closed, fresh]) expect(await titlesOf(owner)).toEqual([])
})

test('a look at one application, or a decision, counts as a look for two weeks', async () => {
  const looked = await makeWaiting()
  const decided = await makeWaiting()
  days(10)
  await looked.open()
  await decided.stage('review')
  await tellChanges(services)
  days(13)
  await askIfStillOpen(services)
  expect(await titlesOf(looked.owner)).toEqual([])
  expect(await titlesOf(decided.owner)).toEqual([])
  days(2)
  await askIfStillOpen(services)
  expect(await titlesOf(looked.owner)).toEqual([ASKED])
  expect(await titlesOf(decided.owner)).toEqual([ASKED])
})

test('what is read ahead, and what a reader opens, is no look', async () => {
  const { owner, company, id, signIn } = await makeWaiting()
  const person = await makeMember(services, company.id, 'reader')
  days(10)
  const reader = await signedInAs(services, person)
  expect((await (await signIn()).get(`${RECEIVED}/${id}?ahead=1`)).status).toBe(200)
  expect((await reader.get(`${RECEIVED}/${id}`)).status).toBe(200)
  days(4)
  await askIfStillOpen(services)
  expect(await titlesOf(owner)).toEqual([ASKED])
})

test('« still open » is noted once, keeps the offer on the site, and is asked again two weeks later', async () => {
  const { owner, read, confirm, history } = await makeWaiting()
  expect((await confirm()).status).toBe(200)
  days(14)
  await askIfStillOpen(services)
  const answers = await Promise.all([confirm(), confirm()])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body.data).toMatchObject({ state: 'published', answer_due_at: null })
  const lines: { kind: string }[] = await history()
  expect(lines.filter(({ kind }) => kind === 'confirmed')).toMatchObject([{ by: 'Vous' }])
  days(6)
  await pauseUnattended(services)
  expect((await read()).state).toBe('published')
  days(8)
  await askIfStillOpen(services)
  expect(await titlesOf(owner)).toEqual([ASKED, ASKED])
})

test('only the company answers, and only of an offer that is on the site', async () => {
  const { address, pause, confirm } = await makeWaiting()
  const stranger = await signedInAs(services, (await makeCompany(services)).owner)
  expect((await stranger.put(`${address}/attendance`)).status).toBe(404)
  await pause()
  const refused = await confirm()
  expect([refused.status, refused.body.message]).toEqual([409, 'Vous l’avez déjà mise en pause.'])
})

test('without an answer in five days the offer is paused, and whoever waits is told once on that day', async () => {
  const { owner, applicant, resume, read, history } = await makeWaiting()
  days(14)
  await askIfStillOpen(services)
  services.clock.advance(5 * DAY_SECONDS - 60)
  await pauseUnattended(services)
  expect((await read()).state).toBe('published')
  services.clock.advance(60)
  await Promise.all([pauseUnattended(services), pauseUnattended(services)])
  expect(await read()).toMatchObject({ state: 'paused', is_paused_unattended: true, answer_due_at: null })
  expect(await titlesOf(owner)).toEqual([ASKED, 'Votre offre est en pause'])
  expect((await history())[0]).toMatchObject({ kind: 'paused_unattended', by: null })

  services.clock.advance(3 * HOUR_SECONDS)
  await Promise.all([tellOfClosedOffers(services), tellOfClosedOffers(services)])
  await tellOfClosedOffers(services)
  expect(await titlesOf(applicant, 'application.offer-closed')).toEqual([
    'Offre en pause, candidature en cours',
  ])
  expect(await mailsTo(applicant.email, 'Offre en pause')).toHaveLength(1)

  // Whoever takes it up again is asked two weeks later at the earliest.
  expect((await resume()).status).toBe(200)
  await pauseUnattended(services)
  expect(await read()).toMatchObject({ state: 'published', is_paused_unattended: false, answer_due_at: null })
})

test('an offer that is taken up again at once is told of to nobody', async () => {
  const { applicant, resume } = await makeWaiting()
  days(14)
  await askIfStillOpen(services)
  days(5)
  await pauseUnattended(services)
  await resume()
  services.clock.advance(3 * HOUR_SECONDS)
  await tellOfClosedOffers(services)
  expect(await titlesOf(applicant, 'application.offer-closed')).toEqual([])
})

test('who pauses an offer by hand is not said to have left it, and those who wait hear nothing', async () => {
  const { owner, applicant, pause, read } = await makeWaiting()
  days(14)
  await askIfStillOpen(services)
  await pause()
  days(6)
  await pauseUnattended(services)
  await tellOfClosedOffers(services)
  expect(await read()).toMatchObject({ state: 'paused', is_paused_unattended: false, answer_due_at: null })
  expect(await titlesOf(owner)).toEqual([ASKED])
  expect(await titlesOf(applicant, 'application.offer-closed')).toEqual([])
})

test('a look after the question answers it', async () => {
  const { open, read } = await makeWaiting()
  days(14)
  await askIfStillOpen(services)
  await open()
  expect((await read()).answer_due_at).toBeNull()
  days(6)
  await pauseUnattended(services)
  expect((await read()).state).toBe('published')
})

test('the looks of the time before they were written down are taken up by the migration', async () => {
  const looked = await makeWaiting()
  const decided = await makeWaiting()
  const ahead = await makeWaiting()
  await looked.open()
  await decided.stage('review')
  expect((await (await ahead.signIn()).get(`${RECEIVED}/${ahead.id}?ahead=1`)).status).toBe(200)
  await services.db.delete(offerAttendance)
  const file = join(MIGRATIONS, '0060_offer_attendance.sql')
  const fill = readFileSync(file, 'utf8').split('--> statement-breakpoint').at(-1) ?? ''
  await services.db.execute(sql.raw(fill))
  const attended_at = services.clock.now()
  const rows = await services.db.select().from(offerAttendance).orderBy(offerAttendance.offer_id)
  expect(rows.filter(({ offer_id }) => offer_id >= looked.offer.id)).toEqual(
    [looked, decided].map(({ offer }) => ({ offer_id: offer.id, attended_at, asked_at: null })),
  )
})
