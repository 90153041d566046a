import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#src/accounts/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { dayAt, formatDateTime } from '#src/shared/dates.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'
import { insertApplication } from '#test/applications.ts'
import type { Browser } from '#test/browser.ts'
import { Browser as Guest } from '#test/browser.ts'
import { makeApplicant, makeCompany, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import { remindExpiringOffers } from '../reminders.ts'
import { offerDrafts, offerEvents, offers } from '../tables.ts'
import { closeExpiredOffers } from './expiry.ts'

const services = useServices()
const MINE = '/api/recruiter/offers'

async function scene(values: Partial<typeof offers.$inferInsert> = {}) {
  const { company, owner } = await makeCompany(services)
  const offer = await makeOffer(services, company.id, values)
  const recruiter = await signedInAs(services, owner)
  return { company, owner, offer, recruiter, address: `${MINE}/${offer.id}` }
}

async function colleagueOf(companyId: number) {
  const hery = await makeMember(services, companyId, 'recruiter')
  await services.db.update(users).set({ first_name: 'Hery' }).where(eq(users.id, hery.id))
  return signedInAs(services, hery)
}

const kindsOf = async (id: number) => {
  const rows = await services.db
    .select()
    .from(offerEvents)
    .where(eq(offerEvents.offer_id, id))
    .orderBy(offerEvents.id)
  return rows.map(({ kind }) => kind)
}
const rowOf = async (id: number) => (await services.db.select().from(offers).where(eq(offers.id, id)))[0]
const guestSees = async (id: number) => (await new Guest(services).get(`/api/offers/${id}`)).body.data?.status
const stateOf = async (recruiter: Browser, address: string) => (await recruiter.get(address)).body.data.state

test('a paused offer leaves the site and comes back', async () => {
  const { offer, recruiter, address } = await scene({ title: 'Sculpteur' })
  const listed = async () =>
    (await new Guest(services).get('/api/offers?keywords=sculpteur')).body.data.length
  expect(await listed()).toBe(1)
  const paused = await recruiter.put(`${address}/pause`)
  expect([paused.status, paused.body.data.state]).toEqual([200, 'paused'])
  expect(paused.body.data.actions).toEqual(['resume', 'close'])
  expect([await listed(), await guestSees(offer.id)]).toEqual([0, 'paused'])
  const resumed = await recruiter.delete(`${address}/pause`)
  expect(resumed.body.data.state).toBe('published')
  expect([await listed(), await guestSees(offer.id)]).toEqual([1, 'open'])
  expect(await kindsOf(offer.id)).toEqual(['paused', 'resumed'])
})

test('asked twice it is done once; a colleague who comes second is told who did it', async () => {
  const { company, offer, recruiter, address } = await scene()
  const colleague = await colleagueOf(company.id)
  const { version } = (await recruiter.get(address)).body.data
  for (const _ of [1, 2]) expect((await colleague.put(`${address}/pause`, { version })).status).toBe(200)
  const late = await recruiter.put(`${address}/pause`, { version })
  expect([late.status, late.body.message]).toEqual([409, 'Hery l’a déjà mise en pause.'])
  const other = await recruiter.put(`${address}/closing`, { version, reason: 'annulee' })
  expect([other.status, other.body.message]).toEqual([409, 'Hery l’a déjà mise en pause.'])
  expect(await kindsOf(offer.id)).toEqual(['paused'])
})

test('of 50 changes at once by two people one is made, and the other is told', async () => {
  const { company, offer, recruiter, address } = await scene()
  const colleague = await colleagueOf(company.id)
  const { version } = (await recruiter.get(address)).body.data
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      index % 2
        ? recruiter.put(`${address}/pause`, { version })
        : colleague.put(`${address}/closing`, { version, reason: 'pourvue_ici' }),
    ),
  )
  const kinds = await kindsOf(offer.id)
  expect(kinds).toHaveLength(1)
  const winners = kinds[0] === 'paused' ? 1 : 0
  expect(answers.map(({ status }, index) => [index % 2, status])).toEqual(
    answers.map((_, index) => [index % 2, index % 2 === winners ? 200 : 409]),
  )
})

