import { createFileRoute } from '@tanstack/react-router'
import { ApiError } from '#src/shell/api/api.ts'
import { answerRefused } from '#src/shell/page-status.ts'
import { CheckedInvoicePage, CheckingPage } from '#src/subscriptions/invoices/checking/web/page.tsx'
import { checkedInvoiceQuery } from '#src/subscriptions/invoices/checking/web/queries.ts'
import { tidyInvoiceCode } from '#src/subscriptions/invoices/shared/checking.ts'

const UNKNOWN = 'Aucun document ne porte ce code. Comparez-le, lettre par lettre, à celui qui est imprimé.'

export const Route = createFileRoute('/_blank/factures/$code')({
  staticData: { title: 'Vérifier une facture' },
  loader: async ({ context: { queryClient }, params }) => {
    const code = tidyInvoiceCode(params.code)
    try {
      return { code, invoice: await queryClient.fetchQuery(checkedInvoiceQuery(code || '-')) }
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 404) {
        answerRefused(404)
        return { code, error: UNKNOWN }
      }
      if (error.status !== 429) throw error
      answerRefused(429)
      return { code, failure: error.message }
    }
  },
  head: () => ({
    meta: [
      { name: 'robots', content: 'noindex, nofollow' },
      { name: 'referrer', content: 'no-referrer' },
    ],
  }),
  component: CheckedInvoice,
})

function CheckedInvoice() {
  const { invoice, ...typed } = Route.useLoaderData()
  return invoice ? <CheckedInvoicePage invoice={invoice} /> : <CheckingPage key={typed.code} {...typed} />
}
