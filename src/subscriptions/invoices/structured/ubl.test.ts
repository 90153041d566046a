import fc from 'fast-check'
import { expect, test } from 'vitest'
import { SELLER } from '#test/subscriptions/invoices.ts'
import { addTaxed } from '../../shared/value-added-tax.ts'
import { type InvoiceRow, invoiceLine } from '../issuing.ts'
import { describeInvoice } from './terms.ts'
import { writeUbl } from './ubl.ts'

const LINES = [
  { name: 'Abonnement Premium, un mois', details: '6 sponsorisations', quantity: 1, unit_price: 350_000 },
  { name: 'Sponsorisation, 7 jours', quantity: 3, unit_price: 20_000 },
  { name: 'Jours restants de Gold', quantity: -1, unit_price: 80_000 },
].map(invoiceLine)

function invoice(values: { name?: string; credit?: true } = {}): InvoiceRow {
  const total = addTaxed(LINES.map((line) => line.total))
  const { email: _, signatory: __, ...party } = SELLER
  const invoiceOfIt = { number: 'F-2026-0001', issued_on: '2026-11-20', reason: 'Payé deux fois' }
  return {
    id: 1,
    series: values.credit ? 'A' : 'F',
    year: 2026,
    sequence: 7,
    number: values.credit ? 'A-2026-0007' : 'F-2026-0007',
    // It is the 24th in Antananarivo already.
    issued_at: new Date('2026-11-23T21:30:00Z'),
    company_id: 1,
    payment_id: 1,
    corrects_id: values.credit ? 2 : null,
    ...total,
    code: 'K7QD-2M9X-4TRH',
    content: {
      seller: SELLER,
      buyer: { ...party, name: values.name ?? 'Havoana', rcs: null },
      lines: LINES,
      total,
      tax_percent: 20,
      payment: {
        reference: 'PAI-2026-0412',
        method: 'MVola',
        operator_reference: '1482907366',
        payer: null,
        paid_at: '2026-11-22T08:00:00Z',
        verified_at: '2026-11-23T21:30:00Z',
      },
      period: { from: '2026-11-24', until: '2026-12-23' },
      corrects: values.credit ? invoiceOfIt : null,
    },
  }
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#13': '\r' }
const TOKEN = /<\?xml [^>]*\?>|<\/([\w:]+)>|<([\w:]+)((?: [\w:]+="[^"<]*")*)>|([^<]+)/gy

/** Reads each text under its path, `/Invoice/cbc:ID`; anything that is not well-formed throws. */
function readXml(xml: string): Map<string, string[]> {
  const texts = new Map<string, string[]>()
  const path: string[] = []
  let at = 0
  for (const [token, end, start, , text] of xml.matchAll(TOKEN)) {
    at += token.length
    if (start) path.push(start)
    else if (end && path.pop() !== end) fail(`${end} closes another element`)
    else if (text?.trim()) {
      const key = `/${path.join('/')}`
      const plain = text.replaceAll(
        /&([^;]*);?/g,
        (_, name: string) => ENTITIES[name] ?? fail(`${name} is no entity`),
      )
      texts.set(key, [...(texts.get(key) ?? []), plain])
    }
  }
  if (at !== xml.length || path.length > 0) fail(`the XML breaks off after ${at} characters`)
  return texts
}

function fail(what: string): never {
  throw new Error(what)
}

const PARTY = 'cac:Party'
const CUSTOMER = `cac:AccountingCustomerParty/${PARTY}`
const SUPPLIER = `cac:AccountingSupplierParty/${PARTY}`

test.each([
  ['BT-1', 'cbc:ID', ['F-2026-0007']],
  ['BT-2', 'cbc:IssueDate', ['2026-11-24']],
  ['BT-3', 'cbc:InvoiceTypeCode', ['380']],
  ['BT-5', 'cbc:DocumentCurrencyCode', ['MGA']],
  ['BT-9', 'cbc:DueDate', ['2026-11-22']],
  [
    'BT-22',
    'cbc:Note',
    ['Arrêtée la présente facture à la somme de trois cent trente mille ariary, toutes taxes comprises.'],
  ],
  ['BT-73', 'cac:InvoicePeriod/cbc:StartDate', ['2026-11-24']],
  ['BT-74', 'cac:InvoicePeriod/cbc:EndDate', ['2026-12-23']],
  ['BT-27', `${SUPPLIER}/cac:PartyLegalEntity/cbc:RegistrationName`, [SELLER.name]],
  ['BT-29', `${SUPPLIER}/cac:PartyIdentification/cbc:ID`, [SELLER.stat]],
  ['BT-30', `${SUPPLIER}/cac:PartyLegalEntity/cbc:CompanyID`, [SELLER.rcs]],
  ['BT-31', `${SUPPLIER}/cac:PartyTaxScheme/cbc:CompanyID`, [SELLER.nif]],
  ['BT-34', `${SUPPLIER}/cbc:EndpointID`, [SELLER.email]],
  ['BT-35', `${SUPPLIER}/cac:PostalAddress/cbc:StreetName`, [SELLER.address]],
  ['BT-37', `${SUPPLIER}/cac:PostalAddress/cbc:CityName`, [SELLER.city]],
  ['BT-44', `${CUSTOMER}/cac:PartyLegalEntity/cbc:RegistrationName`, ['Havoana']],
  ['BT-46', `${CUSTOMER}/cac:PartyIdentification/cbc:ID`, [SELLER.stat]],
  ['BT-47, which this buyer has not', `${CUSTOMER}/cac:PartyLegalEntity/cbc:CompanyID`, undefined],
  ['BT-48', `${CUSTOMER}/cac:PartyTaxScheme/cbc:CompanyID`, [SELLER.nif]],
  ['BT-55', `${CUSTOMER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, ['MG']],
  ['BT-83', 'cac:PaymentMeans/cbc:PaymentID', ['1482907366']],
  ['BT-106', 'cac:LegalMonetaryTotal/cbc:LineExtensionAmount', ['275001']],
  ['BT-109', 'cac:LegalMonetaryTotal/cbc:TaxExclusiveAmount', ['275001']],
  ['BT-110', 'cac:TaxTotal/cbc:TaxAmount', ['54999']],
  ['BT-112', 'cac:LegalMonetaryTotal/cbc:TaxInclusiveAmount', ['330000']],
  ['BT-113', 'cac:LegalMonetaryTotal/cbc:PrepaidAmount', ['330000']],
  ['BT-115', 'cac:LegalMonetaryTotal/cbc:PayableAmount', ['0']],
  ['BT-119', 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:Percent', ['20']],
  ['BT-126', 'cac:InvoiceLine/cbc:ID', ['1', '2', '3']],
  ['BT-129', 'cac:InvoiceLine/cbc:InvoicedQuantity', ['1', '3', '-1']],
  ['BT-131', 'cac:InvoiceLine/cbc:LineExtensionAmount', ['291667', '50001', '-66667']],
  ['BT-146', 'cac:InvoiceLine/cac:Price/cbc:PriceAmount', ['291667', '16667', '66667']],
  ['BT-153', 'cac:InvoiceLine/cac:Item/cbc:Name', LINES.map(({ name }) => name)],
  ['BT-154', 'cac:InvoiceLine/cac:Item/cbc:Description', ['6 sponsorisations']],
])('the XML carries %s', (_, path, values) => {
  expect(readXml(writeUbl(invoice())).get(`/Invoice/${path}`)).toEqual(values)
})

test('a credit note is UBL’s own document, which names the invoice and the reason', () => {
  const texts = readXml(writeUbl(invoice({ credit: true })))
  const reference = '/CreditNote/cac:BillingReference/cac:InvoiceDocumentReference'
  expect(texts.get('/CreditNote/cbc:CreditNoteTypeCode')).toEqual(['381'])
  expect(texts.get(`${reference}/cbc:ID`)).toEqual(['F-2026-0001'])
  expect(texts.get(`${reference}/cbc:IssueDate`)).toEqual(['2026-11-20'])
  expect(texts.get('/CreditNote/cac:CreditNoteLine/cbc:CreditedQuantity')).toEqual(['1', '3', '-1'])
  expect(texts.get('/CreditNote/cac:PaymentMeans/cbc:PaymentDueDate')).toEqual(['2026-11-22'])
  expect(texts.get('/CreditNote/cbc:DueDate')).toBeUndefined()
  expect(texts.get('/CreditNote/cbc:Note')?.[0]).toContain('Motif\u00A0: Payé deux fois')
})

test('the sums of the terms are those that the standard asks for', () => {
  const { totals, lines, vat_breakdown } = describeInvoice(invoice())
  const net = lines.reduce((sum, line) => sum + line.invoice_line_net_amount, 0)
  for (const line of lines)
    expect(line.item_net_price * line.invoiced_quantity).toBe(line.invoice_line_net_amount)
  expect(net).toBe(totals.sum_of_invoice_line_net_amount)
  expect(totals.total_amount_without_vat + totals.total_vat_amount).toBe(totals.total_amount_with_vat)
  expect(totals.total_amount_with_vat - totals.paid_amount).toBe(totals.amount_due_for_payment)
  expect(vat_breakdown.vat_category_tax_amount).toBe(totals.total_vat_amount)
})

test('the terms come through JSON as they are', () => {
  const terms = describeInvoice(invoice())
  expect(JSON.parse(JSON.stringify(terms))).toEqual(terms)
})

test.each(['Ravo & Fils <SARL> "Tsara"', ']]>', '&amp;', 'Ligne\rdeux'])(
  'the name %j is read back as it was',
  (name) => {
    const texts = readXml(writeUbl(invoice({ name })))
    expect(texts.get(`/Invoice/${CUSTOMER}/cac:PartyLegalEntity/cbc:RegistrationName`)).toEqual([name])
  },
)

test('whatever a company is called, the XML is well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      const xml = writeUbl(invoice({ name }))
      readXml(xml)
      expect(xml).toMatch(/^[\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u)
    }),
  )
})
