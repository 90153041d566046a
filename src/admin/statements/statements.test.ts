import { beforeAll, beforeEach, expect, test } from 'vitest'
import { statementColumns, statementLines, statements } from '#src/subscriptions/reconciling/tables.ts'
import { type AdminBrowser, signedInAdmin, useAdminSite } from '#test/admin.ts'
import { fileForm } from '#test/company.ts'
import { useServices } from '#test/services.ts'
import { insertLine } from '#test/statements/lines.ts'
import { workbookOf } from '#test/statements/workbook.ts'
import {
  insertPayment,
  makeSubscriber,
  openTill,
  orderAndDeclare,
  readPayment,
} from '#test/subscriptions/payments.ts'

const services = useServices()
const site = useAdminSite(services)
const MVOLA = '/api/admin/statements/mvola'
const LINES = '/api/admin/statement-lines'
const HEAD = 'Date;Montant;Référence;Expéditeur;Libellé'
const CHOSEN = {
  paid_on: 'Date',
  amount: 'Montant',
  debit: null,
  transaction_id: 'Référence',
  payer: 'Expéditeur',
  wording: 'Libellé',
  state: null,
}
let billing: AdminBrowser
beforeAll(async () => {
  billing = (await signedInAdmin(site, { admin_role: 'billing' })).browser
  await openTill(services)
})
beforeEach(async () => {
  await services.db.delete(statementLines)
  await services.db.delete(statements)
  await services.db.delete(statementColumns)
})

/** A form as the page sends it. */
function statementForm(content: string | Uint8Array<ArrayBuffer>, columns?: Record<string, string | null>) {
  const form = fileForm('file', new Blob([content]), 'releve.csv')
  for (const [name, value] of Object.entries(columns ?? {})) form.set(`columns[${name}]`, value ?? '')
  return form
}
const csvOf = (...lines: string[]) => [HEAD, ...lines].join('\r\n')
const read = async () => (await billing.get(MVOLA)).body.data

test('the columns are asked for once, kept, and found again wherever they stand', async () => {
  const csv = csvOf('20/11/2026;60 000,00;TX1;0341234567;Abonnement')
  const asked = await billing.post(MVOLA, statementForm(csv))
  expect(asked.body.data).toEqual({
    imported: null,
    question: {
      names: HEAD.split(';'),
      samples: [['20/11/2026', '60 000,00', 'TX1', '0341234567', 'Abonnement']],
      guess: CHOSEN,
    },
  })
  const first = await billing.post(MVOLA, statementForm(csv, CHOSEN))
  expect(first.body.data.imported).toMatchObject({ added: 1, known: 0, unread: [] })
  // The next file has notes above its names, another order and another separator.
  const other =
    'Relevé de novembre\n\nRéférence\tDate\tLibellé\tMontant\tExpéditeur\nTX2\t21/11/2026\t\t5000\tRAKOTO'
  const next = await billing.post(MVOLA, statementForm(other))
  expect(next.body.data).toMatchObject({ imported: { added: 1 }, question: null })
  // A file without them is asked about anew.
  const changed = await billing.post(MVOLA, statementForm('Day,Amount,Id\n2026-11-20,5000,TX3'))
  expect(changed.body.data.question.names).toEqual(['Day', 'Amount', 'Id'])
})

