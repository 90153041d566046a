import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatDate, formatDateTime } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Timeline, type TimelineStep } from '#src/ui/display/timeline.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import { splitTax, TAX_PERCENT } from '../../shared/value-added-tax.ts'
import type { PaymentDetail } from '../contract.ts'
import { METHOD_NAMES } from '../shared/methods.ts'
import { type LedgerEvent, PAYMENT_BADGES } from '../shared/statuses.ts'
import css from './detail.module.css'
import { paymentFileHref } from './filters.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { MethodMark } from './method-mark.tsx'
import { paymentQuery, useCancelPayment } from './queries.ts'
import { RetryDialog } from './retry-dialog.tsx'
import { PaymentSkeletonLines } from './skeleton.tsx'

interface PaymentPageProps {
  id: number
  /** Payment through the operator itself, which stands before what else can be done. */
  charge: (payment: PaymentDetail) => ReactNode
}

export function PaymentPage({ id, charge }: PaymentPageProps) {
  const { data: payment, error, refetch } = useQuery(paymentQuery(id))
  if (!payment)
    return error ? (
      <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
    ) : (
      <Card>
        <PaymentSkeletonLines />
      </Card>
    )
  return (
    <div className={css.page}>
      <Head payment={payment} />
      {charge(payment)}
      {!payment.is_charging && <NextStep payment={payment} />}
      <div className={css.columns}>
        <Card title="Où il en est">
          <Timeline label="Où en est le paiement" steps={stepsOf(payment)} />
        </Card>
        <Facts payment={payment} />
      </div>
    </div>
  )
}

function Head({ payment }: { payment: PaymentDetail }) {
  const { tone, label } = PAYMENT_BADGES[payment.status]
  return (
    <header className={css.head}>
      <MethodMark method={payment.method} />
      <div>
        <h1>{payment.reference}</h1>
        <p>
          {payment.title}, {METHOD_NAMES[payment.method]}
        </p>
      </div>
      <p className={css.amount}>
        <b>{formatMoney(payment.amount)}</b> <Badge tone={tone}>{label}</Badge>
      </p>
    </header>
  )
}

/** The one thing that the payer can do now, said before the rest. */
function NextStep({ payment }: { payment: PaymentDetail }) {
  const [asks, setAsks] = useState<'cancel' | 'retry' | null>(null)
  const close = () => setAsks(null)
  return (
    <>
      <Said payment={payment} />
      <div className={css.actions}>
        {payment.status === 'pending' && payment.payee && (
          <LinkButton href={paymentFileHref(payment.id)} look={payment.declared_at ? 'secondary' : 'primary'}>
            {payment.declared_at ? 'Corriger ce que j’ai déclaré' : 'Terminer le paiement'}
          </LinkButton>
        )}
        {payment.can_retry && <Button onClick={() => setAsks('retry')}>Payer à nouveau</Button>}
        {payment.credit_note && <InvoiceLink document={payment.credit_note} kind="Avoir" />}
        {payment.invoice && <InvoiceLink document={payment.invoice} kind="Facture" />}
        {payment.status === 'pending' && (
          <Button look="quiet" onClick={() => setAsks('cancel')}>
            Annuler le paiement
          </Button>
        )}
      </div>
      <CancelDialog payment={payment} open={asks === 'cancel'} onClose={close} />
      <RetryDialog payment={payment} open={asks === 'retry'} onClose={close} />
    </>
  )
}

function Said({ payment }: { payment: PaymentDetail }) {
  const { status, declared_at, expires_on, reason } = payment
  if (status === 'pending' && declared_at)
    return <Alert>Déclaré {formatDateTime(declared_at)}. Une personne le vérifie et vous prévient.</Alert>
  if (status === 'pending')
    return (
      <Alert kind="warning">
        {payment.method === 'cash'
          ? 'Payez au guichet avec cette référence.'
          : 'Il manque ce que vous avez payé et comment.'}
        {expires_on && ` Sans paiement, il s’annule seul le ${formatDate(expires_on)}.`}
      </Alert>
    )
  if (status === 'failed') return <Alert kind="error">{reason}</Alert>
  if (reason) return <Alert>{reason}</Alert>
  return null
}

