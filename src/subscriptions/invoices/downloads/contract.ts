import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

export const readInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/recruiter/invoices/:id/pdf',
  summary: 'Une facture ou un avoir de la société, en PDF.',
  params: idParams,
})

export const readInvoiceXml = endpoint({
  method: 'GET',
  path: '/api/recruiter/invoices/:id/xml',
  summary: 'Une facture ou un avoir de la société, en XML (UBL\u00A02.1).',
  params: idParams,
})

export const readInvoiceJson = endpoint({
  method: 'GET',
  path: '/api/recruiter/invoices/:id/json',
  summary: 'Une facture ou un avoir de la société, en JSON (termes de EN\u00A016931).',
  params: idParams,
})
