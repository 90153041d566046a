import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog } from '#src/platform/tables.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { makeAdmin } from '#test/factories.ts'
import { useServices } from '#test/services.ts'
import {
  insertPayment,
  makeSubscriber,
  openTill,
  orderBody,
  PAYMENTS,
  readPayment,
} from '#test/subscriptions/payments.ts'
import { paymentLedger } from '../payments/tables.ts'
import { importLines, readByColumns } from './importing.ts'
import { reconcile } from './reconciliation.ts'
import { settleMatches } from './settling.ts'
import type { StatementColumns } from './shared/columns.ts'
import { statementLines, statements } from './tables.ts'

const services = useServices()
const RUNS = process.env.TEST_DATABASE_URL ? 40 : 8
const NONE: StatementColumns = {
  paid_on: 'Date',
  amount: 'Montant',
  debit: null,
  transaction_id: null,
  payer: 'De',
  wording: 'Libellé',
  state: null,
}
const BY_ID: StatementColumns = { ...NONE, transaction_id: 'Référence' }
const HEAD = ['Date', 'Montant', 'Référence', 'De', 'Libellé']
let admin: { id: number }

beforeAll(async () => {
  admin = await makeAdmin(services, { admin_role: 'billing' })
  await openTill(services)
})
beforeEach(async () => {
  await services.db.delete(statementLines)
  await services.db.delete(statements)
})

function importRows(rows: string[][], columns: StatementColumns) {
  const read = readByColumns({ rows: [HEAD, ...rows], is1904: false }, columns, 'mvola')
  if (!read) throw new Error('the columns are missing')
  return inTransaction(services, admin, (unit) =>
    importLines(unit, 'mvola', { name: 'releve.csv', columns, read }),
  )
}

const readKept = () =>
  services.db
    .select({
      fingerprint: statementLines.fingerprint,
      amount: statementLines.amount,
      state: statementLines.state,
    })
    .from(statementLines)
    .orderBy(asc(statementLines.fingerprint))

/** Few values, so that lines often say the same. */
const row = fc
  .tuple(
    fc.constantFrom('18/11/2026', '19/11/2026', '20/11/2026'),
    fc.constantFrom('60 000', '150 000,00', '-5 000', 'abc'),
    fc.constantFrom('0341234567', 'RAKOTO', ''),
    fc.constantFrom('Abonnement', 'Merci'),
  )
  .map(([day, amount, payer, wording]) => ({ day, amount, payer, wording }))
const written = fc.array(row, { minLength: 1, maxLength: 12 })
const withIds = (rows: { day: string; amount: string; payer: string; wording: string }[]) =>
  rows.map(({ day, amount, payer, wording }, index) => [day, amount, `TX${1000 + index}`, payer, wording])

test('a statement that is imported again, whole or in any parts, changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      written,
      fc.array(fc.nat(12), { maxLength: 4 }),
      fc.boolean(),
      async (rows, cuts, hasIds) => {
        await services.db.delete(statementLines)
        await services.db.delete(statements)
        const columns = hasIds ? BY_ID : NONE
        const all = withIds(rows)
        const first = await importRows(all, columns)
        const kept = await readKept()
        expect(first.added).toBe(kept.length)
        const borders = [0, ...cuts.map((cut) => Math.min(cut, all.length)).sort((a, b) => a - b), all.length]
        const parts = borders.slice(1).map((end, index) => all.slice(borders[index], end))
        for (const part of [all, ...parts.toReversed()]) {
          const again = await importRows(part, columns)
          expect([again.statement_id, again.added, again.linked]).toEqual([null, 0, 0])
        }
        expect(await readKept()).toEqual(kept)
      },
    ),
    { numRuns: RUNS },
  )
})

test('parts of a statement whose lines have numbers come to the same as the whole, in whatever order', async () => {
  await fc.assert(
    fc.asyncProperty(written, fc.nat(12), async (rows, cut) => {
      const all = withIds(rows)
      const kept: unknown[] = []
      for (const parts of [[all], [all.slice(cut), all.slice(0, cut), all]]) {
        await services.db.delete(statementLines)
        await services.db.delete(statements)
        for (const part of parts) await importRows(part, BY_ID)
        kept.push(await readKept())
      }
      expect(kept[1]).toEqual(kept[0])
    }),
    { numRuns: RUNS / 2 },
  )
})