test('a workbook is read as a CSV file is; what goes out, did not happen or cannot be read is told', async () => {
  const rows = [
    ['Solde au 20/11/2026', 999],
    ['Date', 'Crédit', 'Débit', 'Reference', 'Statut'],
    [46346, 60_000, '', 'TX1', 'SUCCESS'],
    [46346, '', 5_000, 'TX2', 'SUCCESS'],
    [46346, 60_000, '', 'TX3', 'FAILED'],
    ['20/11/2026', 'beaucoup', '', 'TX4', 'SUCCESS'],
    ['hier 3', 70_000, '', 'TX5', 'SUCCESS'],
    ['', 120_000, 5_000, '', ''],
  ]
  const asked = await billing.post(MVOLA, statementForm(workbookOf(rows)))
  const { guess } = asked.body.data.question
  expect(guess).toMatchObject({ paid_on: 'Date', amount: 'Crédit', debit: 'Débit', state: 'Statut' })
  const { body } = await billing.post(MVOLA, statementForm(workbookOf(rows), guess))
  expect(body.data.imported).toEqual({
    statement_id: expect.any(Number),
    added: 1,
    known: 0,
    linked: 0,
    debits: 1,
    unfinished: 1,
    unread: [
      { row: 6, why: 'Le montant n’est pas lisible.' },
      { row: 7, why: 'La date n’est pas lisible.' },
    ],
    unread_count: 2,
  })
})

test('what cannot be a statement, and columns that say nothing, are refused on their fields', async () => {
  const none = await billing.post(MVOLA, {})
  expect(none.body.errors).toEqual({ file: ['Choisissez le fichier du relevé.'] })
  const pdf = await billing.post(MVOLA, statementForm('%PDF-1.7'))
  expect([pdf.status, pdf.body.errors.file[0]]).toEqual([422, expect.stringContaining('CSV ou Excel')])
  const large = await billing.post(MVOLA, statementForm('a'.repeat(5 * 1024 * 1024 + 1)))
  expect(large.body.errors).toEqual({ file: ['Le fichier doit faire 5\u00A0Mo au plus.'] })
  const empty = { ...CHOSEN, paid_on: null, amount: 'Référence', transaction_id: 'Référence', wording: '' }
  const columns = await billing.post(MVOLA, statementForm(csvOf(), empty))
  expect(columns.body.errors).toEqual({
    'columns.paid_on': ['Choisissez la colonne de la date.'],
    'columns.transaction_id': ['Cette colonne est déjà choisie ailleurs.'],
  })
  const other = await billing.post(MVOLA, statementForm('A;B\n1;2', CHOSEN))
  expect(other.body.errors).toEqual({ file: ['Ce fichier n’a pas les colonnes choisies.'] })
  expect((await billing.get('/api/admin/statements/paypal')).status).toBe(404)
})

test('what matches wholly is accepted by one press, and what is left over is a list on either side', async () => {
  const [one, two] = [await makeSubscriber(services), await makeSubscriber(services)]
  const whole = await orderAndDeclare(one.browser, { plan: 'gold' })
  const left = await orderAndDeclare(two.browser, { plan: 'silver' })
  const { operator_reference } = await readPayment(services, whole)
  const csv = csvOf(
    `20/11/2026;150 000,00;${operator_reference};034 12 345 67;`,
    '20/11/2026;7 500;TX404;0349999999;Merci',
  )
  await billing.post(MVOLA, statementForm(csv, CHOSEN))
  const before = await read()
  expect(before).toMatchObject({
    waiting: { mvola: 2, bank: 0 },
    statements: [{ name: 'releve.csv', lines: 2, first_on: '2026-11-20', last_on: '2026-11-20' }],
    whole: { count: 1, amount: 150_000, rows: [{ payment: { id: whole, company: one.company.name } }] },
    doubtful: { count: 0 },
    unmatched: { count: 1, amount: 7_500, rows: [{ transaction_id: 'TX404', wording: 'Merci' }] },
  })
  expect(before.unproven.rows.map(({ id }: { id: number }) => id)).toEqual([left])
  const matches = before.whole.rows.map(
    ({ line, payment }: { line: { id: number }; payment: { id: number; declared_at: string } }) => ({
      line_id: line.id,
      payment_id: payment.id,
      declared_at: payment.declared_at,
    }),
  )
  const done = await billing.post(`${MVOLA}/acceptances`, { matches })
  expect(done.body.data).toEqual({ accepted: 1, amount: 150_000, linked: 0, refused: [] })
  expect((await readPayment(services, whole)).status).toBe('success')
  // The line and the payment that it proves lead to each other.
  expect((await read()).settled).toMatchObject([
    { transaction_id: operator_reference, payment: { id: whole, company: one.company.name } },
  ])
  const proven = (await billing.get(`/api/admin/payments/${whole}`)).body.data
  expect(proven.statement_line).toMatchObject({
    source: 'mvola',
    statement: 'releve.csv',
    amount: 150_000,
    transaction_id: operator_reference,
    by: expect.any(String),
  })
  expect((await billing.get(`/api/admin/payments/${left}`)).body.data.statement_line).toBeNull()
  const again = await billing.post(`${MVOLA}/acceptances`, { matches })
  expect(again.body.data).toMatchObject({ accepted: 0, refused: [{ line_id: matches[0].line_id }] })
  expect((await billing.post(`${MVOLA}/acceptances`, { matches: [] })).status).toBe(422)
})

