import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { companies } from '#src/companies/tables.ts'
import { rewritePdf } from '#src/platform/files/pdf/rewrite.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOSTILE_STRINGS } from '#test/hostile-strings.ts'
import { readPdf } from '#test/resumes/pdf-text.ts'
import { useServices } from '#test/services.ts'
import { enterSeller, invoiceSale, makeBuyer, sale } from '#test/subscriptions/invoices.ts'
import { issueCreditNote } from '../crediting.ts'
import type { InvoiceRow } from '../issuing.ts'
import { printInvoice } from './print.ts'
import { printInvoiceWords } from './printed.ts'
import { setInvoice } from './typesetting.ts'

const services = useServices()
const APP_URL = 'https://asafidy.test'
let payment = 0

beforeEach(() => services.clock.set('2026-11-23T06:12:00Z'))

async function issue(values: Partial<Parameters<typeof sale>[2]> = {}) {
  await enterSeller(services)
  const { company } = await makeBuyer(services)
  return invoiceSale(services, sale(company.id, ++payment, values))
}

const print = (invoice: InvoiceRow) => printInvoice(services.db, invoice, APP_URL)
/** As one line of words: columns and lines of the sheet are not what is asked here. */
const flat = (text: string) => text.replace(/\s+/g, ' ')

test('an invoice is read back from its PDF with all that the law asks for', async () => {
  const invoice = await issue()
  const { layout, pages, title, author, language, headings } = await readPdf(await print(invoice))
  const text = flat(layout)
  expect({ pages, title, author, language }).toEqual({
    pages: 1,
    title: `Facture ${invoice.number}`,
    author: 'Asafidy SARL',
    language: 'fr',
  })
  expect(headings).toEqual(['Facture acquittée', 'Vendeur', 'Client', 'Payée en totalité'])
  expect(text).toContain(`n° ${invoice.number}`)
  expect(text).toMatch(/NIF 4001876543 NIF 4002187365/)
  expect(text).toMatch(/STAT 63120 11 2024 0 10832 STAT 62011 11 2019 0 00482/)
  expect(text).toMatch(/RCS Antananarivo 2024 B 00718 RCS Antananarivo 2019 B 00415/)
  expect(text).toContain('Lot II J 48 ter, Ivandry Immeuble Fitaratra, Ankorondrano')
  expect(text).toContain('23 novembre 2026 21 nov. – 20 déc. 2026 payée d’avance')
  expect(text).toContain('Abonnement Premium, un mois 1 291 667 Ar 20 % 291 667 Ar')
  expect(text).toMatch(/Total HT 291 667 Ar/)
  expect(text).toMatch(/TVA 20 % 58 333 Ar/)
  expect(text).toMatch(/Total TTC 350 000 Ar/)
  expect(text).toContain('MVola 1482907366 20 novembre 2026')
  expect(text).toContain('Tiana Rakotomalala')
  expect(text).toContain('asafidy.test/factures avec le code')
  expect(text).toContain(invoice.code)
  expect(text).toContain('1 sur 1')
})

test('the sum in words is read in one piece by a screen reader', async () => {
  const { tagged } = await readPdf(await print(await issue()))
  expect(flat(tagged)).toContain(
    'Arrêtée la présente facture à la somme de trois cent cinquante mille ariary, toutes taxes comprises.',
  )
})

test('a document comes out with the same bytes each time, whatever becomes of its company', async () => {
  const invoice = await issue()
  const first = Buffer.from(await print(invoice))
  await services.db.update(companies).set({ name: 'Nouveau nom' }).where(eq(companies.id, invoice.company_id))
  services.clock.set('2036-01-01T06:00:00Z')
  expect(Buffer.from(await print(invoice)).equals(first)).toBe(true)
  const set = setInvoice({ invoice: printInvoiceWords(invoice, APP_URL, null) })
  expect('pdf' in set && Buffer.from(set.pdf).equals(first)).toBe(true)
})

