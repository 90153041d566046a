import { asc, eq, sql } from 'drizzle-orm'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { notifications } from '#src/notifications/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { reachedLimitWords } from '#src/shared/limits/daily-limit.ts'
import { Browser } from '#test/browser.ts'
import { makeApplicant, makeMember, makeOffer, signedInAs } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import {
  accept,
  MONTHLY,
  makeSubscriber,
  nextReference,
  openTill,
  orderAndDeclare,
  orderBody,
  overviewOf,
  PAYMENTS,
  readPayment,
  refuse,
  SUBSCRIPTION,
  subscribe,
  termsOf,
} from '#test/subscriptions/payments.ts'
import { invoices } from '../invoices/tables.ts'
import { startPaidSponsorings } from '../sponsoring/ordered.ts'
import { refundPayment } from './deciding.ts'
import { cancelUndeclared } from './expiry.ts'
import { PAYMENTS_A_DAY } from './shared/limits.ts'
import { paymentLedger, payments } from './tables.ts'

const services = useServices()
const PARALLEL = 50
beforeAll(() => openTill(services))
beforeEach(() => services.clock.set('2026-11-21T08:00:00Z'))

const eventsOf = async (id: number) =>
  (
    await services.db
      .select({ event: paymentLedger.event, amount: paymentLedger.amount })
      .from(paymentLedger)
      .where(eq(paymentLedger.payment_id, id))
      .orderBy(asc(paymentLedger.id))
  ).map(({ event, amount }) => [event, amount])

test('silver by MVola: ordered, refused, paid again, accepted, with its invoice', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  const ordered = await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))
  expect(ordered.body.data).toMatchObject({
    status: 'pending',
    amount: 60_000,
    title: 'Abonnement Silver, 1 mois',
    payee: { account: '034 00 000 01', holder: 'Asafidy SARL' },
    expires_on: '2026-11-28',
  })
  const { id, reference } = ordered.body.data
  expect(reference).toBe(`PAI-2026-${String(id).padStart(4, '0')}`)
  const said = { payer_phone: '034 12 345 67', operator_reference: ' 1234 567 890 ', paid_on: '2026-11-21' }
  const declared = await browser.put(`${PAYMENTS}/${id}/declaration`, said)
  expect(declared.body.data).toMatchObject({
    operator_reference: '1234567890',
    payer_phone: '+261341234567',
    expires_on: null,
  })
  await refuse(services, id, 'La référence est introuvable.')
  const refused = (await browser.get(`${PAYMENTS}/${id}`)).body.data
  expect(refused).toMatchObject({
    status: 'failed',
    reason: 'La référence est introuvable.',
    can_retry: true,
  })
  expect((await termsOf(services, company.id)).map(({ status }) => status)).toEqual(['rejected'])
  const retried = await browser.post(`${PAYMENTS}/${id}/retry`, { payment_method: 'mvola' })
  expect(retried.body.data).toMatchObject({ status: 'pending', amount: 60_000 })
  expect(retried.body.data.id).not.toBe(id)
  // The reference of a refused payment may be given again.
  const again = await browser.put(`${PAYMENTS}/${retried.body.data.id}/declaration`, said)
  expect(again.status).toBe(200)
  await accept(services, retried.body.data.id)
  const accepted = (await browser.get(`${PAYMENTS}/${retried.body.data.id}`)).body.data
  expect(accepted).toMatchObject({
    status: 'success',
    invoice: { number: expect.stringMatching(/^F-2026-\d{4}$/) },
  })
  expect(await overviewOf(browser)).toMatchObject({
    running: { plan: 'silver', status: 'active', ends_at: '2026-12-21T08:00:00.000Z' },
    waiting: null,
    meters: { offers: { taken: 0, total: 3 }, members: { taken: 1, total: 1 } },
  })
  expect(await eventsOf(retried.body.data.id)).toEqual([
    ['created', 0],
    ['declared', 0],
    ['succeeded', 60_000],
  ])
  const told = await services.db
    .select()
    .from(notifications)
    .where(eq(notifications.user_id, owner.id))
    .orderBy(asc(notifications.id))
  expect(told.map(({ kind }) => kind)).toEqual(['payment.refused', 'payment.accepted'])
})

