import { eq, like } from 'drizzle-orm'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { applicationEvents } from '#src/applications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeScene, move, RECEIVED, SENT } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { agreedOn, applicationOf, at, insertInterview, proposal } from '#test/calendar.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { eraseCalendar } from '../erasure.ts'
import { interviews } from '../tables.ts'
import { cancelInterviewsOfEnded } from './ended-applications.ts'
import { remindOfInterviews } from './reminding.ts'

const services = useServices()
const OWN = '/api/applicant/interviews'
const GIVEN = '/api/recruiter/interviews'
const NINE = at('2026-11-24', '09:00')
const TEN = at('2026-11-24', '10:00')
const REASON = 'Je suis en déplacement.'

async function makeProposal(starts = [NINE, TEN]) {
  services.clock.set('2026-11-21T08:00:00Z')
  const scene = await makeScene(services)
  const { id } = (await scene.apply()).body.data
  const proposed = await scene.recruiter.post(
    `${RECEIVED}/${id}/interviews`,
    proposal([scene.owner.id], starts),
  )
  expect(proposed.body).toMatchObject({ data: { state: 'proposed' } })
  return { ...scene, application: Number(id), interview: proposed.body.data, status: proposed.status }
}
type Proposal = Awaited<ReturnType<typeof makeProposal>>

const take = ({ browser, interview }: Pick<Proposal, 'browser' | 'interview'>, index = 0) =>
  browser.put(`${OWN}/${interview.id}/slot`, { slot_id: interview.slots[index].id })

/** Another applicant to the same offer gets the same slots proposed. */
async function alsoPropose({ recruiter, owner, offer }: Proposal, starts = [NINE, TEN]) {
  const applicant = await makeApplicant(services)
  const browser = await signedInAs(services, applicant)
  const { id } = (await browser.post(SENT, applicationForm(offer.id))).body.data
  const proposed = await recruiter.post(`${RECEIVED}/${id}/interviews`, proposal([owner.id], starts))
  return { applicant, browser, interview: proposed.body.data, application: Number(id) }
}

async function mailsTo(user: { email: string }, kind: string) {
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(like(outgoingMails.key, `${kind}:%`))
  return mails.filter(({ to_address }) => to_address === user.email)
}

function readFile(mail: typeof outgoingMails.$inferSelect | undefined) {
  const component = new ICAL.Component(ICAL.parse(mail?.attachments[0]?.text ?? ''))
  const vevent = component.getFirstSubcomponent('vevent')
  if (!vevent) throw new Error('no event')
  return { method: component.getFirstPropertyValue('method'), event: new ICAL.Event(vevent) }
}

test('a proposal brings the application to its interview at once, tells the applicant once, and hides the link until a time is agreed on', async () => {
  const { status, applicant, application, browser, interview } = await makeProposal()
  expect(status).toBe(201)
  expect(interview.place).toBe('https://meet.exemple.test/miora')
  expect(interview.answer_by).toBe(at('2026-11-23', '17:00').toISOString())
  const { body } = await browser.get(`${SENT}/${application}/interviews`)
  expect(body.data).toMatchObject([
    { place: '', slots: [{ gone: null }, { gone: null }], allowed: ['take', 'decline', 'ask'] },
  ])
  expect((await browser.get(`${SENT}/${application}`)).body.data.stage).toBe('interview')
  const history = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, application))
  expect(history.find(({ to_stage }) => to_stage === 'interview')).toMatchObject({
    visible_to_applicant: true,
    tell_at: null,
  })
  await services.queue.runDue(services)
  expect(await mailsTo(applicant, 'interview.proposed')).toHaveLength(1)
  expect(await mailsTo(applicant, 'application.stage-changed')).toHaveLength(0)
})

test('a step that was not told yet is shown before the proposal, and told no more', async () => {
  const { recruiter, owner, apply, browser } = await makeScene(services)
  const { id } = (await apply()).body.data
  await move(services, recruiter, `${RECEIVED}/${id}/stage`, { stage: 'shortlisted' })
  await recruiter.post(`${RECEIVED}/${id}/interviews`, proposal([owner.id], [at('2026-12-01', '09:00')]))
  const { timeline } = (await browser.get(`${SENT}/${id}`)).body.data
  expect(timeline.map(({ stage }: { stage: string }) => stage).slice(-2)).toEqual([
    'shortlisted',
    'interview',
  ])
})