test('a credit note says which invoice it corrects, why, and how much is given back', async () => {
  const invoice = await issue()
  const credit = await inTransaction(services, null, (unit) =>
    issueCreditNote(unit, { payment_id: invoice.payment_id, amount: 120_000, reason: 'Payé deux fois' }),
  )
  const { layout, tagged, title, headings } = await readPdf(await print(credit))
  const text = flat(layout)
  expect(title).toBe(`Avoir ${credit.number}`)
  expect(headings).toEqual(['Avoir', 'Vendeur', 'Client', 'Somme remboursée'])
  expect(text).toContain(`${invoice.number} 23 novembre 2026 PAI-2026-${invoice.payment_id}`)
  expect(text).toContain('Payé deux fois')
  expect(text).toMatch(/Total TTC 120 000 Ar/)
  expect(flat(tagged)).toContain('Arrêté le présent avoir à la somme de cent vingt mille ariary')
  expect(text).not.toContain('acquittée')
})

test('what a buyer has not given leaves no empty label', async () => {
  const invoice = await issue()
  const buyer = { ...invoice.content.buyer, nif: null, stat: null, rcs: null, address: null, city: null }
  const payment = { ...invoice.content.payment, operator_reference: null, payer: null }
  const bare = { ...invoice, content: { ...invoice.content, buyer, payment, period: null } }
  const { layout } = await readPdf(await print(bare))
  expect(layout.match(/NIF|STAT|RCS/g)).toEqual(['NIF', 'STAT', 'RCS'])
  expect(layout).not.toMatch(/Période|Référence de l’opérateur|Payée depuis/)
  expect(flat(layout)).toContain('Havoana Technologies')
})

test('the payer’s number is written as people write it, an account as it was given', async () => {
  const invoice = await issue()
  for (const [payer, shown] of [
    ['+261341234567', '034 12 345 67'],
    ['BNI 00005 12345', 'BNI 00005 12345'],
  ] as const) {
    const content = { ...invoice.content, payment: { ...invoice.content.payment, payer } }
    expect(flat((await readPdf(await print({ ...invoice, content }))).layout)).toContain(shown)
  }
})

test('lines that fill pages keep their head, and the sums stand together at the end', async () => {
  const lines = Array.from({ length: 60 }, (_, index) => ({
    name: `Sponsorisation ${index + 1}`,
    quantity: 1,
    unit_price: 12_000,
  }))
  const reduction = { name: 'Jours non utilisés', quantity: -1, unit_price: 60_000 }
  const { layout, pages } = await readPdf(await print(await issue({ lines: [...lines, reduction] })))
  expect(pages).toBeGreaterThan(2)
  expect(layout.match(/Prix unitaire HT/g)?.length).toBeGreaterThanOrEqual(pages - 1)
  expect(flat(layout)).toContain('Jours non utilisés −1 50 000 Ar 20 % −50 000 Ar')
  expect(flat(layout)).toContain('Total TTC 660 000 Ar')
  expect(layout).toContain(`${pages} sur ${pages}`)
})

test.each([...HOSTILE_STRINGS, '#panic("x")', '#read("/etc/passwd")', '"); #eval("1"'])(
  '%s is printed as the words that it is',
  async (words) => {
    const invoice = await issue()
    const fill = <Party extends object>(party: Party) =>
      Object.fromEntries(Object.keys(party).map((key) => [key, words])) as Party
    const { seller, buyer, lines } = invoice.content
    const content = {
      ...invoice.content,
      seller: { ...fill(seller), signature_id: null },
      buyer: fill(buyer),
      lines: lines.map((line) => ({ ...line, name: words, details: words })),
    }
    // Nothing in it acts, leads to a program or carries a file.
    expect(await rewritePdf(await print({ ...invoice, content }))).toMatchObject({ ok: true, removed: [] })
  },
)