test('what is accepted comes to what matched, each once, and every Ariary has its line in the ledger', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('agrees', 'other amount', 'other payer', 'unknown'), {
        minLength: 1,
        maxLength: 5,
      }),
      async (kinds) => {
        await services.db.delete(statementLines)
        await services.db.delete(statements)
        const rows: string[][] = []
        for (const kind of kinds) {
          const { company } = await makeSubscriber(services)
          const operator_reference = `TX${company.id}`
          const { id } = await insertPayment(
            services,
            company.id,
            { declared_at: services.clock.now(), operator_reference, payer_phone: '+261341234567' },
            { status: 'pending' },
          )
          const amount = kind === 'other amount' ? '59 000' : '60 000'
          const payer = kind === 'other payer' ? '034 99 999 99' : '034 12 345 67'
          const reference = kind === 'unknown' ? `ZZ${id}` : operator_reference
          rows.push(['20/11/2026', amount, reference, kind === 'unknown' ? 'RAKOTO' : payer, ''])
        }
        await importRows(rows, BY_ID)
        const { whole } = await reconcile(services.db, 'mvola')
        expect(whole).toHaveLength(kinds.filter((kind) => kind === 'agrees').length)
        const seen = whole.map(({ line, payment }) => ({
          line_id: line.id,
          payment_id: payment.id,
          declared_at: payment.declared_at,
        }))
        // Two people press at the same moment.
        const presses = await Promise.all([
          settleMatches(services, admin, 'mvola', seen),
          settleMatches(services, admin, 'mvola', seen.toReversed()),
        ])
        const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
        expect(sum(presses.map(({ amount }) => amount))).toBe(sum(whole.map(({ line }) => line.amount)))
        expect(sum(presses.map(({ accepted }) => accepted))).toBe(whole.length)
        const ids = whole.map(({ payment }) => payment.id)
        const ledger = await services.db.select().from(paymentLedger)
        const received = ledger.filter(({ payment_id }) => ids.includes(payment_id))
        expect(sum(received.map(({ amount }) => amount))).toBe(sum(whole.map(({ line }) => line.amount)))
        expect((await reconcile(services.db, 'mvola')).whole).toEqual([])
      },
    ),
    { numRuns: RUNS / 4 },
  )
})

test('a payment that nobody declared takes what the line says, and is accepted', async () => {
  const { browser } = await makeSubscriber(services)
  const { id, reference } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  await importRows([['20/11/2026', '60 000', 'TX777001', '0341234567', `Abonnement ${reference}`]], BY_ID)
  const [match] = (await reconcile(services.db, 'mvola')).whole
  const seen = { line_id: match?.line.id ?? 0, payment_id: id, declared_at: null }
  expect(await settleMatches(services, admin, 'mvola', [seen])).toMatchObject({ accepted: 1, amount: 60_000 })
  expect(await readPayment(services, id)).toMatchObject({
    status: 'success',
    operator_reference: 'TX777001',
    payer_phone: '+261341234567',
    paid_on: '2026-11-20',
    decided_by: admin.id,
  })
})

test('what the payer declares after it was read is not accepted unseen', async () => {
  const { browser } = await makeSubscriber(services)
  const { id, reference } = (await browser.post(PAYMENTS, orderBody({ plan: 'silver' }))).body.data
  await importRows([['20/11/2026', '60 000', 'TX777002', '0341234567', reference]], BY_ID)
  const [match] = (await reconcile(services.db, 'mvola')).whole
  const seen = { line_id: match?.line.id ?? 0, payment_id: id, declared_at: null }
  const declared = { payer_phone: '034 12 345 67', operator_reference: 'TX777002', paid_on: '2026-11-20' }
  expect((await browser.put(`${PAYMENTS}/${id}/declaration`, declared)).status).toBe(200)
  const { accepted, refused } = await settleMatches(services, admin, 'mvola', [seen])
  expect([accepted, refused]).toEqual([
    0,
    [{ line_id: seen.line_id, message: expect.stringContaining('relisez') }],
  ])
  expect((await readPayment(services, id)).status).toBe('pending')
})

test('a line of a payment that was accepted before is linked as it comes, and tells who imported it', async () => {
  const { company } = await makeSubscriber(services)
  const now = services.clock.now()
  const { id } = await insertPayment(services, company.id, {
    status: 'success',
    declared_at: now,
    ended_at: now,
    operator_reference: 'TX888001',
    payer_phone: '+261341234567',
    paid_on: '2026-11-20',
  })
  const unproven = async () => (await reconcile(services.db, 'mvola')).unproven.map((each) => each.id)
  await importRows([['20/11/2026', '5 000', 'TX888000', 'RAKOTO', '']], BY_ID)
  expect(await unproven()).toContain(id)
  const done = await importRows([['20/11/2026', '60 000', 'TX888001', '0341234567', '']], BY_ID)
  expect([done.added, done.linked]).toEqual([1, 1])
  expect(await unproven()).not.toContain(id)
  const log = await services.db.select().from(auditLog)
  expect(log.filter(({ actor_id }) => actor_id === admin.id).map(({ action }) => action)).toEqual(
    expect.arrayContaining(['payments.statement-imported', 'payments.statement-matched']),
  )
})

test('a transaction that comes with another amount than before is told, and changes nothing', async () => {
  await importRows([['20/11/2026', '60 000', 'TX9', '', '']], BY_ID)
  const again = await importRows([['20/11/2026', '61 000', 'TX9', '', '']], BY_ID)
  expect([again.added, again.known, again.unread]).toEqual([
    0,
    0,
    [{ row: 2, why: 'La transaction TX9 est déjà connue avec un autre montant.' }],
  ])
  expect((await readKept()).map(({ amount }) => amount)).toEqual([60_000])
})

test('10 000 lines are imported and matched within seconds', { timeout: 60_000 }, async () => {
  const rows = Array.from({ length: 10_000 }, (_, index) => [
    '20/11/2026',
    String(1_000 + index),
    `BIG${index}`,
    '0341234567',
    'Vente',
  ])
  const begun = performance.now()
  expect((await importRows(rows, BY_ID)).added).toBe(10_000)
  expect((await reconcile(services.db, 'mvola')).unmatched).toHaveLength(10_000)
  expect(performance.now() - begun).toBeLessThan(20_000)
})
