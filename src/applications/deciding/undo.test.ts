import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { after, DAY_SECONDS, SECOND } from '#src/shared/durations.ts'
import { makeSent, move, SENT, tellChanges } from '#test/applications.ts'
import type { Answer, Browser } from '#test/browser.ts'
import { makeMember, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { notifyOfDueChanges } from './notifying.ts'

const services = useServices()

const labelOf = async (browser: Browser, url: string) => (await browser.get(url)).body.data.label
const _changes = (answer: Answer) => answer.body.data.allowed.map((each: { change: string }) => each.change)

test('a change of stage can be taken back for ten seconds: until then nothing of it leaves', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  await recruiter.get(theirs)
  const before = (await browser.get(mine)).body.data
  const mails = (await subjectsTo(services, applicant.email)).sort()
  const moved = (
    await move(services, recruiter, `${theirs}/stage`, { stage: 'interview', message: 'Jeudi ?' })
  ).body.data
  expect(moved).toMatchObject({ label: 'Entretien', undo_seconds: 10, rejection_sent_at: null })
  services.clock.advance(9)
  await services.queue.runDue(services)
  expect((await browser.get(mine)).body.data).toEqual(before)
  const undone = (await recruiter.delete(`${theirs}/stage`, { version: moved.version })).body.data
  expect(undone).toMatchObject({ label: 'Consultée', undo_seconds: null })
  expect(undone.timeline).toHaveLength(2)
  await tellChanges(services)
  expect((await browser.get(mine)).body.data).toEqual(before)
  expect((await subjectsTo(services, applicant.email)).sort()).toEqual(mails)
  expect((await recruiter.delete(`${theirs}/stage`, { version: undone.version })).status).toBe(409)
})

test('one change after the other: each is told ten seconds after it was made, and the last one can be taken back', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  const subjects = async () =>
    (await subjectsTo(services, applicant.email)).map((each) => each.split('\u00a0')[0])
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review', message: 'Merci de votre envoi.' })
  services.clock.advance(6)
  const { version } = (await move(services, recruiter, `${theirs}/stage`, { stage: 'shortlisted' })).body.data
  services.clock.advance(4)
  await services.queue.runDue(services)
  expect(await labelOf(browser, mine)).toBe('À l’étude')
  expect(await subjects()).toContain('À l’étude')
  expect((await recruiter.delete(`${theirs}/stage`, { version })).body.data.label).toBe('À l’étude')
  await tellChanges(services)
  expect(await labelOf(browser, mine)).toBe('À l’étude')
  expect(await subjects()).not.toContain('Présélectionnée')
})

test('what a colleague moved on meanwhile is not taken back, nor what was told', async () => {
  const { recruiter, theirs, company } = await makeSent(services)
  const hery = await makeMember(services, company.id, 'recruiter')
  await services.db.update(users).set({ first_name: 'Hery' }).where(eq(users.id, hery.id))
  const colleague = await signedInAs(services, hery)
  const { version } = (await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })).body.data
  await move(services, colleague, `${theirs}/stage`, { stage: 'interview' })
  const late = await recruiter.delete(`${theirs}/stage`, { version })
  expect([late.status, late.body.message]).toEqual([
    409,
    expect.stringMatching(/^Hery l’a déjà passée en Entretien à \d+\sh\s\d\d\.$/),
  ])
  await tellChanges(services)
  const told = await recruiter.delete(`${theirs}/stage`, { version: version + 1 })
  expect([told.status, told.body.message]).toEqual([
    409,
    'Le candidat a déjà été prévenu\u00a0: ce changement ne peut plus être annulé.',
  ])
})

test('a hiring can be taken back for ten seconds, and is told without its job', async () => {
  const { recruiter, browser, mine, theirs } = await makeSent(services)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'offer_made' })
  await tellChanges(services)
  const { version } = (await move(services, recruiter, `${theirs}/hire`)).body.data
  expect((await browser.get(`${SENT}?status=hired`)).body.meta.total).toBe(0)
  expect((await recruiter.delete(`${theirs}/stage`, { version })).body.data.label).toBe('Proposition faite')
  await move(services, recruiter, `${theirs}/hire`)
  await services.queue.clear()
  services.clock.advance(10)
  await notifyOfDueChanges(services)
  expect(await labelOf(browser, mine)).toBe('Recrutement confirmé')
})