test('fifty presses at once are one order, and fifty acceptances one success with one invoice', async () => {
  const { company, browser } = await makeSubscriber(services)
  const all = Array.from({ length: PARALLEL })
  const ordered = await Promise.all(all.map(() => browser.post(PAYMENTS, orderBody({ plan: 'gold' }))))
  expect(new Set(ordered.map(({ body }) => body.data?.id)).size).toBe(1)
  const { id } = ordered[0]?.body.data ?? {}
  await browser.put(`${PAYMENTS}/${id}/declaration`, {
    payer_phone: '0341234567',
    operator_reference: nextReference(),
    paid_on: '2026-11-21',
  })
  const results = await Promise.allSettled(all.map(() => accept(services, id)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await services.db.select().from(invoices).where(eq(invoices.payment_id, id))).toHaveLength(1)
  expect((await termsOf(services, company.id)).map(({ status }) => status)).toEqual(['active'])
  expect((await overviewOf(browser)).meters.contacts).toEqual({ taken: 0, total: 20 })
})

test('one reference pays once, whoever gives it and whoever is first', async () => {
  const people = await Promise.all([makeSubscriber(services), makeSubscriber(services)])
  const operator_reference = nextReference()
  const answers = await Promise.all(
    people.map(async ({ browser }) => {
      const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
      const said = { payer_phone: '0341234567', operator_reference, paid_on: '2026-11-21' }
      return browser.put(`${PAYMENTS}/${id}/declaration`, said)
    }),
  )
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  expect(answers.find(({ status }) => status === 422)?.body.errors).toEqual({
    operator_reference: ['Cette référence a déjà servi à un autre paiement.'],
  })
})

test('what is missing or wrong in a declaration is said on its field', async () => {
  const { browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  const put = async (said: object) =>
    (await browser.put(`${PAYMENTS}/${id}/declaration`, { ...said })).body.errors
  expect(Object.keys(await put({}))).toEqual(['operator_reference', 'payer_phone', 'paid_on'])
  expect(
    await put({ payer_phone: '032 12 345 67', operator_reference: '123', paid_on: '2026-11-22' }),
  ).toEqual({
    operator_reference: ['Une référence a de 6 à 40 lettres et chiffres, par exemple 1234567890.'],
    payer_phone: ['Ce numéro n’est pas de cet opérateur.'],
    paid_on: ['Ce jour n’est pas encore venu.'],
  })
  expect((await readPayment(services, id)).declared_at).toBeNull()
})

test('a transfer asks for its proof', async () => {
  const { browser } = await makeSubscriber(services)
  const ordered = await browser.post(PAYMENTS, orderBody({ plan: 'silver', payment_method: 'bank_transfer' }))
  const declared = await browser.put(`${PAYMENTS}/${ordered.body.data.id}/declaration`, {
    paid_on: '2026-11-20',
  })
  expect(declared.body.errors).toEqual({ file: ['Joignez une photo ou un PDF qui montre le paiement.'] })
})

test('a sum that changed since the page showed it is not asked for silently', async () => {
  const { browser } = await makeSubscriber(services)
  const answer = await browser.post(PAYMENTS, orderBody({ plan: 'silver', amount: 50_000 }))
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('Le montant a changé')])
})

