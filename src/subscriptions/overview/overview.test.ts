import { and, asc, desc, eq, like, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { closeExpiredOffers } from '#src/offers/life/expiry.ts'
import { fitOffersToSlots } from '#src/offers/life/plan-pause.ts'
import { publishOffer } from '#src/offers/moderation/publication.ts'
import { offerEvents, offers } from '#src/offers/tables.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import {
  makeSubscriber,
  openTill,
  orderBody,
  overviewOf,
  PAYMENTS,
  SUBSCRIPTION,
  subscribe,
  termsOf,
} from '#test/subscriptions/payments.ts'
import { invoices } from '../invoices/tables.ts'
import { expireTerms, remindOfEnds } from '../terms/sweeping.ts'

const services = useServices()
beforeAll(() => openTill(services))
beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

test('a subscription that is given up runs to its end and can be taken up again', async () => {
  const { browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'silver' })
  expect((await browser.put(`${SUBSCRIPTION}/cancellation`, {})).body.data.running.status).toBe('cancelled')
  expect((await browser.delete(`${SUBSCRIPTION}/cancellation`, {})).body.data.running.status).toBe('active')
})

test('an upgrade is paid less the unused days, at once, and both terms say so', async () => {
  const { company, owner, browser: before } = await makeSubscriber(services)
  await subscribe(services, before, { plan: 'silver' })
  services.clock.advance(10 * 86_400)
  const browser = await signedInAs(services, owner)
  const { data } = (await browser.get(`${SUBSCRIPTION}/quotes`)).body
  const quote = data.find(
    (each: { plan: string; period: string }) => each.plan === 'gold' && each.period === 'monthly',
  )
  // Of thirty days twenty are left: 60 000 × 20 / 30.
  expect(quote).toMatchObject({ kind: 'upgrade', price: 150_000, deduction: 40_000, amount: 110_000 })
  await subscribe(services, browser, { plan: 'gold', amount: 110_000 })
  expect((await termsOf(services, company.id)).map(({ plan, status }) => [plan, status])).toEqual([
    ['silver', 'upgraded'],
    ['gold', 'active'],
  ])
  const [invoice] = await services.db
    .select()
    .from(invoices)
    .where(eq(invoices.company_id, company.id))
    .orderBy(sql`id DESC`)
  expect(invoice?.incl_tax).toBe(110_000)
})

test('the end of a plan pauses the offers above one, the oldest stays, and the next payment brings them back', async () => {
  const { company, owner, browser: before } = await makeSubscriber(services)
  await subscribe(services, before, { plan: 'silver' })
  const made = []
  for (const days of [3, 2, 1])
    made.push(
      await makeOffer(services, company.id, {
        published_at: after(services.clock.now(), -days * DAY),
        expires_at: after(services.clock.now(), 90 * DAY),
      }),
    )
  const pausedOf = async () =>
    (
      await services.db
        .select({ paused: offers.paused })
        .from(offers)
        .where(eq(offers.company_id, company.id))
        .orderBy(asc(offers.id))
    ).map(({ paused }) => paused)
  services.clock.advance(24 * 86_400)
  await remindOfEnds(services)
  await remindOfEnds(services)
  services.clock.advance(7 * 86_400)
  await expireTerms(services)
  await expireTerms(services)
  const browser = await signedInAs(services, owner)
  expect(await pausedOf()).toEqual([false, true, true])
  expect(await overviewOf(browser)).toMatchObject({
    running: null,
    paused_offers: 2,
    meters: { offers: { taken: 1, total: 1 } },
  })
  const resumed = await browser.delete(`/api/recruiter/offers/${made[1]?.id}/pause`, {})
  expect([resumed.status, resumed.body.message]).toEqual([409, expect.stringContaining('une formule')])
  const titles = (
    await services.db
      .select()
      .from(notifications)
      .where(eq(notifications.user_id, owner.id))
      .orderBy(asc(notifications.id))
  ).map(({ title }) => title)
  expect(titles).toEqual([
    'Silver est actif jusqu’au 21 décembre 2026',
    'Votre abonnement Silver se termine dans 7 jours',
    'Votre abonnement Silver est terminé',
  ])
  await subscribe(services, browser, { plan: 'silver' })
  expect(await pausedOf()).toEqual([false, false, false])
  expect(await resumedOf(owner)).toEqual(['2 offres sont de nouveau en ligne'])
})