function CancelDialog({
  payment,
  open,
  onClose,
}: {
  payment: PaymentDetail
  open: boolean
  onClose: () => void
}) {
  const { mutate, isPending } = useCancelPayment(payment.id)
  const confirm = () =>
    mutate(undefined, {
      onSuccess: () => {
        toast.success({ title: 'Paiement annulé' })
        onClose()
      },
      onError: (error) => toast.error({ title: error.message }),
    })
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={confirm}
      pending={isPending}
      title="Annuler ce paiement ?"
      confirm="Annuler le paiement"
      cancel="Garder"
    >
      {payment.declared_at
        ? 'Si l’argent est déjà parti, ne l’annulez pas\u00A0: attendez notre réponse ou écrivez-nous.'
        : 'La commande est abandonnée. Rien n’a été payé, rien n’est dû.'}
    </ConfirmDialog>
  )
}

const EVENTS: Record<LedgerEvent, string> = {
  created: 'Commandé',
  declared: 'Déclaré payé',
  succeeded: 'Accepté',
  failed: 'Refusé',
  cancelled: 'Annulé',
  refunded: 'Remboursé',
}

function stepsOf({ timeline, status, declared_at, method, is_charging }: PaymentDetail): TimelineStep[] {
  const past = timeline.map(
    ({ at, event, note }, index): TimelineStep => ({
      id: `${at} ${event} ${index}`,
      title: EVENTS[event],
      state: event === 'failed' || event === 'cancelled' ? 'refused' : 'done',
      when: formatDateTime(at),
      at,
      detail: note,
    }),
  )
  if (status !== 'pending') return past
  const pay: TimelineStep = {
    id: 'pay',
    title: method === 'cash' ? 'Paiement au guichet' : 'Paiement et référence',
    state: 'current',
    detail: 'C’est à vous.',
  }
  const confirm: TimelineStep = {
    id: 'confirm',
    title: `Confirmation chez ${METHOD_NAMES[method]}`,
    state: 'current',
    detail: 'C’est à vous.',
  }
  const check: TimelineStep = {
    id: 'check',
    title: 'Vérification',
    state: declared_at ? 'current' : 'next',
    detail: 'Une personne compare, un e-mail vous prévient.',
  }
  const start: TimelineStep = { id: 'start', title: 'Formule activée, facture numérotée', state: 'next' }
  if (is_charging) return [...past, confirm, start]
  return [...past, ...(declared_at ? [] : [pay]), check, start]
}

function Facts({ payment }: { payment: PaymentDetail }) {
  const { excl_tax, tax } = splitTax(payment.amount)
  const facts: [string, string | null][] = [
    ...payment.lines.map(({ name, quantity, unit_price }): [string, string] => [
      name,
      formatMoney(quantity * unit_price),
    ]),
    ['Hors taxes', formatMoney(excl_tax)],
    [`TVA ${TAX_PERCENT}\u00A0%`, formatMoney(tax)],
    ['Total à payer', formatMoney(payment.amount)],
    ['Moyen', METHOD_NAMES[payment.method]],
    ['Payé par', payment.payer_phone && formatPhone(payment.payer_phone)],
    ['Référence', payment.operator_reference],
    ['Payé le', payment.paid_on && formatDate(payment.paid_on)],
  ]
  return (
    <Card title="Détail">
      <dl className={css.facts}>
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
        {payment.proof && (
          <div>
            <dt>Preuve</dt>
            <dd>
              <a href={`/api/recruiter/payments/${payment.id}/proof`}>{payment.proof.name}</a>
            </dd>
          </div>
        )}
      </dl>
    </Card>
  )
}
