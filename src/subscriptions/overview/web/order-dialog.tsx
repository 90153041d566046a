import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import type { DailyLimitLeft } from '#src/shared/limits/daily-limit.ts'
import { formatMoney } from '#src/shared/money.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { DecisionDialog } from '#src/ui/overlay/decision-dialog.tsx'
import type { Payee, Quote } from '../../payments/contract.ts'
import { PAYMENTS_A_DAY } from '../../payments/shared/limits.ts'
import type { PaymentMethod } from '../../payments/shared/methods.ts'
import { paymentFileHref } from '../../payments/web/filters.ts'
import { MethodField } from '../../payments/web/method-field.tsx'
import { useOrder } from '../../payments/web/queries.ts'
import { PERIOD_LENGTHS, PLAN_NAMES } from '../../plans/shared/plans.ts'
import { TAX_PERCENT } from '../../shared/value-added-tax.ts'
import css from './plan-choice.module.css'

interface OrderDialogProps {
  /** What is ordered; null while the dialog is closed. */
  quote: Quote | null
  payees: readonly Payee[] | undefined
  orders: DailyLimitLeft | undefined
  onClose: () => void
}

/** What is ordered, for how much and from when, and by which means it is paid. */
export function OrderDialog({ quote, payees, orders, onClose }: OrderDialogProps) {
  const navigate = useNavigate()
  const { mutate, isPending, error, reset } = useOrder()
  const [chosen, setChosen] = useState<PaymentMethod | null>(null)
  const method = chosen ?? payees?.[0]?.method ?? null
  const close = () => {
    reset()
    onClose()
  }
  const confirm = () => {
    if (!quote || !method) return
    const { plan, period, amount } = quote
    mutate(
      { plan, period, amount, payment_method: method },
      { onSuccess: ({ data }) => navigate({ to: paymentFileHref(data.id) }) },
    )
  }
  const canOrder = quote !== null && quote.refusal === null && payees?.length !== 0
  return (
    <DecisionDialog
      open={canOrder}
      onClose={close}
      width={560}
      sheet
      title={quote ? `${PLAN_NAMES[quote.plan]}, ${PERIOD_LENGTHS[quote.period]}` : ''}
      confirm="Continuer vers le paiement"
      onConfirm={confirm}
      pending={isPending}
      disabled={orders?.left === 0}
    >
      <DailyLimitNote limit={PAYMENTS_A_DAY.order} now={orders} />
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      {quote && <Sum quote={quote} />}
      <MethodField value={method} onChange={setChosen} payees={payees} />
    </DecisionDialog>
  )
}

function Sum({
  quote: { plan, period, price, deduction, amount, starts_at, ends_at, kind },
}: {
  quote: Quote
}) {
  return (
    <dl className={css.sum}>
      <div>
        <dt>
          {PLAN_NAMES[plan]}, {PERIOD_LENGTHS[period]}
        </dt>
        <dd>{formatMoney(price)}</dd>
      </div>
      {deduction > 0 && (
        <div>
          <dt>Jours non utilisés de votre formule</dt>
          <dd>− {formatMoney(deduction)}</dd>
        </div>
      )}
      <div className={css.total}>
        <dt>
          À payer, TVA de {TAX_PERCENT}
          {'\u00A0'}% comprise
        </dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
      <div>
        <dt>Commence</dt>
        <dd>
          {kind === 'renewal' || kind === 'downgrade'
            ? `le ${formatDate(starts_at)}, jusqu’au ${formatDate(ends_at)}`
            : 'dès que le paiement est vérifié'}
        </dd>
      </div>
    </dl>
  )
}