/** What a person was told of offers that came back by themselves, in the bell; each has its mail. */
async function resumedOf({ id }: { id: number }) {
  const isTold = and(eq(notifications.user_id, id), like(notifications.title, '%de nouveau en ligne'))
  const rows = await services.db.select().from(notifications).where(isTold).orderBy(asc(notifications.id))
  const mails = await services.db
    .select()
    .from(outgoingMails)
    .where(and(eq(outgoingMails.user_id, id), like(outgoingMails.subject, '%de nouveau en ligne%')))
  expect(mails).toHaveLength(rows.length)
  return rows.map(({ title }) => title)
}

test('an offer that was closed while the plan was over neither counts as paused nor takes the place of one that comes back', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'silver' })
  const made = []
  for (const published_at of ['2026-11-01T08:00:00Z', '2026-11-02T08:00:00Z', '2026-11-03T08:00:00Z'])
    made.push(await makeOffer(services, company.id, { published_at: new Date(published_at) }))
  services.clock.advance(40 * 86_400)
  await expireTerms(services)
  const [, closed, kept] = made
  await services.db
    .update(offers)
    .set({ status: 'closed' })
    .where(eq(offers.id, closed?.id ?? 0))
  const later = await signedInAs(services, owner)
  expect((await overviewOf(later)).paused_offers).toBe(1)
  await services.db.update(companies).set({ offer_slots: 2 }).where(eq(companies.id, company.id))
  await inTransaction(services, null, (unit) => fitOffersToSlots(unit, company.id))
  const [row] = await services.db
    .select()
    .from(offers)
    .where(eq(offers.id, kept?.id ?? 0))
  expect(row?.paused).toBe(false)
})

test('an offer that expires while the plan is over leaves its slot to the oldest that the plan paused, once', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'gold' })
  const made = (days: number, expires: number) =>
    makeOffer(services, company.id, {
      published_at: after(services.clock.now(), -days * DAY),
      expires_at: after(services.clock.now(), expires * DAY),
    })
  const [oldest, second, third] = [await made(3, 45), await made(2, 90), await made(1, 90)]
  const shown = async () => {
    const rows = await services.db
      .select({ id: offers.id })
      .from(offers)
      .where(and(eq(offers.company_id, company.id), eq(offers.status, 'published'), eq(offers.paused, false)))
    return rows.map(({ id }) => id)
  }
  services.clock.advance(40 * 86_400)
  await expireTerms(services)
  expect(await shown()).toEqual([oldest.id])
  services.clock.advance(10 * 86_400)
  await Promise.all([closeExpiredOffers(services), closeExpiredOffers(services)])
  expect(await shown()).toEqual([second.id])
  await closeExpiredOffers(services)
  expect(await shown()).toEqual([second.id])
  expect(await resumedOf(owner)).toEqual(['Votre offre est de nouveau en ligne'])
  const events = await services.db.select().from(offerEvents).where(eq(offerEvents.offer_id, second.id))
  expect(events.map(({ kind }) => kind)).toEqual(['paused_for_plan', 'resumed_for_plan'])
  // An end that somebody chooses leaves the slot free for what they choose it for.
  const later = await signedInAs(services, owner)
  expect((await later.put(`/api/recruiter/offers/${second.id}/closing`, { reason: 'annulee' })).status).toBe(
    200,
  )
  expect(await shown()).toEqual([])
  expect((await overviewOf(later)).paused_offers).toBe(1)
  // What a moderator holds comes back to its company and not to the site, so that nobody is told of it.
  await services.db.update(offers).set({ held_at: services.clock.now() }).where(eq(offers.id, third.id))
  await subscribe(services, later, { plan: 'silver' })
  expect([await shown(), (await overviewOf(later)).paused_offers]).toEqual([[], 0])
  expect(await resumedOf(owner)).toHaveLength(1)
})

test('a term that is paid early follows the one that runs, day after day', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'gold' })
  await subscribe(services, browser, { plan: 'gold' })
  const overview = await overviewOf(browser)
  expect(overview).toMatchObject({
    running: { status: 'active', ends_at: '2026-12-21T08:00:00.000Z' },
    following: {
      status: 'pending',
      starts_at: '2026-12-21T08:00:00.000Z',
      ends_at: '2027-01-21T08:00:00.000Z',
    },
  })
  const third = await browser.post(PAYMENTS, orderBody({ plan: 'gold' }))
  expect([third.status, third.body.message]).toEqual([409, expect.stringContaining('déjà payée')])
  services.clock.set('2026-12-21T09:30:00Z')
  await expireTerms(services)
  expect((await termsOf(services, company.id)).map(({ status }) => status)).toEqual(['expired', 'active'])
  expect((await overviewOf(await signedInAs(services, owner))).running.ends_at).toBe(
    '2027-01-21T08:00:00.000Z',
  )
})

