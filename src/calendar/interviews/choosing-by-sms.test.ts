import { eq } from 'drizzle-orm'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import type { SmsTopic } from '#src/notifications/shared/sms-topics.ts'
import { deliverDueSms } from '#src/notifications/sms/delivery.ts'
import { smsMessages, smsNumbers } from '#src/notifications/sms/tables.ts'
import { countSeptets } from '#src/platform/messages/gsm.ts'
import { throttles } from '#src/platform/tables.ts'
import { DAY_SECONDS, HOUR_SECONDS } from '#src/shared/durations.ts'
import { applicationForm, makeScene, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { at, proposal } from '#test/calendar.ts'
import { makeOffer, signedInAs } from '#test/factories.ts'
import { openLocalHttpGateway } from '#test/messages/local-gateways.ts'
import { proveNumberOf } from '#test/messages/texted.ts'
import { useServices } from '#test/services.ts'
import { interviews } from '../tables.ts'
import { remindOfInterviews } from './reminding.ts'

const gateway = await openLocalHttpGateway()
afterAll(() => gateway.close())
const services = useServices(gateway.env)
const INCOMING = `/api/sms/incoming/${gateway.env.SMS_INCOMING_SECRET}`
const NINE = at('2026-11-24', '09:00')
const TEN = at('2026-11-24', '10:30')

beforeEach(async () => {
  gateway.forgetSent()
  services.clock.set('2026-11-21T08:00:00Z')
  await services.db.delete(throttles)
  await services.db.delete(smsMessages)
})

/** Someone to whom slots were texted, the later one first in the recruiter's form. */
async function makeTexted(topics?: SmsTopic[]) {
  const scene = await makeScene(services)
  const phone = await proveNumberOf(services, { id: scene.applicant.id, kind: 'applicant' }, topics)
  const { id } = (await scene.apply()).body.data
  const { body } = await scene.recruiter.post(
    `${RECEIVED}/${id}/interviews`,
    proposal([scene.owner.id], [TEN, NINE]),
  )
  await deliverDueSms(services)
  return { ...scene, phone, application: Number(id), interview: body.data as { id: number; version: number } }
}

const write = (from: string, text: string, more: Record<string, unknown> = {}) =>
  new Browser(services).send('POST', INCOMING, { from, text, ...more })

async function answered(from: string, text: string, more: Record<string, unknown> = {}) {
  const before = gateway.listSent().length
  expect((await write(from, text, more)).status).toBe(204)
  await deliverDueSms(services)
  return gateway
    .listSent()
    .slice(before)
    .map((sent) => sent.text)
}

async function stateOf({ interview }: { interview: { id: number } }) {
  const [row] = await services.db.select().from(interviews).where(eq(interviews.id, interview.id))
  return { state: row?.state, starts_at: row?.starts_at }
}

test('slots are texted with their numbers, and « OUI 2 » takes the second for both sides', async () => {
  const scene = await makeTexted()
  expect(gateway.listSent()).toEqual([
    {
      to: scene.phone,
      text: expect.stringMatching(
        /^Asafidy : entretien avec .+ : 1\) mar 24\/11 9h 2\) mar 24\/11 10h30\. Répondez OUI 1 ou 2\.$/,
      ),
    },
  ])
  const told = await proveNumberOf(services, { id: scene.owner.id, kind: 'recruiter' })
  const replies = await answered(scene.phone, ' Oui 2 ')
  expect(await stateOf(scene)).toEqual({ state: 'confirmed', starts_at: TEN })
  expect(replies).toHaveLength(2)
  expect(replies).toContainEqual(expect.stringMatching(/entretien confirmé avec .+ : mar 24\/11 10h30\./))
  const [toRecruiter] = gateway.listSent().filter(({ to }) => to === told)
  expect(toRecruiter?.text).toContain('créneau choisi par le candidat')
  expect(toRecruiter?.text).not.toMatch(/Miora|Rakoto/)
})