test.each([
  ['slots that are past, twice there or too many', { slots: [at('2026-11-20', '09:00')] }, 'slots.0'],
  ['no slot', { slots: [] }, 'slots'],
  ['a link that is none', { place: 'javascript:alert(1)' }, 'place'],
  ['a link that is not safe', { place: 'http://meet.exemple.test' }, 'place'],
  ['no address', { type: 'interview_onsite', place: '' }, 'place'],
  ['someone of another company', { attendee_ids: [999_999] }, 'attendee_ids'],
  ['a length of a minute', { duration_minutes: 1 }, 'duration_minutes'],
])('a proposal with %s is refused on its field', async (_, values, field) => {
  services.clock.set('2026-11-21T08:00:00Z')
  const { recruiter, owner, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const answer = await recruiter.post(`${RECEIVED}/${id}/interviews`, proposal([owner.id], [NINE], values))
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
  expect((await recruiter.get(`${RECEIVED}/${id}/interviews`)).body.data).toEqual([])
})

test('strangers, rivals, readers and guests are kept out of a proposal', async () => {
  const { company, interview, application } = await makeProposal()
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const stranger = await signedInAs(services, await makeApplicant(services))
  const body = { slot_id: interview.slots[0].id }
  expect((await new Browser(services).put(`${OWN}/${interview.id}/slot`, body)).status).toBe(401)
  expect((await stranger.put(`${OWN}/${interview.id}/slot`, body)).status).toBe(404)
  expect((await rival.get(`${RECEIVED}/${application}/interviews`)).status).toBe(404)
  const cancel = [`${GIVEN}/${interview.id}/cancellation`, { version: 0, reason: REASON }] as const
  expect((await rival.put(...cancel)).status).toBe(404)
  expect((await reader.put(...cancel)).status).toBe(403)
  expect((await reader.get(`${RECEIVED}/${application}/interviews`)).body.data[0].allowed).toEqual([])
})

test('a slot that is taken is in both calendars, and in a file that both mails carry', async () => {
  const scene = await makeProposal()
  const { applicant, owner, browser, recruiter, interview } = scene
  const taken = await take(scene)
  expect(taken.body.data).toMatchObject({ state: 'confirmed', starts_at: NINE.toISOString() })
  expect(taken.body.data.place).toBe('https://meet.exemple.test/miora')
  const days = '/api/calendar/events?start_date=2026-11-01&end_date=2026-11-30&event_type=interview_video'
  for (const side of [browser, recruiter])
    expect((await side.get(days)).body.data).toMatchObject([
      { key: `interview-${interview.id}`, starts_at: NINE.toISOString() },
    ])
  for (const [person, kind] of [
    [applicant, 'interview.changed'],
    [owner, 'slot.taken'],
  ] as const) {
    const { method, event } = readFile((await mailsTo(person, kind)).at(-1))
    expect([method, event.uid, event.sequence]).toEqual(['PUBLISH', `interview-${interview.id}@localhost`, 1])
    expect(event.startDate.toJSDate()).toEqual(NINE)
  }
})

test('a proposal of what somebody else took meanwhile is refused, with the others left', async () => {
  const scene = await makeProposal()
  const other = await alsoPropose(scene)
  expect((await take(scene)).status).toBe(200)
  const refused = await take(other)
  expect(refused.status).toBe(409)
  expect(refused.body.message).toBe(
    'Ce créneau vient d’être pris\u00a0: choisissez-en un autre parmi ceux qui restent.',
  )
  const { body } = await other.browser.get(`${SENT}/${other.application}/interviews`)
  expect(body.data[0].slots).toMatchObject([{ gone: 'taken' }, { gone: null }])
  expect((await take(other, 1)).status).toBe(200)
})

test('of fifty presses on a slot one takes it, with one mail for each side; of two applicants one has it', async () => {
  const scene = await makeProposal()
  const answers = await Promise.all(Array.from({ length: 50 }, () => take(scene)))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(await mailsTo(scene.owner, 'slot.taken')).toHaveLength(1)
  expect(await mailsTo(scene.applicant, 'interview.changed')).toHaveLength(1)

  const others = await Promise.all([1, 2, 3].map(() => alsoPropose(scene, [at('2026-11-25', '09:00')])))
  const raced = await Promise.all(others.map((other) => take(other)))
  expect(raced.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  expect(await mailsTo(scene.owner, 'slot.taken')).toHaveLength(2)
})

test('a proposal cancelled while it is taken has one outcome, which both are told', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const scene = await makeProposal([at('2026-11-26', `${String(8 + turn).padStart(2, '0')}:00`)])
    const body = { version: 0, reason: REASON }
    const [taken, cancelled] = await Promise.all([
      take(scene),
      scene.recruiter.put(`${GIVEN}/${scene.interview.id}/cancellation`, body),
    ])
    const [row] = await services.db.select().from(interviews).where(eq(interviews.id, scene.interview.id))
    expect([taken.status, cancelled.status].toSorted()).toEqual([200, 409])
    expect(row?.state).toBe(taken.status === 200 ? 'confirmed' : 'cancelled')
    expect(await mailsTo(scene.owner, 'slot.taken')).toHaveLength(taken.status === 200 ? 1 : 0)
    expect(await mailsTo(scene.applicant, 'interview.changed')).toHaveLength(1)
  }
})

