import { createFileRoute, redirect } from '@tanstack/react-router'
import { CheckingPage } from '#src/subscriptions/invoices/checking/web/page.tsx'
import { tidyInvoiceCode } from '#src/subscriptions/invoices/shared/checking.ts'

export const Route = createFileRoute('/_blank/factures')({
  staticData: { title: 'Vérifier une facture' },
  // A code of digits alone is read as a number.
  validateSearch: ({ code }: { code?: unknown }): { code?: string } =>
    typeof code === 'string' || typeof code === 'number' ? { code: String(code) } : {},
  beforeLoad: ({ search }) => {
    const code = tidyInvoiceCode(search.code ?? '')
    if (code) throw redirect({ to: '/factures/$code', params: { code }, replace: true })
  },
  head: () => ({ meta: [{ name: 'robots', content: 'noindex' }] }),
  component: CheckInvoice,
})

function CheckInvoice() {
  const { code } = Route.useSearch()
  const error = code === undefined ? undefined : 'Veuillez entrer le code imprimé sur le document.'
  return <CheckingPage code="" error={error} />
}