test('the same answer again, with its id or without, changes nothing', async () => {
  const scene = await makeTexted(['interview-proposed'])
  const first = await answered(scene.phone, 'OUI 1', { id: 'in-1' })
  expect(first).toEqual([expect.stringContaining("c'est noté, rendez-vous mar 24/11 9h.")])
  expect(await answered(scene.phone, 'OUI 1', { id: 'in-1' })).toEqual([])
  expect(await answered(scene.phone, 'OUI 1')).toEqual(first)
  await Promise.all([write(scene.phone, 'OUI 1'), write(scene.phone, 'OUI 1')])
  expect(await stateOf(scene)).toEqual({ state: 'confirmed', starts_at: NINE })
})

test('an answer to slots that changed since takes nothing, and says so in words', async () => {
  const scene = await makeTexted(['interview-proposed'])
  await services.db.update(interviews).set({ version: 7 }).where(eq(interviews.id, scene.interview.id))
  expect(await answered(scene.phone, 'OUI 1')).toEqual([
    expect.stringContaining("ce rendez-vous a changé entre-temps. Rien n'est pris"),
  ])
  expect(await stateOf(scene)).toMatchObject({ state: 'proposed', starts_at: null })
})

test('a newer proposal that has just ended is not passed over for an older one, and is after a day', async () => {
  const scene = await makeTexted(['interview-proposed'])
  services.clock.advance(HOUR_SECONDS)
  const newer = await makeOffer(services, scene.company.id)
  const { body } = await scene.browser.post(SENT, applicationForm(newer.id))
  const afternoon = proposal([scene.owner.id], [at('2026-11-25', '15:00')])
  const { data } = (await scene.recruiter.post(`${RECEIVED}/${body.data.id}/interviews`, afternoon)).body
  await deliverDueSms(services)
  const ended = { version: data.version, reason: 'Le poste attend.' }
  expect((await scene.recruiter.put(`/api/recruiter/interviews/${data.id}/cancellation`, ended)).status).toBe(
    200,
  )
  expect(await answered(scene.phone, 'OUI 1')).toEqual([expect.stringContaining('a changé entre-temps')])
  expect(await stateOf(scene)).toMatchObject({ state: 'proposed' })
  services.clock.advance(DAY_SECONDS + 1)
  await answered(scene.phone, 'OUI 1')
  expect(await stateOf(scene)).toEqual({ state: 'confirmed', starts_at: NINE })
})

test('the newest proposal that was texted is meant, and one that was never texted is not', async () => {
  const scene = await makeTexted(['interview-proposed'])
  services.clock.advance(HOUR_SECONDS)
  const again = await makeOffer(services, scene.company.id)
  const { body } = await scene.browser.post(SENT, applicationForm(again.id))
  await services.db.update(smsNumbers).set({ topics: [] })
  await scene.recruiter.post(
    `${RECEIVED}/${body.data.id}/interviews`,
    proposal([scene.owner.id], [at('2026-11-25', '15:00'), at('2026-11-25', '16:00')]),
  )
  await answered(scene.phone, 'OUI 2')
  expect(await stateOf(scene)).toEqual({ state: 'confirmed', starts_at: TEN })
})

