import { renderSVG } from 'uqr'
import { readWebpSize } from '#src/platform/files/pictures/webp-size.ts'
import { typed } from '#src/resumes/composing/typed-text.ts'
import { dayAt, formatDate, formatShortDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import type { InvoiceRow } from '../issuing.ts'
import { amountInWords } from '../shared/amount-in-words.ts'
import { checkingAddress } from '../shared/checking.ts'
import type { InvoiceContent, InvoiceLine, InvoiceParty } from '../shared/content.ts'
import type { PrintedField, PrintedInvoice } from './task.ts'

const MINUS = '\u2212'
const QR_OPTIONS = { ecc: 'M', border: 0, blackColor: '#0f172a' } as const

/** What the two kinds of document say otherwise. */
const WORDING = {
  F: {
    heading: 'Facture acquittée',
    name: 'Facture',
    date: 'Date de la facture',
    sum: 'Arrêtée la présente facture à la somme de ',
    check: 'Vérifiez cette facture en la scannant, ou sur ',
  },
  A: {
    heading: 'Avoir',
    name: 'Avoir',
    date: 'Date de l’avoir',
    sum: 'Arrêté le présent avoir à la somme de ',
    check: 'Vérifiez cet avoir en le scannant, ou sur ',
  },
} as const

/**
 * An invoice or credit note in the words of its sheet, from what was frozen when it was issued and nothing else.
 * @param signature the picture that it names, a WebP in base64
 */
export function printInvoiceWords(
  invoice: InvoiceRow,
  appUrl: string,
  signature: string | null,
): PrintedInvoice {
  const { content, number, code, series } = invoice
  const { seller, buyer, total, tax_percent } = content
  const wording = WORDING[series]
  const { page, form } = checkingAddress(appUrl, code)
  return {
    title: `${wording.name} ${number}`,
    author: seller.name,
    heading: wording.heading,
    number: `n°\u00A0${number}`,
    seller: printedParty('Vendeur', seller),
    buyer: printedParty('Client', buyer),
    facts: factsOf(invoice, wording.date),
    lines: content.lines.map((line) => printedLine(line, tax_percent)),
    words: { before: wording.sum, amount: amountInWords(total.incl_tax), after: ', toutes taxes comprises.' },
    excl_tax: printedMoney(total.excl_tax),
    tax: { label: `TVA ${percent(tax_percent)}`, text: printedMoney(total.tax) },
    incl_tax: printedMoney(total.incl_tax),
    settlement: content.corrects ? refundOf(content) : receiptOf(content),
    check: { href: page, code, before: wording.check, address: form.replace(/^https?:\/\//, '') },
    qr: renderSVG(page, QR_OPTIONS),
    signatory: typed(seller.signatory),
    signature: signature && drawSignature(signature),
    signs_for: typed(`pour ${seller.name}`),
    footer: typed(
      `${[seller.name, seller.address, seller.city].filter(Boolean).join(', ')}. ${seller.email}`,
    ),
  }
}

/** The sheet takes pictures as texts, so that this one is wrapped as the code to scan is. */
function drawSignature(picture: string): string {
  const { width, height } = readWebpSize(Buffer.from(picture, 'base64'))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><image href="data:image/webp;base64,${picture}" width="${width}" height="${height}"/></svg>`
}

function printedParty(heading: string, party: InvoiceParty) {
  const { name, address, city, nif, stat, rcs } = party
  const lines = [address, [city, 'Madagascar'].filter(Boolean).join(', ')]
  return {
    heading,
    name: typed(name),
    address: lines.flatMap((line) => (line ? [typed(line)] : [])),
    identifiers: given([
      ['NIF', nif],
      ['STAT', stat],
      ['RCS', rcs],
    ]),
  }
}

function factsOf({ content, issued_at }: InvoiceRow, dateLabel: string): PrintedField[] {
  const { period, corrects, payment } = content
  const rest: [string, string | null][] = corrects
    ? [
        ['Facture corrigée', corrects.number],
        ['Émise le', formatDate(corrects.issued_on)],
      ]
    : [
        ['Période', period && formatPeriod(period)],
        ['À payer le', 'payée d’avance'],
      ]
  return given([[dateLabel, formatDate(dayAt(issued_at))], ...rest, ['Paiement', payment.reference]])
}

/** « 23 nov. – 22 déc. 2026 » */
function formatPeriod({ from, until }: { from: string; until: string }): string {
  // Seen from another year the last day names its own, and the first one does so only where the two differ.
  return `${formatShortDate(from, until)} – ${formatShortDate(until, 0)}`
}

function printedLine({ name, details, quantity, unit, total }: InvoiceLine, taxPercent: number) {
  return {
    name: typed(name),
    details: typed(details ?? ''),
    quantity: signed(quantity, formatCount),
    unit: printedMoney(unit.excl_tax),
    tax: percent(taxPercent),
    total: printedMoney(total.excl_tax),
  }
}

function receiptOf({ payment }: InvoiceContent) {
  const fields = given([
    ['Moyen', payment.method],
    ['Référence de l’opérateur', payment.operator_reference],
    ['Versée le', formatDate(payment.paid_at)],
    ['Payée depuis', payerOf(payment.payer)],
    ['Reçue sur', payment.payee ?? null],
    ['Vérifiée le', formatDate(payment.verified_at)],
  ])
  return { heading: 'Payée en totalité', fields }
}

function refundOf({ payment, corrects }: InvoiceContent) {
  const fields = given([
    ['Motif', corrects?.reason ?? null],
    ['Payé à l’origine par', payment.method],
    ['Référence de l’opérateur', payment.operator_reference],
    ['Payé à l’origine le', formatDate(payment.paid_at)],
    ['Payé depuis', payerOf(payment.payer)],
  ])
  return { heading: 'Somme remboursée', fields }
}

/** A phone number is frozen as it was stored; an account or a name is no number and stays as it is. */
const payerOf = (payer: string | null) => payer && formatPhone(payer)

/** Only what is known is shown, because a label without words says nothing. */
function given(fields: [label: string, text: string | null][]): PrintedField[] {
  return fields.flatMap(([label, text]) => (text ? [{ label, text: typed(text) }] : []))
}

function signed(value: number, format: (value: number) => string): string {
  return value < 0 ? `${MINUS}${format(-value)}` : format(value)
}

const printedMoney = (amount: number) => signed(amount, formatMoney)
const percent = (value: number) => `${value}\u00A0%`