test('an applicant who withdraws within the ten seconds hears nothing of the change', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'interview' })
  expect((await browser.put(`${mine}/withdrawal`)).body.data.label).toBe('Retirée')
  await tellChanges(services)
  expect((await subjectsTo(services, applicant.email)).some((each) => each.startsWith('Entretien'))).toBe(
    false,
  )
  expect((await browser.get(mine)).body.data.timeline).toHaveLength(2)
})

test('a refusal stays unseen for 24 hours, then leaves with its reason', async () => {
  const { recruiter, browser, applicant, mine, theirs, owner } = await makeSent(services)
  await recruiter.get(theirs)
  const refused = await move(services, recruiter, `${theirs}/rejection`, {
    reason: 'experience',
    message: 'Trop tôt.',
  })
  expect(refused.body.data).toMatchObject({ label: 'Non retenue', is_new: false })
  expect(refused.body.data.rejection_sent_at).not.toBeNull()
  await services.queue.runDue(services)
  const before = (await browser.get(mine)).body.data
  expect([before.label, before.reason, before.timeline.length]).toEqual(['Consultée', null, 2])
  expect((await browser.get(`${SENT}?status=rejected`)).body.meta.total).toBe(0)
  const dashboard = (await browser.get('/api/applicant/dashboard')).body.data
  expect([dashboard.last_changes[0].label, dashboard.steps.viewed]).toEqual(['Consultée', 1])
  services.clock.advance(DAY_SECONDS + 1)
  await services.queue.runDue(services)
  await services.queue.runDue(services)
  const [again, other] = [await signedInAs(services, applicant), await signedInAs(services, owner)]
  expect((await again.get(mine)).body.data).toMatchObject({
    label: 'Non retenue',
    reason_label: 'Expérience',
  })
  const answers = (await subjectsTo(services, applicant.email)).filter((each) => each.startsWith('Réponse'))
  expect(answers).toHaveLength(1)
  expect((await other.delete(`${theirs}/rejection`)).status).toBe(409)
})

test('a refusal leaves when the database is ahead of the server, which takes its job for early', async () => {
  const { recruiter, applicant, theirs } = await makeSent(services)
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'experience' })
  services.clock.advance(DAY_SECONDS)
  let behind = 1
  const clock = { now: () => after(services.clock.now(), -SECOND * behind--) }
  await services.queue.runDue({ ...services, clock })
  const answers = (await subjectsTo(services, applicant.email)).filter((each) => each.startsWith('Réponse'))
  expect(answers).toHaveLength(1)
})

test('a refusal taken back within 24 hours was never there for the applicant', async () => {
  const { recruiter, applicant, mine, theirs } = await makeSent(services)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'shortlisted' })
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'doublon' })
  const back = await recruiter.delete(`${theirs}/rejection`)
  expect([back.status, back.body.data.label]).toEqual([200, 'Présélectionnée'])
  expect(back.body.data.timeline).toHaveLength(4)
  services.clock.advance(DAY_SECONDS + 1)
  await services.queue.runDue(services)
  const mineAgain = await signedInAs(services, applicant)
  expect((await mineAgain.get(mine)).body.data.timeline).toHaveLength(2)
  expect((await subjectsTo(services, applicant.email)).some((each) => each.startsWith('Réponse'))).toBe(false)
})

test('an applicant may withdraw while a refusal waits: the refusal is never sent', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  await move(services, recruiter, `${theirs}/rejection`, { reason: 'competences' })
  expect((await browser.put(`${mine}/withdrawal`)).body.data.label).toBe('Retirée')
  services.clock.advance(DAY_SECONDS + 1)
  await services.queue.runDue(services)
  expect((await subjectsTo(services, applicant.email)).some((each) => each.startsWith('Réponse'))).toBe(false)
})
