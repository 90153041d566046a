import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { offers } from '#src/offers/tables.ts'
import { auditLog } from '#src/platform/tables.ts'
import { formatTime } from '#src/shared/dates.ts'
import { after, DAY_SECONDS, SECOND } from '#src/shared/durations.ts'
import { makeScene, makeSent, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import type { Answer, Browser } from '#test/browser.ts'
import { Browser as Guest } from '#test/browser.ts'
import { makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'
import { applicationEvents, applications } from '../tables.ts'

const services = useServices()

const labelOf = async (browser: Browser, url: string) => (await browser.get(url)).body.data.label
const changes = (answer: Answer) => answer.body.data.allowed.map((each: { change: string }) => each.change)

test('opening an application marks it seen and tells the applicant, once', async () => {
  const { recruiter, browser, applicant, mine, theirs } = await makeSent(services)
  const answers = await Promise.all([1, 2, 3].map(() => recruiter.get(theirs)))
  expect(answers.map((answer) => answer.body.data.label)).toContain('Consultée')
  expect(await labelOf(browser, mine)).toBe('Consultée')
  const viewed = (await subjectsTo(services, applicant.email)).filter((each) => each.includes('consultée'))
  expect(viewed).toHaveLength(1)
})

test('a reader’s opening changes nothing but leaves a line in the audit log, as everyone’s', async () => {
  const { company, browser, mine, theirs, id } = await makeSent(services)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const opened = await reader.get(theirs)
  expect([opened.status, opened.body.data.is_new, opened.body.data.allowed]).toEqual([200, true, []])
  expect((await reader.get(`${theirs}/cv`)).status).toBe(200)
  expect(await labelOf(browser, mine)).toBe('Envoyée')
  const lines = await services.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.subject, `application:${id}`))
    .orderBy(auditLog.id)
  expect(lines.map((line) => [line.action, line.details])).toEqual([
    ['applications.cv-viewed', { what: 'page' }],
    ['applications.cv-viewed', { what: 'pdf' }],
  ])
  expect((await move(services, reader, `${theirs}/stage`, { stage: 'review' })).status).toBe(403)
})

test('the CV comes as a private attachment', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const { headers } = await recruiter.get(`${theirs}/cv`)
  expect(headers['content-disposition']).toContain('attachment')
  expect([headers['x-content-type-options'], headers['cache-control']]).toEqual([
    'nosniff',
    'private, no-store',
  ])
})

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

test('the list filters, counts per chip and knows its neighbours', async () => {
  const scene = await makeSent(services)
  const { recruiter, offer, company, applicant } = scene
  expect(company.id).toBe(offer.company_id)
  const list = await recruiter.get(`${RECEIVED}?name=rákoto&title=COMPTABLE&status=submitted`)
  expect(list.body.meta.total).toBe(1)
  expect(list.body.counts).toMatchObject({ all: 1, submitted: 1, interview: 0 })
  expect(list.body.data[0]).toMatchObject({
    applicant_name: `${applicant.first_name} ${applicant.last_name}`,
    is_new: true,
    days_without_answer: 0,
  })
  const none = await recruiter.get(`${RECEIVED}?name=inconnue`)
  expect([none.body.meta.total, none.body.counts.all]).toEqual([0, 0])
  const short = await recruiter.get(`${RECEIVED}?name=zzz&status=nonsense&page=0&city=x&start_date=hier`)
  expect([short.status, short.body.meta.total]).toEqual([200, 1])
  const dated = await recruiter.get(`${RECEIVED}?start_date=2030-01-01`)
  expect(dated.body.meta.total).toBe(0)
  const opened = await recruiter.get(scene.theirs)
  expect([opened.body.data.previous_id, opened.body.data.next_id]).toEqual([null, null])
})

test('those that wait for more than seven days are a queue of their own, and the next one is among them', async () => {
  const { recruiter, theirs, id } = await makeSent(services)
  const late = async () => (await recruiter.get(`${RECEIVED}?status=late`)).body
  expect([(await late()).meta.total, (await late()).counts.late]).toEqual([0, 0])
  const submitted_at = after(services.clock.now(), -7 * DAY_SECONDS * SECOND - SECOND)
  await services.db.update(applications).set({ submitted_at }).where(eq(applications.id, id))
  const found = await late()
  expect([found.meta.total, found.counts.late, found.data[0].id]).toEqual([1, 1, id])
  const opened = (await recruiter.get(`${theirs}?status=late`)).body.data
  expect([opened.previous_id, opened.next_id]).toEqual([null, null])
  expect((await late()).meta.total).toBe(1)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })
  expect((await late()).meta.total).toBe(0)
})

test('« À répondre » is those that nobody has answered, opened or not', async () => {
  const { recruiter, theirs } = await makeSent(services)
  const waiting = async () => (await recruiter.get(`${RECEIVED}?status=waiting`)).body
  expect((await waiting()).meta.total).toBe(1)
  await recruiter.get(theirs)
  const opened = await waiting()
  expect([opened.meta.total, opened.data.length, opened.counts.waiting]).toEqual([1, 1, 1])
  await move(services, recruiter, `${theirs}/stage`, { stage: 'review' })
  expect((await waiting()).meta.total).toBe(0)
})

test('a title is found in either gender, on both sides', async () => {
  const { recruiter, browser, offer, apply } = await makeScene(services)
  const title = 'Chargée ou chargé de communication'
  await services.db.update(offers).set({ title }).where(eq(offers.id, offer.id))
  await apply()
  const found = async (words: string) => {
    const query = `?title=${encodeURIComponent(words)}`
    const [received, mine] = [await recruiter.get(RECEIVED + query), await browser.get(SENT + query)]
    return [received.body.meta.total, mine.body.meta.total]
  }
  for (const words of ['Chargée de communication', 'chargé de communication', 'CHARGEE', 'charg', title])
    expect(await found(words), words).toEqual([1, 1])
  expect(await found('chargée de clientèle')).toEqual([0, 0])
})

test('other companies, applicants and guests reach nothing of it', async () => {
  const { theirs, browser } = await makeSent(services)
  const stranger = await signedInAs(services, (await makeCompany(services)).owner)
  const waiting = await signedInAs(services, (await makeCompany(services, { status: 'pending' })).owner)
  expect((await stranger.get(RECEIVED)).body.meta.total).toBe(0)
  for (const [who, status] of [
    [stranger, 404],
    [browser, 403],
    [waiting, 403],
    [new Guest(services), 401],
  ] as const) {
    expect((await who.get(theirs)).status).toBe(status)
    expect((await who.get(`${theirs}/cv`)).status).toBe(status)
    expect((await move(services, who, `${theirs}/stage`, { stage: 'review' })).status).toBe(status)
    expect((await move(services, who, `${theirs}/rejection`, { reason: 'doublon' })).status).toBe(status)
    expect((await who.delete(`${theirs}/rejection`)).status).toBe(status)
    expect((await move(services, who, `${theirs}/hire`)).status).toBe(status)
    expect((await who.put(`${theirs}/archive`)).status).toBe(status)
  }
})