test('two tabs that propose at once make one proposal', async () => {
  services.clock.set('2026-11-21T08:00:00Z')
  const { recruiter, owner, apply } = await makeScene(services)
  const { id } = (await apply()).body.data
  const send = () => recruiter.post(`${RECEIVED}/${id}/interviews`, proposal([owner.id], [NINE]))
  const answers = await Promise.all([send(), send()])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409])
})

test('an applicant who can’t come says when it can; the recruiter chooses an hour of those, and no other', async () => {
  const scene = await makeProposal()
  const { browser, recruiter, interview, owner } = scene
  const windows = [{ starts_at: at('2026-11-25', '09:00'), ends_at: at('2026-11-25', '12:00') }]
  const asked = await browser.put(`${OWN}/${interview.id}/windows`, { version: 0, windows, message: REASON })
  expect(asked.body.data).toMatchObject({ state: 'countered', slots: [], reason: REASON })
  const [mail] = await mailsTo(owner, 'slot.declined')
  expect(mail?.text).toContain('mercredi 25 novembre 2026, de 9\u00a0h\u00a000 à 12\u00a0h\u00a000')
  const choose = (time: string) =>
    recruiter.put(`${GIVEN}/${interview.id}/moment`, { version: 1, starts_at: at('2026-11-25', time) })
  const outside = await choose('11:30')
  expect(outside.body.errors.starts_at).toEqual([
    'Cette heure n’est pas parmi celles que le candidat propose.',
  ])
  expect((await choose('11:15')).body.data).toMatchObject({ state: 'confirmed' })
  expect(await mailsTo(scene.applicant, 'interview.changed')).toHaveLength(1)
  expect((await choose('11:15')).status).toBe(409)
})

test('the list and the board say what comes of a meeting, until it is over', async () => {
  const scene = await makeProposal()
  const { browser, interview, application, owner } = scene
  let { recruiter } = scene
  const coming = async () => {
    const [listed] = (await recruiter.get(RECEIVED)).body.data
    const board = (await recruiter.get(`${RECEIVED}/board`)).body.data
    const [card] = board.find(({ column }: { column: string }) => column === 'interview').applications
    const one = (await recruiter.get(`${RECEIVED}/${application}`)).body.data
    expect([card.coming, one.coming]).toEqual([listed.coming, listed.coming])
    return listed.coming
  }
  expect(await coming()).toEqual({ kind: 'slots', at: null })
  const windows = [{ starts_at: at('2026-11-25', '09:00'), ends_at: at('2026-11-25', '12:00') }]
  await browser.put(`${OWN}/${interview.id}/windows`, { version: 0, windows, message: REASON })
  expect(await coming()).toEqual({ kind: 'asked', at: null })
  const starts_at = at('2026-11-25', '11:15')
  await recruiter.put(`${GIVEN}/${interview.id}/moment`, { version: 1, starts_at })
  expect(await coming()).toEqual({ kind: 'meeting', at: starts_at.toISOString() })
  services.clock.set('2026-11-25T12:00:00Z')
  recruiter = await signedInAs(services, owner)
  expect(await coming()).toBe(null)
})