test('a smaller plan is refused with what to close', async () => {
  const { company, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'gold' })
  for (const title of ['Soudeur', 'Vendeur', 'Cuisinier', 'Chauffeur'])
    await makeOffer(services, company.id, { title })
  const answer = await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))
  expect([answer.status, answer.body.message]).toEqual([
    409,
    expect.stringMatching(/clôturez une offre parmi «\u00A0Chauffeur\u00A0»/),
  ])
})

test('members above a smaller plan become readers and lose nothing', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'gold' })
  for (const _ of [1, 2]) await makeMember(services, company.id, 'recruiter')
  services.clock.advance(40 * 86_400)
  await expireTerms(services)
  const { body } = await (await signedInAs(services, owner)).get('/api/recruiter/members')
  expect(body.data.members.map(({ role }: { role: string }) => role)).toEqual(['owner', 'reader', 'reader'])
  expect(body.data.seats).toEqual({ taken: 1, total: 1 })
})

test('a company without a plan has one offer, one member and no contact, and every plan is quoted', async () => {
  const { browser } = await makeSubscriber(services)
  expect(await overviewOf(browser)).toEqual({
    running: null,
    following: null,
    waiting: null,
    meters: {
      offers: { taken: 0, total: 1 },
      members: { taken: 1, total: 1 },
      contacts: { taken: 0, total: 0 },
      sponsorings: { taken: 0, total: 0 },
    },
    renewed_on: null,
    paused_offers: 0,
  })
  const { body } = await browser.get(`${SUBSCRIPTION}/quotes`)
  expect(body.data).toHaveLength(9)
  expect(
    body.data.every((each: { kind: string; refusal: null }) => each.kind === 'new' && !each.refusal),
  ).toBe(true)
  expect(body.payees.map(({ method }: { method: string }) => method)).toEqual([
    'mvola',
    'bank_transfer',
    'cash',
  ])
})

test('the meters count what is used of a plan', async () => {
  const { company, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'gold' })
  await makeOffer(services, company.id)
  await makeMember(services, company.id, 'reader')
  expect(await overviewOf(browser)).toMatchObject({
    meters: {
      offers: { taken: 1, total: 10 },
      members: { taken: 1, total: 3 },
      contacts: { taken: 0, total: 20 },
      sponsorings: { taken: 0, total: 2 },
    },
    renewed_on: '2026-12-21',
  })
})

test('an offer that waits for moderation when the plan ends takes none off the site, and comes on it with the next plan', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  await subscribe(services, browser, { plan: 'silver' })
  const far = { expires_at: after(services.clock.now(), 90 * DAY) }
  const shown = await makeOffer(services, company.id, far)
  const waiting = await makeOffer(services, company.id, {
    ...far,
    status: 'submitted',
    published_at: null,
    submitted_at: services.clock.now(),
  })
  services.clock.advance(40 * 86_400)
  await expireTerms(services)
  const stateOf = async () =>
    (
      await services.db
        .select({ status: offers.status, paused: offers.paused })
        .from(offers)
        .where(eq(offers.company_id, company.id))
        .orderBy(asc(offers.id))
    ).map(({ status, paused }) => [status, paused])
  expect(await stateOf()).toEqual([
    ['published', false],
    ['submitted', false],
  ])
  await inTransaction(services, null, (unit) =>
    publishOffer(unit, waiting.id, { submitted_at: waiting.submitted_at }),
  )
  expect(await stateOf()).toEqual([
    ['published', false],
    ['published', true],
  ])
  // Nobody is told that it is online.
  const [told] = await services.db
    .select({ title: notifications.title })
    .from(notifications)
    .where(eq(notifications.kind, 'offer.published'))
    .orderBy(desc(notifications.id))
    .limit(1)
  expect(told?.title).toBe('Votre offre est validée, en pause')
  await subscribe(services, await signedInAs(services, owner), { plan: 'silver' })
  expect(await stateOf()).toEqual([
    ['published', false],
    ['published', false],
  ])
  expect(shown.id).toBeLessThan(waiting.id)
})
