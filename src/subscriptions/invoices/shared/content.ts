import type { TaxedAmount } from '../../shared/value-added-tax.ts'

/** F is an invoice, A (« avoir ») a credit note: each is numbered by itself within a year. */
export const INVOICE_SERIES = ['F', 'A'] as const

export type InvoiceSeries = (typeof INVOICE_SERIES)[number]

/** Who sells or buys, as the law wants them named; what a buyer has not given is null. */
export interface InvoiceParty {
  name: string
  nif: string | null
  stat: string | null
  /** With the town of its register: « Antananarivo 2015 B 00123 ». */
  rcs: string | null
  address: string | null
  city: string | null
}

export interface InvoiceSeller extends InvoiceParty {
  email: string
  /** Who signs for the seller. */
  signatory: string
  /** The picture of the signature; documents of before have none. */
  signature_id?: number | null
}

export interface InvoiceLine {
  name: string
  /** What is in it: « 6 sponsorisations, 100 contacts ». */
  details: string | null
  /** Below zero for what is taken off. */
  quantity: number
  /** Of one piece, in whole Ariary. */
  unit: TaxedAmount
  total: TaxedAmount
}

interface InvoicePayment {
  /** As people see it: « PAI-2026-0412 ». */
  reference: string
  /** The means of payment in words: « MVola ». */
  method: string
  operator_reference: string | null
  /** From which number or account it was paid. */
  payer: string | null
  /** On which number or account it came in; invoices of before do not say. */
  payee?: string | null
  /** ISO 8601 moments. */
  paid_at: string
  verified_at: string
}

/** A document as it was issued: it is read from here for ever, whatever becomes of the company and the plans. */
export interface InvoiceContent {
  seller: InvoiceSeller
  buyer: InvoiceParty
  lines: InvoiceLine[]
  total: TaxedAmount
  tax_percent: number
  payment: InvoicePayment
  /** The days that are paid for, `2026-11-23`, both included. */
  period: { from: string; until: string } | null
  /** A credit note says which invoice it corrects, and why. */
  corrects: { number: string; issued_on: string; reason: string } | null
}
