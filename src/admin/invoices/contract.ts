import { endpoint } from '#src/shared/endpoint.ts'
import { idParams } from '#src/shared/fields.ts'

export const readAdminInvoicePdf = endpoint({
  method: 'GET',
  path: '/api/admin/invoices/:id/pdf',
  summary: 'Une facture ou un avoir, en PDF.',
  params: idParams,
})
