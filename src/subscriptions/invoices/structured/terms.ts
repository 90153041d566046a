import { dayAt } from '#src/shared/dates.ts'
import type { InvoiceRow } from '../issuing.ts'
import { amountInWords } from '../shared/amount-in-words.ts'
import type { InvoiceContent, InvoiceLine, InvoiceParty } from '../shared/content.ts'

/** UNTDID 1001: a commercial invoice, and a credit note. */
const TYPE_CODES = { F: '380', A: '381' } as const
/** UNTDID 4461: an instrument that both sides agreed on; which one stands beside it in words. */
const PAYMENT_MEANS_CODE = 'ZZZ'
/** UN/ECE recommendation 20: one piece. */
const PIECE = 'C62'
/** UNTDID 5305: the standard rate. */
const STANDARD_RATE = 'S'

/**
 * An invoice or credit note by the terms of EN 16931: each field is named as the standard names its business term, whose
 * number stands beside it. Amounts are whole Ariary (MGA). The TVA is rounded as `splitTax` says, so it may be some
 * Ariary off the rate of the sum, where the standard counts in hundredths.
 */
export function describeInvoice(invoice: InvoiceRow) {
  const { content } = invoice
  const { period, corrects } = content
  return {
    /** BT-1 */
    invoice_number: invoice.number,
    /** BT-2 */
    invoice_issue_date: dayAt(invoice.issued_at),
    /** BT-3 */
    invoice_type_code: TYPE_CODES[invoice.series],
    /** BT-5 */
    invoice_currency_code: 'MGA',
    /** BT-9: a document is issued once the money is there. */
    payment_due_date: dayAt(content.payment.paid_at),
    /** BT-22 */
    invoice_note: noteOf(content),
    /** BT-73 and BT-74 */
    invoicing_period: period && { start_date: period.from, end_date: period.until },
    /** BT-25 and BT-26 */
    preceding_invoice: corrects && { reference: corrects.number, issue_date: corrects.issued_on },
    seller: { ...describeParty(content.seller), electronic_address: content.seller.email },
    buyer: describeParty(content.buyer),
    payment: describePayment(content),
    totals: describeTotals(content),
    vat_breakdown: describeVat(content),
    lines: content.lines.map((line, index) => describeLine(line, index, content.tax_percent)),
  }
}

export type InvoiceTerms = ReturnType<typeof describeInvoice>

/** BG-4 and BG-7. A STAT is the identifier of a party, its NIF the one for the TVA, its RCS that of the register. */
function describeParty({ name, stat, rcs, nif, address, city }: InvoiceParty) {
  return {
    /** BT-27, BT-44 */
    name,
    /** BT-29, BT-46 */
    identifier: stat,
    /** BT-30, BT-47 */
    legal_registration_identifier: rcs,
    /** BT-31, BT-48 */
    vat_identifier: nif,
    /** BT-35, BT-50 */
    address_line_1: address,
    /** BT-37, BT-52 */
    city,
    /** BT-40, BT-55 */
    country_code: 'MG',
  }
}

export type PartyTerms = ReturnType<typeof describeParty>

function describePayment({ payment }: InvoiceContent) {
  return {
    /** BT-81 */
    payment_means_type_code: PAYMENT_MEANS_CODE,
    /** BT-82 */
    payment_means_text: payment.method,
    /** BT-83 */
    remittance_information: payment.operator_reference ?? payment.reference,
  }
}

function describeTotals({ total }: InvoiceContent) {
  return {
    /** BT-106 */
    sum_of_invoice_line_net_amount: total.excl_tax,
    /** BT-109 */
    total_amount_without_vat: total.excl_tax,
    /** BT-110 */
    total_vat_amount: total.tax,
    /** BT-112 */
    total_amount_with_vat: total.incl_tax,
    /** BT-113 */
    paid_amount: total.incl_tax,
    /** BT-115 */
    amount_due_for_payment: 0,
  }
}

function describeVat({ total, tax_percent }: InvoiceContent) {
  return {
    /** BT-116 */
    vat_category_taxable_amount: total.excl_tax,
    /** BT-117 */
    vat_category_tax_amount: total.tax,
    /** BT-118 */
    vat_category_code: STANDARD_RATE,
    /** BT-119 */
    vat_category_rate: tax_percent,
  }
}

function describeLine({ name, details, quantity, unit, total }: InvoiceLine, index: number, rate: number) {
  return {
    /** BT-126 */
    invoice_line_identifier: String(index + 1),
    /** BT-129 */
    invoiced_quantity: quantity,
    /** BT-130 */
    invoiced_quantity_unit: PIECE,
    /** BT-131 */
    invoice_line_net_amount: total.excl_tax,
    /** BT-146 */
    item_net_price: unit.excl_tax,
    /** BT-151 */
    item_vat_category_code: STANDARD_RATE,
    /** BT-152 */
    item_vat_rate: rate,
    /** BT-153 */
    item_name: name,
    /** BT-154 */
    item_description: details,
  }
}

export type LineTerms = ReturnType<typeof describeLine>

function noteOf({ total, corrects }: InvoiceContent): string {
  const words = `${amountInWords(total.incl_tax)}, toutes taxes comprises.`
  if (corrects) return `Arrêté le présent avoir à la somme de ${words} Motif\u00A0: ${corrects.reason}`
  return `Arrêtée la présente facture à la somme de ${words}`
}