test('an offer on hold is neither resumed nor renewed by its recruiter, and says why', async () => {
  const { offer, recruiter, address } = await scene({ paused: true, held_at: services.clock.now() })
  const resumed = await recruiter.delete(`${address}/pause`)
  expect([resumed.status, resumed.body.message]).toEqual([
    409,
    expect.stringContaining('modération a suspendu'),
  ])
  expect((await recruiter.put(`${address}/closing`, { reason: 'annulee' })).status).toBe(200)
  const renewed = await recruiter.put(`${address}/renewal`)
  expect([renewed.status, renewed.body.message]).toEqual([
    409,
    expect.stringContaining('modération a suspendu'),
  ])
  expect(await guestSees(offer.id)).toBeUndefined()
})

test('a closing has a reason that guests read', async () => {
  const { offer, recruiter, address } = await scene()
  expect((await recruiter.put(`${address}/closing`, {})).body.errors.reason).toEqual([
    'Veuillez choisir une raison.',
  ])
  const closed = await recruiter.put(`${address}/closing`, { reason: 'pourvue_ailleurs' })
  expect(closed.body.data).toMatchObject({ state: 'closed', close_reason: 'pourvue_ailleurs' })
  expect((await new Guest(services).get(`/api/offers/${offer.id}`)).body.data).toMatchObject({
    status: 'closed',
    close_reason: 'pourvue_ailleurs',
  })
  expect((await recruiter.put(`${address}/pause`)).status).toBe(409)
})

test('a renewed offer stays thirty days from now, and a deadline before that goes', async () => {
  const { offer, recruiter, address } = await scene({
    application_deadline: new Date(services.clock.now().getTime() + 3 * DAY_SECONDS * 1000)
      .toISOString()
      .slice(0, 10),
  })
  const { body } = await recruiter.put(`${address}/renewal`)
  expect(body.data).toMatchObject({ state: 'published', days_left: 30 })
  // A second renewal on the same day changes nothing.
  expect((await recruiter.put(`${address}/renewal`)).status).toBe(200)
  expect(await kindsOf(offer.id)).toEqual(['renewed'])
  expect((await rowOf(offer.id))?.application_deadline).toBeNull()
})

test('a renewal never shortens what its recruiter chose', async () => {
  const day = (count: number) => new Date(services.clock.now().getTime() + count * DAY_SECONDS * 1000)
  const application_deadline = dayAt(day(45))
  const { offer, recruiter, address } = await scene({ expires_at: day(55), application_deadline })
  expect((await recruiter.put(`${address}/renewal`)).status).toBe(200)
  expect(await rowOf(offer.id)).toMatchObject({ expires_at: day(55), application_deadline })
})

test('a closed offer that is renewed and sent at the same moments is one or the other, and nobody waits in vain', async () => {
  const { company, offer, recruiter, address } = await scene({
    status: 'closed',
    closed_at: services.clock.now(),
    close_reason: 'expiree',
  })
  const colleague = await colleagueOf(company.id)
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      index % 2
        ? recruiter.put(`${address}/renewal`)
        : colleague.put(`${address}/submission`, { version: 0 }),
    ),
  )
  expect(answers.filter(({ status }) => status !== 200 && status !== 409 && status !== 422)).toEqual([])
  expect(['published', 'submitted']).toContain((await rowOf(offer.id))?.status)
})

test('a closed offer is published again with its old text at once; with a new one it is moderated first', async () => {
  const { offer, recruiter, address } = await scene({
    status: 'closed',
    closed_at: services.clock.now(),
    close_reason: 'expiree',
  })
  const now = services.clock.now()
  await services.db.insert(offerDrafts).values({ offer_id: offer.id, content: {}, updated_at: now })
  const refused = await recruiter.put(`${address}/renewal`)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('texte')])
  await services.db.delete(offerDrafts).where(eq(offerDrafts.offer_id, offer.id))
  expect((await recruiter.put(`${address}/renewal`)).body.data).toMatchObject({
    state: 'published',
    closed_at: null,
    close_reason: null,
  })
  expect(await guestSees(offer.id)).toBe('open')
})

