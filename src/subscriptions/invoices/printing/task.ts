import type { TypedText } from '#src/resumes/composing/typed-text.ts'

export interface PrintedField {
  label: string
  text: TypedText
}

interface PrintedParty {
  heading: string
  name: TypedText
  address: TypedText[]
  identifiers: PrintedField[]
}

interface PrintedLine {
  name: TypedText
  details: TypedText
  quantity: string
  unit: string
  tax: string
  total: string
}

/** A document as its template shows it: every value is a text that is ready to be read. */
export interface PrintedInvoice {
  /** What programs call the file, and who made it. */
  title: string
  author: string
  heading: string
  number: string
  seller: PrintedParty
  buyer: PrintedParty
  facts: PrintedField[]
  lines: PrintedLine[]
  words: { before: string; amount: string; after: string }
  excl_tax: string
  tax: PrintedField
  incl_tax: string
  /** Where the money came from, or why it was given back. */
  settlement: { heading: string; fields: PrintedField[] }
  check: { href: string; code: string; before: string; address: string }
  /** The code to scan, as an SVG picture. */
  qr: string
  signatory: TypedText
  /** The picture of the signature, within an SVG; null where there is none. */
  signature: string | null
  signs_for: TypedText
  footer: TypedText
}

/** What is asked of the process that sets invoices, and what it answers. */
export interface InvoiceSetting {
  invoice: PrintedInvoice
}
export type InvoiceSet = { pdf: Uint8Array } | { failed: true }