test('what was agreed on is moved by one side and given up by the other, each by a file of a later sequence', async () => {
  const scene = await makeProposal()
  const { browser, recruiter, interview, applicant, owner } = scene
  await take(scene)
  const moved = await recruiter.put(`${GIVEN}/${interview.id}/moment`, {
    version: 1,
    starts_at: at('2026-11-27', '14:30'),
    message: 'La salle est prise.',
  })
  expect(moved.body.data).toMatchObject({ state: 'confirmed', starts_at: '2026-11-27T11:30:00.000Z' })
  const after = readFile((await mailsTo(applicant, 'interview.changed')).at(-1))
  expect([after.method, after.event.sequence]).toEqual(['PUBLISH', 2])
  const windows = [{ starts_at: at('2026-11-30', '09:00'), ends_at: at('2026-11-30', '12:00') }]
  await browser.put(`${OWN}/${interview.id}/windows`, { version: 2, windows })
  const given = readFile((await mailsTo(owner, 'slot.declined')).at(-1))
  expect([given.method, given.event.sequence]).toEqual(['CANCEL', 3])
  expect(given.event.startDate.toJSDate()).toEqual(at('2026-11-27', '14:30'))
})

test('twenty times a day are proposed to one applicant, who is not written to for ever', async () => {
  const { recruiter, interview, applicant, owner } = await makeProposal()
  const propose = (version: number, by = recruiter) =>
    by.put(`${GIVEN}/${interview.id}/slots`, { version, slots: [NINE, TEN] })
  const statuses: number[] = []
  for (let version = 0; version < 20; version += 1) statuses.push((await propose(version)).status)
  expect(statuses).toEqual([...Array(19).fill(200), 429])
  const written = (await mailsTo(applicant, 'interview.proposed')).length
  expect(written).toBeGreaterThan(0)
  const refused = await propose(19)
  expect(refused.headers['retry-after']).toBeDefined()
  const { proposals } = (await recruiter.get(`${RECEIVED}/${interview.application_id}/interviews`)).body
  expect([refused.body.message, proposals.left]).toEqual([expect.stringMatching(/20\spropositions/), 0])
  expect(await mailsTo(applicant, 'interview.proposed')).toHaveLength(written)
  services.clock.advance(DAY_SECONDS)
  expect((await propose(19, await signedInAs(services, owner))).status).toBe(200)
})

test('either side cancels with a reason, which the other reads; without one it is refused', async () => {
  const scene = await makeProposal()
  await take(scene)
  const address = `${OWN}/${scene.interview.id}/cancellation`
  expect((await scene.browser.put(address, { version: 1, reason: ' ' })).body.errors.reason).toBeDefined()
  expect((await scene.browser.put(address, { version: 1, reason: REASON })).body.data.state).toBe('cancelled')
  const { method, event } = readFile((await mailsTo(scene.owner, 'slot.declined')).at(-1))
  expect([method, event.sequence]).toEqual(['CANCEL', 2])
  const { recruiter, application, owner } = scene
  const again = await recruiter.post(`${RECEIVED}/${application}/interviews`, proposal([owner.id], [NINE]))
  expect(again.status).toBe(201)
})

test('an absence is noted once the time has come, and taken back', async () => {
  const scene = await makeProposal()
  const { interview, owner } = scene
  await take(scene)
  const address = `${GIVEN}/${interview.id}/absence`
  expect((await scene.recruiter.put(address, { version: 1 })).status).toBe(409)
  services.clock.set(at('2026-11-24', '09:20'))
  const recruiter = await signedInAs(services, owner)
  expect((await recruiter.put(address, { version: 1 })).body.data.state).toBe('missed')
  expect((await recruiter.delete(address, { version: 2 })).body.data.state).toBe('confirmed')
})