test('a refund ends what was paid for and has a credit note; a large one needs two people', async () => {
  const { company, browser } = await makeSubscriber(services)
  const id = await subscribe(services, browser, { plan: 'gold', period: 'yearly', amount: 1_500_000 })
  const [one, other] = [await makeApplicant(services), await makeApplicant(services)]
  const refund = (person: { id: number }) =>
    inTransaction(services, person, (unit) => refundPayment(unit, id, 'Payé deux fois'))
  expect((await refund(one)).status).toBe('success')
  await expect(refund(one)).rejects.toMatchObject({ status: 409 })
  expect((await refund(other)).status).toBe('refunded')
  await expect(refund(one)).rejects.toMatchObject({ status: 409 })
  expect((await termsOf(services, company.id)).map(({ status }) => status)).toEqual(['expired'])
  expect((await browser.get(`${PAYMENTS}/${id}`)).body.data).toMatchObject({
    status: 'refunded',
    credit_note: { number: expect.stringMatching(/^A-2026-/) },
  })
  expect((await eventsOf(id)).map(([, amount]) => amount)).toEqual([0, 0, 1_500_000, -1_500_000])
  expect((await overviewOf(browser)).meters).toMatchObject({ contacts: { total: 0 }, offers: { total: 1 } })
})

test('a payment that nobody declares is cancelled after seven days with its order', async () => {
  const { company, browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  services.clock.advance(7 * 86_400 + 1)
  await cancelUndeclared(services)
  await cancelUndeclared(services)
  expect(await readPayment(services, id)).toMatchObject({ status: 'cancelled' })
  expect((await termsOf(services, company.id)).map(({ status }) => status)).toEqual(['rejected'])
})

test('the payer gives a payment up, twice as once, and an accepted one not at all', async () => {
  const { browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  for (const _ of [1, 2]) {
    const answer = await browser.put(`${PAYMENTS}/${id}/cancellation`, {})
    expect(answer.body.data.status).toBe('cancelled')
  }
  const accepted = await subscribe(services, browser, { plan: 'silver' })
  expect((await browser.put(`${PAYMENTS}/${accepted}/cancellation`, {})).status).toBe(409)
})

test('an acceptance names what was read: what is declared meanwhile is read first', async () => {
  const { browser } = await makeSubscriber(services)
  const id = await orderAndDeclare(browser, { plan: 'silver' })
  const seen = await readPayment(services, id)
  services.clock.advance(60)
  await browser.put(`${PAYMENTS}/${id}/declaration`, {
    payer_phone: '0341234567',
    operator_reference: nextReference(),
    paid_on: '2026-11-20',
  })
  const { acceptPayment } = await import('./deciding.ts')
  await expect(
    inTransaction(services, null, (unit) => acceptPayment(unit, id, { declared_at: seen.declared_at })),
  ).rejects.toMatchObject({ status: 409 })
})

test('the list of payments is filtered by what the specification names', async () => {
  const { browser } = await makeSubscriber(services)
  const first = await orderAndDeclare(browser, { plan: 'silver' })
  await refuse(services, first)
  const second = await orderAndDeclare(browser, { plan: 'silver' })
  const idsOf = async (query: string) =>
    (await browser.get(`${PAYMENTS}${query}`)).body.data.map(({ id }: { id: number }) => id)
  expect(await idsOf('')).toEqual([second, first])
  expect(await idsOf('?status=failed')).toEqual([first])
  expect(await idsOf('?payment_method=1&category=1')).toEqual([second, first])
  expect(await idsOf('?payment_method=2')).toEqual([])
  expect(await idsOf('?category=2')).toEqual([])
  expect(await idsOf('?created_at=2026-11-21')).toEqual([second, first])
  expect(await idsOf('?start_date=2026-11-22')).toEqual([])
  expect(await idsOf('?end_date=2026-11-20')).toEqual([])
  expect(await idsOf('?payment_method=99&status=nothing&created_at=hier')).toEqual([second, first])
})

test('payments are the owner’s: nobody else of the company, of another or of none reads or makes one', async () => {
  const { company, browser } = await makeSubscriber(services)
  const id = await orderAndDeclare(browser, { plan: 'silver' })
  const reader = await signedInAs(services, await makeMember(services, company.id, 'reader'))
  const rival = (await makeSubscriber(services)).browser
  const applicant = await signedInAs(services, await makeApplicant(services))
  for (const [who, status] of [
    [new Browser(services), 401],
    [applicant, 403],
    [reader, 403],
    [rival, 404],
  ] as const)
    expect((await who.get(`${PAYMENTS}/${id}`)).status).toBe(status)
  expect((await reader.post(PAYMENTS, orderBody({ plan: 'silver' }))).status).toBe(403)
  expect((await overviewOf(reader)).waiting).toBeNull()
})

test('the database refuses to change or remove a line of the ledger', async () => {
  const { browser } = await makeSubscriber(services)
  await orderAndDeclare(browser, { plan: 'silver' })
  for (const statement of [
    sql`UPDATE payment_ledger SET amount = 1`,
    sql`DELETE FROM payment_ledger`,
    sql`TRUNCATE payment_ledger`,
  ])
    await expect(services.db.execute(statement)).rejects.toThrow()
})

test('receipts are what was accepted less what was refunded, and the invoices say the same', async () => {
  const [ledger] = await services.db.select({ sum: sql<number>`sum(amount)::int` }).from(paymentLedger)
  const [paid] = await services.db
    .select({ sum: sql<number>`sum(amount)::int` })
    .from(payments)
    .where(eq(payments.status, 'success'))
  const [issued] = await services.db
    .select({ sum: sql<number>`sum(CASE series WHEN 'F' THEN incl_tax ELSE -incl_tax END)::int` })
    .from(invoices)
  expect([ledger?.sum, issued?.sum]).toEqual([paid?.sum, paid?.sum])
  expect(MONTHLY.gold).toBe(150_000)
  const [slots] = await services.db.select({ least: sql<number>`min(member_slots)::int` }).from(companies)
  expect(slots?.least).toBe(1)
})

test('a sponsoring that is paid begins when its payment is accepted, or once its offer is online', async () => {
  const { company, browser } = await makeSubscriber(services)
  const offer = await makeOffer(services, company.id)
  const path = `/api/recruiter/offers/${offer.id}/sponsoring-payments`
  const order = { days: 15, payment_method: 'mvola', amount: 40_000 }
  const ids = await Promise.all(Array.from({ length: 10 }, () => browser.post(path, order)))
  expect(new Set(ids.map(({ body }) => body.data.id)).size).toBe(1)
  const { id, amount, category } = ids[0]?.body.data ?? {}
  expect([amount, category]).toEqual([40_000, 'sponsoring'])
  await browser.put(`/api/recruiter/offers/${offer.id}/pause`)
  await accept(services, id)
  const states = async () =>
    (await browser.get(`/api/recruiter/offers/${offer.id}/sponsorings`)).body.data.map(
      ({ state }: { state: string }) => state,
    )
  expect(await states()).toEqual(['pending'])
  await startPaidSponsorings(services)
  expect(await states()).toEqual(['pending'])
  await browser.delete(`/api/recruiter/offers/${offer.id}/pause`)
  await startPaidSponsorings(services)
  await startPaidSponsorings(services)
  expect(await states()).toEqual(['active'])
  await inTransaction(services, null, (unit) => refundPayment(unit, id, 'Retirée par la modération'))
  expect(await states()).toEqual(['cancelled'])
})

test('a sponsoring whose payment fails is cancelled, and can be ordered again', async () => {
  const { company, browser } = await makeSubscriber(services)
  const offer = await makeOffer(services, company.id)
  const path = `/api/recruiter/offers/${offer.id}/sponsoring-payments`
  const order = { days: 7, payment_method: 'mvola', amount: 20_000 }
  const outdated = await browser.post(path, { ...order, amount: 15_000 })
  expect([outdated.status, outdated.body.message]).toEqual([
    409,
    expect.stringContaining('Le montant a changé\u00A0: 20\u00A0000\u00A0Ar maintenant'),
  ])
  const { id } = (await browser.post(path, order)).body.data
  const other = await browser.post(path, { ...order, days: 30, amount: 70_000 })
  expect([other.status, other.body.message]).toEqual([409, expect.stringContaining('attend déjà')])
  await refuse(services, id)
  const again = await browser.post(`${PAYMENTS}/${id}/retry`, { payment_method: 'mvola' })
  expect(again.body.data).toMatchObject({ status: 'pending', amount: 20_000, category: 'sponsoring' })
  const foreign = (await makeSubscriber(services)).browser
  expect((await foreign.post(path, order)).status).toBe(404)
  expect((await browser.post(path, { ...order, days: 8 })).body.errors).toEqual({
    days: ['Veuillez choisir une durée.'],
  })
})

test('the credits of a plan sponsor at once, never more than the month has, and anew the next month', async () => {
  const { company, owner, browser } = await makeSubscriber(services)
  const made: { id: number }[] = []
  for (const _ of [1, 2, 3]) made.push(await makeOffer(services, company.id, { expires_at: null }))
  const sponsor = (who: typeof browser, index: number, days: number) =>
    who.post(`/api/recruiter/offers/${made[index]?.id}/sponsorings`, { days })
  expect((await sponsor(browser, 0, 7)).status).toBe(409)
  await subscribe(services, browser, { plan: 'gold', period: 'yearly', amount: 1_500_000 })
  const first = await sponsor(browser, 0, 7)
  expect(first.body.data[0]).toMatchObject({ state: 'active', is_free: true, price: 0 })
  const long = await sponsor(browser, 1, 30)
  expect([long.status, long.body.message]).toEqual([409, '30 jours en demandent deux, il en reste un.'])
  // One credit is left for fifty presses on two offers.
  const all = Array.from({ length: PARALLEL }, (_, press) => 1 + (press % 2))
  const presses = await Promise.all(all.map((index) => sponsor(browser, index, 15)))
  expect(presses.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(presses.map(({ status }) => status))).toEqual(new Set([200, 409]))
  expect((await browser.get('/api/recruiter/sponsoring-credits')).body.data).toMatchObject({
    taken: 2,
    total: 2,
    renewed_on: '2026-12-21',
    prices: { 7: 20_000, 15: 40_000, 30: 70_000 },
  })
  services.clock.advance(31 * 86_400)
  const later = await signedInAs(services, owner)
  expect((await later.get('/api/recruiter/sponsoring-credits')).body.data.taken).toBe(0)
})

test('a company says twenty times a day at most that it paid, so that nobody floods who checks', async () => {
  const { browser } = await makeSubscriber(services)
  const { id } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  const say = () =>
    browser.put(`${PAYMENTS}/${id}/declaration`, {
      payer_phone: '0341234567',
      operator_reference: nextReference(),
      paid_on: '2026-11-21',
    })
  for (let turn = 1; turn < 20; turn += 1) expect((await say()).status).toBe(200)
  const last = await say()
  // The page says so beforehand, in the words of the refusal.
  const again_at = after(services.clock.now(), DAY).toISOString()
  expect(last.body.data.declarations).toEqual({ left: 0, again_at })
  const over = await say()
  expect([over.status, over.headers['retry-after']]).toEqual([429, expect.anything()])
  expect(over.body.message).toBe(reachedLimitWords(PAYMENTS_A_DAY.declaration, again_at))
  // Another company is not held up by it.
  await orderAndDeclare((await makeSubscriber(services)).browser, { plan: 'silver' })
})

test('a company that orders for the fortieth time in a day is told how many are left, and then refused in the same words', async () => {
  const { browser } = await makeSubscriber(services)
  const left = async () => (await browser.get(`${SUBSCRIPTION}/quotes`)).body.orders
  expect(await left()).toEqual({ left: 40, again_at: null })
  const order = () => browser.post(PAYMENTS, orderBody({ plan: 'silver' }))
  for (let turn = 1; turn <= 40; turn += 1) {
    const { status, body } = await order()
    expect(status).toBe(200)
    await browser.put(`${PAYMENTS}/${body.data.id}/cancellation`)
  }
  const { again_at, ...now } = await left()
  expect(now).toEqual({ left: 0 })
  const over = await order()
  expect([over.status, over.body.message]).toEqual([429, reachedLimitWords(PAYMENTS_A_DAY.order, again_at)])
})
