import { useQuery } from '@tanstack/react-query'
import { Alert } from '#src/ui/display/alert.tsx'
import type { PaymentDetail } from '../../payments/contract.ts'
import { METHOD_NAMES } from '../../payments/shared/methods.ts'
import { isOperatorName } from '../shared/charges.ts'
import { ChargeForm } from './charge-form.tsx'
import { LiveCharge } from './live-charge.tsx'
import { chargeQuery, isInProgress } from './queries.ts'

/** Payment through the operator itself: asked for, in progress, or how it ended. Nothing where the operator is off. */
export function ChargeCard({ payment }: { payment: PaymentDetail }) {
  const { data: charge } = useQuery({ ...chargeQuery(payment.id), enabled: isOperatorName(payment.method) })
  if (!charge) return null
  const { last, can_start, charges } = charge
  if (last && isInProgress(charge)) return <LiveCharge payment={payment} charge={last} />
  return (
    <>
      {last?.state === 'failed' && payment.status === 'pending' && (
        <Alert kind="error" live>
          {last.reason}
        </Alert>
      )}
      {last?.state === 'handed_over' && payment.status === 'pending' && (
        <Alert live>
          {METHOD_NAMES[last.operator]}
          {'\u00A0'}: {last.reason} Ne payez pas une deuxième fois.
        </Alert>
      )}
      {can_start && <ChargeForm payment={payment} last={last} charges={charges} />}
    </>
  )
}