test('without a free slot a closed offer is not published again, of 50 at once one takes the last', async () => {
  const { company, owner } = await makeCompany(services)
  const recruiter = await signedInAs(services, owner)
  const closed = await Promise.all(
    Array.from({ length: 50 }, () =>
      makeOffer(services, company.id, { status: 'closed', closed_at: services.clock.now() }),
    ),
  )
  const answers = await Promise.all(closed.map(({ id }) => recruiter.put(`${MINE}/${id}/renewal`)))
  const statuses = answers.map(({ status }) => status)
  expect([
    statuses.filter((one) => one === 200).length,
    statuses.filter((one) => one === 409).length,
  ]).toEqual([1, 49])
})

test('an offer is archived once everybody has an answer', async () => {
  const { company, owner, offer, recruiter, address } = await scene()
  const offer_copy = { title: offer.title, company: { name: company.name } } as never
  const row = { offer_id: offer.id, company_id: company.id, status: 'submitted' as const, offer_copy }
  await insertApplication(services, services.clock.now(), {
    ...row,
    applicant_id: (await makeApplicant(services)).id,
  })
  expect((await recruiter.put(`${address}/archive`)).status).toBe(409)
  await recruiter.put(`${address}/closing`, { reason: 'annulee' })
  const waiting = await recruiter.put(`${address}/archive`)
  expect([waiting.status, waiting.body.message]).toEqual([
    409,
    expect.stringContaining('Une candidature attend'),
  ])
  await recruiter.put(`${address}/answers`, { answer: 'cancelled', message: 'Bonjour {prenom}, merci.' })
  expect((await recruiter.put(`${address}/archive`)).status).toBe(409)
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const later = await signedInAs(services, owner)
  expect((await later.put(`${address}/archive`)).body.data).toMatchObject({ state: 'archived', actions: [] })
  expect(await kindsOf(offer.id)).toEqual(['closed', 'answered_all', 'archived'])
})

test('an offer is not archived over an answer that can still be taken back, and says until when', async () => {
  const { company, owner, offer, recruiter, address } = await scene()
  const offer_copy = { title: offer.title, company: { name: company.name } } as never
  const row = { offer_id: offer.id, company_id: company.id, status: 'submitted' as const, offer_copy }
  const sent = []
  for (const _ of [1, 2]) {
    const { id: applicant_id } = await makeApplicant(services)
    sent.push(await insertApplication(services, services.clock.now(), { ...row, applicant_id }))
  }
  await recruiter.put(`${address}/closing`, { reason: 'annulee' })
  const leaves = new Date(services.clock.now().getTime() + DAY_SECONDS * 1000)
  await recruiter.put(`${address}/answers`, { answer: 'cancelled', message: 'Bonjour {prenom}, merci.' })
  expect((await recruiter.get(address)).body.data).toMatchObject({
    open_count: 0,
    held_count: 2,
    held_until: leaves.toISOString(),
  })
  const refused = await recruiter.put(`${address}/archive`)
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining(`à partir du ${formatDateTime(leaves)}`),
  ])
  const [first] = sent
  await recruiter.delete(`/api/recruiter/applications/${first?.id}/rejection`)
  services.clock.advance(DAY_SECONDS)
  await services.queue.runDue(services)
  const later = await signedInAs(services, owner)
  const open = await later.put(`${address}/archive`)
  expect([open.status, open.body.message]).toEqual([409, expect.stringContaining('Une candidature attend')])
})

