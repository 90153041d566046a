import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { offers } from '#src/offers/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { dayAt } from '#src/shared/dates.ts'
import { DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { makeScene, move, RECEIVED, SENT, tellChanges } from '#test/applications.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, signedInAs } from '#test/factories.ts'
import { pdfPart } from '#test/pdfs/make-pdf.ts'
import { useServices } from '#test/services.ts'
import { applicationEvents, applications } from '../tables.ts'
import { remindOfProposals } from './reminders.ts'

const services = useServices()

const TERMS = {
  text: 'Chère Miora,\n\nNous serions heureux de travailler avec vous.',
  salary: '1 400 000',
  start_date: '2027-01-04',
  answer_by: '2026-12-01',
}

/** An application, and where either side finds its proposal. */
async function makeSent() {
  const scene = await makeScene(services)
  await services.db
    .update(offers)
    .set({ benefits: ['Mutuelle'] })
    .where(eq(offers.id, scene.offer.id))
  const id = Number((await scene.apply()).body.data.id)
  const [mine, theirs] = [`${SENT}/${id}/proposal`, `${RECEIVED}/${id}/proposal`]
  const versionOf = async () => (await rowOf(id))?.version ?? 0
  const propose = async (terms: Record<string, unknown> = {}) =>
    scene.recruiter.post(theirs, { ...TERMS, version: await versionOf(), ...terms })
  return { ...scene, id, mine, theirs, propose, versionOf }
}

async function rowOf(id: number) {
  const [row] = await services.db.select().from(applications).where(eq(applications.id, id))
  return row
}

test('a proposal is read by the applicant once it can no longer be taken back, accepted, and confirmed', async () => {
  const { browser, recruiter, mine, theirs, propose, id, versionOf } = await makeSent()
  const made = await propose()
  expect([made.status, made.body.data]).toMatchObject([201, { state: 'waiting', salary: 1_400_000 }])
  expect((await browser.get(mine)).status).toBe(404)
  expect((await recruiter.get(RECEIVED)).body.data[0].coming).toEqual({ kind: 'answer', at: '2026-12-01' })
  await tellChanges(services)
  const { data } = (await browser.get(mine)).body
  expect(data).toMatchObject({
    text: TERMS.text,
    answer_by: '2026-12-01',
    benefits: ['Mutuelle'],
    fits: { salary: true, start_date: true },
  })
  expect((await browser.get(`${SENT}/${id}`)).body.data.has_proposal).toBe(true)
  const bell = (await browser.get('/api/notification')).body.data
  expect(bell[0].link).toBe(`/candidat/candidatures/${id}/proposition`)
  const accepted = await browser.put(`${mine}/acceptance`, { proposal_id: data.id })
  expect(accepted.body.data).toMatchObject({ state: 'accepted' })
  expect((await browser.put(`${mine}/acceptance`, { proposal_id: data.id })).status).toBe(409)
  const told = (await recruiter.get('/api/notification')).body.data
  expect(told[0].title).toBe('Proposition acceptée')
  const version = await versionOf()
  expect((await recruiter.delete(theirs, { version })).body.message).toBe(
    'Le candidat a accepté la proposition.',
  )
  expect((await recruiter.put(`${RECEIVED}/${id}/hire`, { version })).status).toBe(200)
  expect((await recruiter.get(theirs)).body.data.state).toBe('hired')
})

test('strangers find none, readers make none, and what is wrong is told on its field', async () => {
  const { browser, recruiter, mine, theirs, propose, company, versionOf } = await makeSent()
  for (const [terms, field] of [
    [{ text: ' ' }, 'text'],
    [{ text: 'Bonjour Miora,\n\n' }, 'text'],
    [{ text: 'Bonjour Miora,\n\nCordialement,\nMialy' }, 'text'],
    [{ salary: 'beaucoup' }, 'salary'],
    [{ salary: 0 }, 'salary'],
    [{ start_date: '2026-01-01' }, 'start_date'],
    [{ answer_by: '2026-02-30' }, 'answer_by'],
    [{ answer_by: '2026-11-20' }, 'answer_by'],
  ] as const)
    expect((await propose(terms)).body.errors).toHaveProperty(field)
  const stranger = await signedInAs(services, await makeApplicant(services))
  const rival = await signedInAs(services, (await makeCompany(services)).owner)
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const guest = new Browser(services)
  const body = { ...TERMS, version: await versionOf() }
  expect((await rival.post(theirs, body)).status).toBe(404)
  expect((await reader.post(theirs, body)).status).toBe(403)
  expect((await guest.post(theirs, body)).status).toBe(401)
  expect((await recruiter.get(theirs)).status).toBe(404)
  await propose()
  await tellChanges(services)
  const { id } = (await browser.get(mine)).body.data
  for (const [who, status] of [
    [stranger, 404],
    [guest, 401],
    [recruiter, 403],
  ] as const) {
    expect((await who.get(mine)).status).toBe(status)
    expect((await who.put(`${mine}/acceptance`, { proposal_id: id })).status).toBe(status)
  }
  expect((await rival.get(theirs)).status).toBe(404)
  expect((await reader.get(theirs)).status).toBe(200)
  expect((await browser.put(`${mine}/acceptance`, { proposal_id: 'x' })).status).toBe(422)
})

test('its PDF is kept private and sent as an attachment; anything else is refused', async () => {
  const { browser, recruiter, mine, theirs, versionOf } = await makeSent()
  const form = new FormData()
  for (const [name, value] of Object.entries({ ...TERMS, version: String(await versionOf()) }))
    form.set(name, value)
  form.set('file', new Blob(['MZ'], { type: 'application/pdf' }), 'contrat.pdf')
  expect((await recruiter.post(theirs, form)).body.errors).toHaveProperty('file')
  form.set('file', pdfPart(), 'Contrat de Miora.pdf')
  expect((await recruiter.post(theirs, form)).body.data.file.name).toBe('Contrat de Miora.pdf')
  expect((await browser.get(`${mine}/file`)).status).toBe(404)
  await tellChanges(services)
  const file = await browser.get(`${mine}/file`)
  expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(file.headers['content-disposition']).toContain('attachment')
})

test('withdrawn while it is accepted, it has one outcome and one history', async () => {
  for (let time = 0; time < 4; time += 1) {
    const { browser, recruiter, mine, theirs, propose, id, versionOf } = await makeSent()
    await propose()
    await tellChanges(services)
    const proposal_id = (await browser.get(mine)).body.data.id
    const version = await versionOf()
    const accept = () => browser.put(`${mine}/acceptance`, { proposal_id })
    const withdraw = () => recruiter.delete(theirs, { version })
    const [accepted, withdrawn] = await Promise.all(
      time % 2 ? [accept(), withdraw()] : [withdraw(), accept()].reverse(),
    )
    await tellChanges(services)
    const row = await rowOf(id)
    // Who goes first, the applicant, leaves nothing of a withdrawal that it was not told of.
    expect([accepted?.status, row?.stage, row?.withheld_status]).toEqual([200, 'accepted', null])
    expect([200, 409]).toContain(withdrawn?.status)
    const history = await services.db
      .select()
      .from(applicationEvents)
      .where(eq(applicationEvents.application_id, id))
      .orderBy(applicationEvents.id)
    expect(history.map(({ to_stage }) => to_stage)).toEqual([null, 'offer_made', 'accepted'])
  }
})

test('once its withdrawal is told, it is not accepted any more, and nobody calls it good news', async () => {
  const { applicant, browser, recruiter, mine, theirs, propose, versionOf, id } = await makeSent()
  await move(services, recruiter, `${RECEIVED}/${id}/stage`, { stage: 'interview' })
  await propose()
  await tellChanges(services)
  const proposal_id = (await browser.get(mine)).body.data.id
  expect((await recruiter.delete(theirs, { version: await versionOf() })).status).toBe(200)
  await tellChanges(services)
  expect((await rowOf(id))?.stage).toBe('interview')
  expect((await browser.get(mine)).body.data.state).toBe('withdrawn')
  expect((await browser.put(`${mine}/acceptance`, { proposal_id })).status).toBe(409)
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, applicant.email))
  const mail = mails.find(({ subject }) => subject.startsWith('Proposition retirée'))
  expect(mail?.text).not.toContain('Bonne nouvelle')
  // Another one has other terms: the one read before is not accepted in its place.
  await propose({ salary: 1_000_000 })
  await tellChanges(services)
  expect((await browser.put(`${mine}/acceptance`, { proposal_id })).status).toBe(409)
})