test('a slot that cannot be had is answered with the reason, and a number that is not there with those that are', async () => {
  const scene = await makeTexted(['interview-proposed'])
  expect(await answered(scene.phone, 'OUI 4')).toEqual([
    expect.stringContaining('répondez OUI et un numéro de 1 à 2'),
  ])
  expect(await answered(scene.phone, 'oui')).toEqual([expect.stringContaining('un numéro de 1 à 2')])
  services.clock.set('2026-11-24T07:00:00Z')
  const replies = await answered(scene.phone, 'OUI 1')
  expect(replies).toEqual([expect.stringMatching(/rien n'est pris\. Ce créneau est passé.*rendez-vous$/)])
  expect(countSeptets(replies[0] ?? '')).toBeLessThanOrEqual(160)
  expect(await stateOf(scene)).toMatchObject({ state: 'proposed' })
})

test('« STOP » ends the messages at once, and is answered once; « OUI » still takes a slot, without a word', async () => {
  const scene = await makeTexted()
  expect(await answered(scene.phone, 'Stôp')).toEqual([
    expect.stringContaining('vous ne recevrez plus de SMS'),
  ])
  expect(await answered(scene.phone, 'STOP')).toEqual([])
  expect((await scene.browser.get('/api/sms')).body.data).toMatchObject({ number: scene.phone, is_on: false })
  expect(await answered(scene.phone, 'OUI 1')).toEqual([])
  expect(await stateOf(scene)).toEqual({ state: 'confirmed', starts_at: NINE })
  await scene.browser.put('/api/sms/topics', { is_on: true, topics: ['answer'] })
  expect((await scene.browser.get('/api/sms')).body.data).toMatchObject({ is_on: true })
})

test('other words are answered once a day, and those of a number that nobody proved never', async () => {
  const scene = await makeTexted()
  expect(await answered(scene.phone, 'Bonjour, qui êtes-vous ?')).toEqual([
    expect.stringContaining('nous lisons OUI'),
  ])
  expect(await answered(scene.phone, 'Allô ?')).toEqual([])
  expect(await answered('+261349999999', 'OUI 1')).toEqual([])
  expect(await answered('Orange', 'OUI 1')).toEqual([])
  services.clock.advance(DAY_SECONDS + 1)
  expect(await answered(scene.phone, 'Allô ?')).toHaveLength(1)
  await services.db.update(users).set({ is_active: false }).where(eq(users.id, scene.applicant.id))
  expect(await answered(scene.phone, 'OUI 1')).toEqual([])
  expect(await stateOf(scene)).toMatchObject({ state: 'proposed' })
})

test('only the address with its secret takes messages, as JSON or as a form, and none by a GET', async () => {
  const scene = await makeTexted()
  const guest = new Browser(services)
  const body = { from: scene.phone, text: 'OUI 1' }
  expect((await guest.send('POST', '/api/sms/incoming/un-secret-que-personne-ne-connait', body)).status).toBe(
    404,
  )
  expect((await guest.send('GET', INCOMING)).status).toBe(405)
  expect((await guest.send('POST', INCOMING, { text: ['OUI 1'], from: null })).status).toBe(204)
  expect(await stateOf(scene)).toMatchObject({ state: 'proposed' })
  const form = await services.app.inject({
    method: 'POST',
    url: INCOMING,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(body).toString(),
  })
  expect(form.statusCode).toBe(204)
  expect(await stateOf(scene)).toEqual({ state: 'confirmed', starts_at: NINE })
})

test('reminders, an answer, a proposal of hire and a message unread for a day are texted, neutral where they decide', async () => {
  const scene = await makeTexted()
  await answered(scene.phone, 'OUI 1')
  gateway.forgetSent()
  services.clock.set(at('2026-11-23', '10:00'))
  await remindOfInterviews(services)
  await deliverDueSms(services)
  services.clock.set(at('2026-11-24', '07:30'))
  await remindOfInterviews(services)
  await deliverDueSms(services)
  const textsToPhone = () => gateway.listSent().flatMap(({ to, text }) => (to === scene.phone ? [text] : []))
  expect(textsToPhone()).toEqual([
    expect.stringMatching(/entretien avec .+ demain à 9 h 00\./),
    expect.stringMatching(/entretien avec .+ aujourd'hui à 9 h 00\./),
  ])
  gateway.forgetSent()
  const recruiter = await signedInAs(services, scene.owner)
  const applicant = await signedInAs(services, scene.applicant)
  const theirs = `${RECEIVED}/${scene.application}`
  const say = (text: string) =>
    recruiter.post(`${theirs}/messages`, { text, client_key: crypto.randomUUID() })
  expect((await say('Pensez à vos diplômes.')).status).toBe(201)
  const [sent] = (await applicant.get(`${SENT}/${scene.application}/messages`)).body.data
  await applicant.put(`${SENT}/${scene.application}/messages/reading`, { until: sent.id })
  services.clock.advance(60)
  expect((await say('Et à votre pièce d’identité.')).status).toBe(201)
  await move(services, recruiter, `${theirs}/stage`, { stage: 'offer_made' })
  await tellChanges(services)
  services.clock.advance(DAY_SECONDS)
  await deliverDueSms(services)
  const texts = textsToPhone()
  expect(texts.filter((text) => text.includes('attend depuis hier'))).toHaveLength(1)
  expect(texts.join()).not.toMatch(/diplômes|identité/)
})
