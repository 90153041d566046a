import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { formatTime } from '#src/shared/dates.ts'
import { makeSent, move, tellChanges } from '#test/applications.ts'
import type { Answer, Browser } from '#test/browser.ts'
import { makeMember, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { applicationEvents } from '../tables.ts'

const services = useServices()

const labelOf = async (browser: Browser, url: string) => (await browser.get(url)).body.data.label
const changes = (answer: Answer) => answer.body.data.allowed.map((each: { change: string }) => each.change)

test('a stage is reached with a message, and the applicant sees and gets it', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  const moved = await move(services, recruiter, `${theirs}/stage`, {
    stage: 'interview',
    message: 'Jeudi à 15 h ?',
  })
  expect([moved.status, moved.body.data.label]).toEqual([200, 'Entretien'])
  await tellChanges(services)
  const shown = (await browser.get(mine)).body.data
  expect(shown.timeline.at(-1)).toMatchObject({ label: 'Entretien', message: 'Jeudi à 15 h ?' })
  expect(shown.promise).toBeNull()
  expect(await subjectsTo(services, applicant.email)).toContainEqual(expect.stringContaining('Entretien'))
  expect((await move(services, recruiter, `${theirs}/stage`, { stage: 'interview' })).status).toBe(409)
  expect((await move(services, recruiter, `${theirs}/stage`, { stage: 'viewed' })).status).toBe(422)
})

test('a greeting alone is no message of a decision, and nothing at all needs none', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const message = 'Bonjour Miora,\n\n'
  const greeted = [
    await move(services, recruiter, `${theirs}/stage`, { stage: 'interview', message }),
    await move(services, recruiter, `${theirs}/rejection`, { reason: 'poste_pourvu', message }),
    await move(services, recruiter, `${theirs}/hire`, { message }),
  ]
  expect(greeted.map(({ status, body }) => [status, Object.keys(body.errors ?? {})])).toEqual(
    greeted.map(() => [422, ['message']]),
  )
  const plain = await move(services, recruiter, `${theirs}/stage`, { stage: 'interview', message: '' })
  expect(plain.status).toBe(200)
})

test('of 50 moves at once by two colleagues one is made, told once, and the others hear who made it', async () => {
  const { recruiter, theirs, company, applicant, owner, id } = await makeSent(services)
  const hery = await makeMember(services, company.id, 'recruiter')
  await services.db.update(users).set({ first_name: 'Hery' }).where(eq(users.id, hery.id))
  const colleague = await signedInAs(services, hery)
  const { version } = (await recruiter.get(theirs)).body.data
  const stages = ['review', 'shortlisted', 'interview', 'offer_made']
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? recruiter : colleague).put(`${theirs}/stage`, { version, stage: stages[index % 4] }),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  const events = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(applicationEvents.id)
  expect(events.map(({ to_stage }) => to_stage).slice(0, 2)).toEqual([null, 'viewed'])
  expect(events).toHaveLength(3)
  await tellChanges(services)
  // Received, seen, moved.
  expect(await subjectsTo(services, applicant.email)).toHaveLength(3)
  const mover = events[2]?.actor_id === hery.id ? hery : owner
  const told = new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.message))
  const name = mover === hery ? 'Hery' : owner.first_name
  expect([...told].map((message) => message.split(' ')[0]).sort()).toEqual([name, 'Vous'].sort())
})

test('a move from where the application no longer is says who moved it and where to', async () => {
  const { recruiter, theirs, company, browser, mine } = await makeSent(services)
  const hery = await makeMember(services, company.id, 'recruiter')
  await services.db.update(users).set({ first_name: 'Hery' }).where(eq(users.id, hery.id))
  const colleague = await signedInAs(services, hery)
  const { version } = (await recruiter.get(theirs)).body.data
  const late = async () => {
    const stage = await recruiter.put(`${theirs}/stage`, { version, stage: 'review' })
    const refusal = await recruiter.put(`${theirs}/rejection`, { version, reason: 'doublon' })
    const hire = await recruiter.put(`${theirs}/hire`, { version })
    expect([stage.status, refusal.status, hire.status]).toEqual([409, 409, 409])
    expect(new Set([stage, refusal, hire].map(({ body }) => body.message)).size).toBe(1)
    return stage.body.message
  }
  await move(services, colleague, `${theirs}/stage`, { stage: 'interview' })
  const at = formatTime(services.clock.now())
  expect(await late()).toBe(`Hery l’a déjà passée en Entretien à ${at}.`)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'shortlisted' })
  expect(await late()).toBe(`Vous l’avez déjà présélectionnée à ${at}.`)
  await move(services, colleague, `${theirs}/rejection`, { reason: 'doublon' })
  expect(await late()).toBe(`Hery a déjà enregistré un refus à ${at}.`)
  await colleague.delete(`${theirs}/rejection`)
  expect(await late()).toBe(`Hery a annulé le refus à ${at}.`)
  expect((await recruiter.delete(`${theirs}/rejection`)).body.message).toBe(`Hery a annulé le refus à ${at}.`)
  await move(services, colleague, `${theirs}/stage`, { stage: 'offer_made' })
  expect(await late()).toBe(`Hery a déjà fait une proposition à ${at}.`)
  await browser.put(`${mine}/withdrawal`)
  expect(await late()).toBe('Le candidat a retiré sa candidature.')
  expect((await recruiter.put(`${theirs}/stage`, { stage: 'review' })).body.errors).toEqual({
    version: ['Rechargez la page, puis recommencez.'],
  })
})

test('« autre » needs its own words, and an unknown reason is refused', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const other = await move(services, recruiter, `${theirs}/rejection`, { reason: 'autre', message: ' ' })
  expect(other.body.errors).toEqual({ message: ['Veuillez préciser le motif du refus.'] })
  const unknown = await move(services, recruiter, `${theirs}/rejection`, { reason: 'age' })
  expect(unknown.body.errors).toEqual({ reason: ['Veuillez choisir un motif.'] })
})

test('an offer made is hired or declined, then put away by each side for itself', async () => {
  const first = await makeSent(services)
  expect((await move(services, first.recruiter, `${first.theirs}/hire`)).status).toBe(409)
  await move(services, first.recruiter, `${first.theirs}/stage`, { stage: 'offer_made' })
  await tellChanges(services)
  expect(changes(await first.browser.get(first.mine))).toEqual(['decline', 'withdraw'])
  expect((await move(services, first.recruiter, `${first.theirs}/hire`)).body.data.label).toBe(
    'Recrutement confirmé',
  )
  await tellChanges(services)
  expect((await first.browser.put(`${first.mine}/refusal-of-offer`)).status).toBe(409)
  expect((await first.recruiter.put(`${first.theirs}/archive`)).body.data.label).toBe('Archivée')
  expect(await labelOf(first.browser, first.mine)).toBe('Recrutement confirmé')

  const second = await makeSent(services)
  await move(services, second.recruiter, `${second.theirs}/stage`, { stage: 'offer_made' })
  await tellChanges(services)
  expect((await second.browser.put(`${second.mine}/refusal-of-offer`)).body.data.label).toBe(
    'Proposition déclinée',
  )
  expect(await subjectsTo(services, second.owner.email)).toContainEqual(
    expect.stringContaining('Proposition déclinée'),
  )
})
