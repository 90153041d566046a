import { useUser } from '#src/shell/session/current-user.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { readPaymentSearch } from './filters.ts'
import { PaymentList } from './list.tsx'

/** The tab « Paiements », which is the owner's. */
export default function PaymentsTab({ search }: { search: SearchParams }) {
  const company = useUser()?.company
  if (company && company.role !== 'owner')
    return <Alert>Seul le propriétaire de la société voit les paiements.</Alert>
  return <PaymentList search={readPaymentSearch(search)} />
}