test.each([
  ['interview', 'Une candidature attend'],
  ['offer_made', 'Une proposition reste'],
  ['accepted', 'Une proposition reste'],
] as const)('an offer is not archived while an application stands at %s', async (stage, words) => {
  const { company, offer, recruiter, address } = await scene({
    status: 'closed',
    closed_at: services.clock.now(),
  })
  await insertApplication(services, services.clock.now(), {
    offer_id: offer.id,
    company_id: company.id,
    applicant_id: (await makeApplicant(services)).id,
    status: 'active',
    stage,
  })
  const refused = await recruiter.put(`${address}/archive`)
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining(words)])
})

test('several are changed at once, each with its result', async () => {
  const { company, offer, recruiter } = await scene()
  const draft = await makeOffer(services, company.id, { status: 'draft' })
  const foreign = (await scene()).offer
  const { status, body } = await recruiter.post('/api/recruiter/offer-changes', {
    change: 'pause',
    offers: [offer, draft, foreign].map(({ id }) => ({ id })),
  })
  expect(status).toBe(200)
  expect(body.data).toEqual([
    { id: offer.id, done: true, message: null },
    { id: draft.id, done: false, message: expect.any(String) },
    { id: foreign.id, done: false, message: expect.any(String) },
  ])
  expect([(await rowOf(offer.id))?.paused, (await rowOf(foreign.id))?.paused]).toEqual([true, false])
  const nothing = { change: 'close', offers: [{ id: offer.id }] }
  expect((await recruiter.post('/api/recruiter/offer-changes', nothing)).status).toBe(422)
})

test('an expired offer is closed, its history says so and its recruiter is told once, with the way to renew it', async () => {
  const { owner, offer, address } = await scene()
  services.clock.advance(31 * DAY_SECONDS)
  for (const _ of [1, 2]) await closeExpiredOffers(services)
  expect(await kindsOf(offer.id)).toEqual(['expired'])
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, owner.email))
  const told = mails.filter(({ subject }) => subject.startsWith('Votre offre a expiré'))
  expect(told).toHaveLength(1)
  expect(told[0]?.text).toContain(`/dashboard/recruteur/mes-offres/${offer.id}/apercu`)
  const again = await signedInAs(services, owner)
  expect(await stateOf(again, address)).toBe('closed')
  expect((await again.put(`${address}/renewal`)).body.data.state).toBe('published')
})

test('a mail’s link renews the offer in one press, only as long as its dates are those of the mail', async () => {
  const start = services.clock.now()
  const { owner, offer, recruiter, address } = await scene({
    expires_at: new Date(start.getTime() + 3 * DAY_SECONDS * 1000),
  })
  await remindExpiringOffers(services)
  const mailed = await services.db
    .select()
    .from(outgoingMails)
    .where(eq(outgoingMails.to_address, owner.email))
  const link = /\/dashboard\/recruteur\/mes-offres\/(\d+)\/apercu\?renouveler=([\w.-]+)/.exec(
    mailed.map(({ text }) => text).join('\n'),
  )
  expect(link?.[1]).toBe(String(offer.id))
  const [bell] = await services.db.select().from(notifications).where(eq(notifications.user_id, owner.id))
  expect(bell?.link).toBe(`/dashboard/recruteur/mes-offres/${offer.id}/apercu`)

  const token = link?.[2] ?? ''
  const other = await makeOffer(services, offer.company_id)
  for (const [path, forged] of [
    [`${MINE}/${other.id}`, token],
    [address, `${token}x`],
    [address, 'a.b.c'],
  ] as const)
    expect((await recruiter.put(`${path}/renewal`, { token: forged })).status).toBe(409)
  expect(await kindsOf(offer.id)).toEqual([])
  const rival = await scene()
  expect((await rival.recruiter.put(`${address}/renewal`, { token })).status).toBe(404)

  for (const _ of [1, 2]) expect((await recruiter.put(`${address}/renewal`, { token })).status).toBe(200)
  expect(await kindsOf(offer.id)).toEqual(['renewed'])
  services.clock.advance(3 * DAY_SECONDS)
  const later = await signedInAs(services, owner)
  const late = await later.put(`${address}/renewal`, { token })
  expect([late.status, late.body.message]).toEqual([409, expect.stringMatching(/^Ce lien ne sert plus/)])
})
