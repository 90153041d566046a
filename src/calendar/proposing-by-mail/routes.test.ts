import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { applicationEvents, applications } from '#src/applications/tables.ts'
import { interviewSlots, interviews } from '#src/calendar/tables.ts'
import { makeSent } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { answerTokenTo, subjectsTo } from '#test/mails.ts'
import { useServices } from '#test/services.ts'

const services = useServices()
beforeEach(() => services.clock.set('2026-11-23T06:00:00Z'))

const FORM = {
  version: 0,
  type: 'interview_onsite',
  place: 'Lot II, Ankorondrano',
  duration_minutes: '45',
  slot_1: '2026-11-25T09:30',
  slot_2: '',
  slot_3: '2026-11-26T14:00',
  message: 'Venez avec vos attestations.',
}

async function mailed() {
  const scene = await makeSent(services)
  const guest = new Browser(services)
  const link = `/api/application-answers/${await answerTokenTo(services, scene.owner.email)}`
  const propose = (values: Record<string, unknown> = {}) =>
    guest.post(`${link}/interview`, { ...FORM, ...values })
  return { ...scene, guest, link, propose }
}

test('slots are proposed from the mail, by the verb of the site: the applicant is told at once and the stage follows', async () => {
  const { propose, id, owner, applicant, link, guest } = await mailed()
  const answered = await propose()
  expect([answered.status, answered.body.data.state]).toEqual([200, 'used'])
  expect(answered.body.data.message).toMatch(/^Vous avez proposé un entretien le /)
  const [meeting] = await services.db.select().from(interviews).where(eq(interviews.application_id, id))
  expect(meeting).toMatchObject({ organiser_id: owner.id, state: 'proposed', place: FORM.place })
  const slots = await services.db
    .select({ starts_at: interviewSlots.starts_at })
    .from(interviewSlots)
    .where(eq(interviewSlots.interview_id, meeting?.id ?? 0))
    .orderBy(interviewSlots.starts_at)
  expect(slots.map(({ starts_at }) => starts_at.toISOString())).toEqual([
    '2026-11-25T06:30:00.000Z',
    '2026-11-26T11:00:00.000Z',
  ])
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  expect(row).toMatchObject({ status: 'active', stage: 'interview' })
  const events = await services.db
    .select()
    .from(applicationEvents)
    .where(eq(applicationEvents.application_id, id))
    .orderBy(applicationEvents.id)
  expect(events.at(-1)).toMatchObject({ actor_id: owner.id, is_by_mail: true })
  expect((await subjectsTo(services, applicant.email)).join()).toMatch(/entretien/i)
  expect((await guest.get(link)).body.data.state).toBe('used')
})

test('what is wrong is said on its field, the slot that is past on its own, and the link still answers', async () => {
  const { propose, guest, link } = await mailed()
  const wrong = [
    await propose({ slot_1: '' }),
    await propose({ slot_1: 'demain' }),
    await propose({ slot_3: '2026-11-20T09:00' }),
    await propose({ place: '' }),
    await propose({ type: 'interview_video', place: 'http://visio.test' }),
    await propose({ type: 'reminder' }),
  ]
  expect(wrong.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual([
    [422, ['slot_1']],
    [422, ['slot_1']],
    [422, ['slot_3']],
    [422, ['place']],
    [422, ['place']],
    [422, ['type']],
  ])
  expect((await guest.get(link)).body.data.state).toBe('open')
})

test('of ten proposals at once one is made, and an older version makes none', async () => {
  const { propose, id } = await mailed()
  expect((await propose({ version: 7 })).status).toBe(409)
  const answers = await Promise.all(Array.from({ length: 10 }, () => propose()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 9 }, () => 409),
  ])
  expect(await services.db.select().from(interviews).where(eq(interviews.application_id, id))).toHaveLength(1)
})

test('a link that nobody was mailed proposes nothing', async () => {
  const { guest } = await mailed()
  expect((await guest.post(`/api/application-answers/${'x'.repeat(43)}/interview`, FORM)).status).toBe(404)
})