test('reminders leave 24 hours and 2 hours before, each once, however often the job runs', async () => {
  const scene = await makeProposal([at('2026-11-26', '14:30')])
  const { applicant, interview } = scene
  await take(scene)
  const count = async () => (await mailsTo(applicant, 'interview.reminder')).length
  await remindOfInterviews(services)
  expect(await count()).toBe(0)
  services.clock.set(at('2026-11-25', '14:30'))
  await Promise.all([
    remindOfInterviews(services),
    remindOfInterviews(services),
    remindOfInterviews(services),
  ])
  expect(await count()).toBe(1)
  services.clock.advance(22 * HOUR_SECONDS)
  await remindOfInterviews(services)
  await remindOfInterviews(services)
  const mails = await mailsTo(applicant, 'interview.reminder')
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual(
    ['aujourd’hui', 'demain'].map((day) => expect.stringContaining(`${day} à 14\u00a0h\u00a030`)),
  )
  expect(readFile(mails[0]).event.uid).toBe(`interview-${interview.id}@localhost`)
})

test('a time taken less than a day before is reminded of once, and one of an hour before never', async () => {
  const scene = await makeProposal([at('2026-11-26', '09:00')])
  services.clock.set(at('2026-11-25', '20:00'))
  const browser = await signedInAs(services, scene.applicant)
  expect((await take({ ...scene, browser })).status).toBe(200)
  await remindOfInterviews(services)
  expect(await mailsTo(scene.applicant, 'interview.reminder')).toHaveLength(0)
  services.clock.set(at('2026-11-26', '07:30'))
  await remindOfInterviews(services)
  expect(await mailsTo(scene.applicant, 'interview.reminder')).toHaveLength(1)
})

test('a withdrawn application takes its meeting out of both calendars; the company is told with a file', async () => {
  const scene = await makeProposal()
  const { browser, application, interview, owner } = scene
  await take(scene)
  await browser.put(`${SENT}/${application}/withdrawal`)
  await cancelInterviewsOfEnded(services)
  await cancelInterviewsOfEnded(services)
  const [row] = await services.db.select().from(interviews).where(eq(interviews.id, interview.id))
  expect(row).toMatchObject({ state: 'cancelled', changed_by: 'system' })
  const mails = await mailsTo(owner, 'slot.declined')
  expect(mails.map((mail) => readFile(mail).method)).toEqual(['CANCEL'])
})

test('a refusal that can still be taken back leaves the meeting; told, it ends it', async () => {
  const scene = await makeProposal([at('2026-11-30', '09:00')])
  const { recruiter, application, interview } = scene
  await take(scene)
  await move(services, recruiter, `${RECEIVED}/${application}/rejection`, { reason: 'competences' })
  const state = async () =>
    (await services.db.select().from(interviews).where(eq(interviews.id, interview.id)))[0]?.state
  await cancelInterviewsOfEnded(services)
  expect(await state()).toBe('confirmed')
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  await cancelInterviewsOfEnded(services)
  expect(await state()).toBe('cancelled')
})

test('when somebody is taken is told to colleagues, of whom others’ notes say no more than that', async () => {
  services.clock.set('2026-11-21T08:00:00Z')
  const { owner, recruiter, company, apply } = await makeScene(services)
  const colleague = await makeMember(services, company.id, 'recruiter')
  const other = await signedInAs(services, colleague)
  await other.post('/api/calendar/reminders', { title: 'Dentiste', day: '2026-11-24', time: '14:30' })
  const application = await applicationOf(services, (await apply()).body.data.id)
  await insertInterview(services, application, { ...agreedOn(NINE), attendee_ids: [owner.id] })
  const ids = [owner.id, colleague.id].map((id) => `attendee_ids=${id}`).join('&')
  const address = `/api/recruiter/busy-times?start_date=2026-11-23&end_date=2026-11-27&${ids}`
  const { data } = (await recruiter.get(address)).body
  expect(data.busy).toMatchObject([
    { is_firm: true, starts_at: NINE.toISOString() },
    { is_firm: false, title: 'Occupé' },
  ])
  expect(data.colleagues).toHaveLength(2)
  expect((await recruiter.get('/api/recruiter/busy-times?start_date=hier&end_date=demain')).status).toBe(422)
})

test('an erased person leaves that there was a meeting, and no word of it', async () => {
  const scene = await makeProposal()
  await inTransaction(services, null, (unit) => eraseCalendar(unit, scene.applicant.id))
  const [row] = await services.db.select().from(interviews).where(eq(interviews.id, scene.interview.id))
  expect(row).toMatchObject({ message: '', preparation: '', place: '', state: 'proposed' })
})
