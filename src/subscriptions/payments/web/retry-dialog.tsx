import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatMoney } from '#src/shared/money.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { PaymentDetail } from '../contract.ts'
import { PAYMENTS_A_DAY } from '../shared/limits.ts'
import type { PaymentMethod } from '../shared/methods.ts'
import { paymentFileHref } from './filters.ts'
import { MethodField } from './method-field.tsx'
import { useRetry } from './queries.ts'
import { quotesQuery } from './quotes.ts'

interface RetryDialogProps {
  payment: PaymentDetail
  open: boolean
  onClose: () => void
}

/** The same order, paid by the same means or by another. */
export function RetryDialog({ payment, open, onClose }: RetryDialogProps) {
  const navigate = useNavigate()
  const { data } = useQuery({ ...quotesQuery, enabled: open })
  const { mutate, isPending, error } = useRetry(payment.id)
  const [method, setMethod] = useState<PaymentMethod>(payment.method)
  const confirm = () =>
    mutate(method, { onSuccess: (answer) => navigate({ to: paymentFileHref(answer.data.id) }) })
  return (
    <DecisionDialog
      open={open}
      onClose={onClose}
      width={520}
      sheet
      title="Payer à nouveau"
      subtitle={`${payment.title}, ${formatMoney(payment.amount)}`}
      confirm="Continuer"
      onConfirm={confirm}
      pending={isPending}
      disabled={data?.orders.left === 0}
    >
      <DailyLimitNote limit={PAYMENTS_A_DAY.order} now={data?.orders} />
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      <MethodField value={method} onChange={setMethod} payees={data?.payees} />
      <p className="small muted">
        Le prix est celui d’aujourd’hui{'\u00A0'}; l’ancien paiement reste dans la liste.
      </p>
    </DecisionDialog>
  )
}