test('a line is linked by hand to an accepted payment of its sum alone', async () => {
  const { company } = await makeSubscriber(services)
  const ended = { status: 'success' as const, ended_at: services.clock.now() }
  const payment = await insertPayment(services, company.id, ended)
  const waiting = await insertPayment(services, company.id, {}, { status: 'rejected' })
  const other = await insertPayment(services, company.id, { ...ended, method: 'bank_transfer' })
  const line = await insertLine(services)
  const dear = await insertLine(services, { amount: 61_000 })
  const link = (id: number, reference: string) => billing.put(`${LINES}/${id}/payment`, { reference })
  const refusalOf = async (id: number, reference: string) =>
    (await link(id, reference)).body.errors?.reference
  expect(await refusalOf(line.id, '')).toEqual([expect.stringContaining('Veuillez entrer la référence')])
  expect(await refusalOf(line.id, 'PAI-1999-0001')).toEqual(['Aucun paiement n’a cette référence.'])
  expect(await refusalOf(line.id, waiting.reference)).toEqual([expect.stringContaining('attend')])
  expect(await refusalOf(line.id, other.reference)).toEqual([expect.stringContaining('Virement bancaire')])
  expect(await refusalOf(dear.id, payment.reference)).toEqual([expect.stringContaining('61\u00A0000')])
  expect((await link(line.id, payment.reference.toLowerCase())).status).toBe(204)
  expect((await link(line.id, payment.reference)).status).toBe(409)
  const twin = await insertLine(services)
  expect(await refusalOf(twin.id, payment.reference)).toEqual(['Une autre ligne prouve déjà ce paiement.'])
  expect((await link(999_999, payment.reference)).status).toBe(404)
})

test('a line that pays nothing here is set aside with a reason, and taken up again', async () => {
  const { id } = await insertLine(services)
  const path = `${LINES}/${id}/set-aside`
  const empty = await billing.put(path, { reason: '' })
  expect([empty.status, empty.body.errors]).toEqual([422, { reason: ['Dites pourquoi'] }])
  expect((await billing.put(path, { reason: 'Vente au guichet' })).status).toBe(204)
  expect(await read()).toMatchObject({
    unmatched: { count: 0 },
    set_aside: [{ id, reason: 'Vente au guichet' }],
  })
  expect((await billing.put(path, { reason: 'Encore' })).status).toBe(409)
  for (const _ of [1, 2]) expect((await billing.delete(path)).status).toBe(204)
  expect(await read()).toMatchObject({ unmatched: { count: 1 }, set_aside: [] })
  expect((await billing.put(`${LINES}/999999/set-aside`, { reason: 'x' })).status).toBe(404)
})

test('moderators and support read no statement', async () => {
  for (const admin_role of ['moderator', 'support'] as const) {
    const { browser } = await signedInAdmin(site, { admin_role })
    expect((await browser.get(MVOLA)).status).toBe(403)
    expect((await browser.post(MVOLA, statementForm(csvOf(), CHOSEN))).status).toBe(403)
  }
})