test('it is declined with a reason, which the recruiters read', async () => {
  const { browser, owner, mine, propose, id } = await makeSent()
  await propose()
  await tellChanges(services)
  const place = `${SENT}/${id}/refusal-of-offer`
  expect((await browser.put(place, { reason: 'competences' })).status).toBe(422)
  const declined = await browser.put(place, {
    reason: 'salaire_propose',
    message: 'Merci de votre confiance.',
  })
  expect(declined.body.data.label).toBe('Proposition déclinée')
  expect((await browser.get(mine)).body.data.state).toBe('declined')
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, owner.email))
  const mail = mails.find(({ subject }) => subject.startsWith('Proposition déclinée'))
  expect(mail?.text).toMatch(/salaire[\s\S]*Merci de votre confiance/i)
})

test('reminders leave two days before the day to answer by and on it, once each; the morning after, both sides are told', async () => {
  const { applicant, owner, mine, propose } = await makeSent()
  await propose({ answer_by: '2027-03-10' })
  await tellChanges(services)
  const reminders = async () =>
    (
      await services.db.select().from(outgoingMails).where(eq(outgoingMails.to_address, applicant.email))
    ).filter(({ subject }) => subject.startsWith('Votre réponse est attendue'))
  const lapsed = async () => {
    const mails = await services.db.select().from(outgoingMails)
    const isOfIt = ({ subject }: { subject: string }) =>
      /^(Le jour de répondre|Proposition sans réponse)/.test(subject)
    const addresses = mails.filter(isOfIt).map(({ to_address }) => to_address)
    return addresses.filter((address) => address === applicant.email || address === owner.email)
  }
  services.clock.set('2027-03-07T12:00:00Z')
  await remindOfProposals(services)
  expect(await reminders()).toHaveLength(0)
  services.clock.set('2027-03-08T06:00:00Z')
  await Promise.all([remindOfProposals(services), remindOfProposals(services)])
  expect((await reminders()).map(({ subject }) => subject)).toEqual([expect.stringContaining('dans 2')])
  services.clock.set('2027-03-10T06:00:00Z')
  await remindOfProposals(services)
  await remindOfProposals(services)
  expect(await reminders()).toHaveLength(2)
  // To the end of the 10th, whatever the clock in Antananarivo says, nothing more; the morning after, both sides are told.
  services.clock.set('2027-03-10T21:00:00Z')
  await remindOfProposals(services)
  expect(await lapsed()).toHaveLength(0)
  services.clock.set('2027-03-11T05:00:00Z')
  await Promise.all([remindOfProposals(services), remindOfProposals(services)])
  services.clock.advance(5 * DAY_SECONDS)
  await remindOfProposals(services)
  expect(await reminders()).toHaveLength(2)
  expect(new Set(await lapsed())).toEqual(new Set([applicant.email, owner.email]))
  expect(await lapsed()).toHaveLength(2)
  // Weeks later, in a session of its own.
  const browser = await signedInAs(services, applicant)
  const { data } = (await browser.get(mine)).body
  expect((await browser.put(`${mine}/acceptance`, { proposal_id: data.id })).status).toBe(200)
})

test('a hiring over an unanswered proposal withdraws it', async () => {
  const { browser, recruiter, mine, theirs, propose, id, versionOf } = await makeSent()
  const day = (days: number) => dayAt(new Date(services.clock.now().getTime() + days * DAY))
  await propose({ start_date: day(60), answer_by: day(30) })
  await tellChanges(services)
  const { id: proposal_id } = (await browser.get(mine)).body.data
  const hired = await recruiter.put(`${RECEIVED}/${id}/hire`, { version: await versionOf() })
  expect(hired.status).toBe(200)
  expect((await recruiter.get(theirs)).body.data.state).toBe('withdrawn')
  await tellChanges(services)
  expect((await browser.get(mine)).body.data.state).toBe('withdrawn')
  expect((await browser.put(`${mine}/acceptance`, { proposal_id })).status).toBe(409)
})
