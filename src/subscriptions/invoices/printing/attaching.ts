import { eq } from 'drizzle-orm'
import type { DocumentMaker } from '#src/platform/mail/transport.ts'
import type { Services } from '#src/platform/services.ts'
import type { MailAttachment } from '#src/platform/tables.ts'
import type { InvoiceRow } from '../issuing.ts'
import { invoices } from '../tables.ts'
import { printInvoice } from './print.ts'

/** What a mail needs to know of an invoice or credit note. */
export type Issued = Pick<InvoiceRow, 'number' | 'code'>

/** The invoice or credit note as a mail takes it along: it is set when the mail leaves, not in the change that issues it. */
export function attachInvoice({ number, code }: Issued): MailAttachment {
  return { filename: `${number}.pdf`, content_type: 'application/pdf', document: `${INVOICE}${code}` }
}

const INVOICE = 'invoice:'

/** Makes what `attachInvoice` names. A mail whose invoice cannot be set leaves without it: its button leads to it too. */
export function makeMailedInvoice({ db, env }: Pick<Services, 'db' | 'env'>): DocumentMaker {
  return async (document) => {
    if (!document.startsWith(INVOICE)) return null
    const [invoice] = await db
      .select()
      .from(invoices)
      .where(eq(invoices.code, document.slice(INVOICE.length)))
    return invoice ? printInvoice(db, invoice, env.APP_URL).catch(() => null) : null
  }
}
