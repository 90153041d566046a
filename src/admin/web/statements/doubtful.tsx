import { formatMoney } from '#src/shared/money.ts'
import { capitalised, listed } from '#src/shared/phrases.ts'
import { PAYMENT_BADGES } from '#src/subscriptions/payments/shared/statuses.ts'
import { DIFFERENCE_LABELS } from '#src/subscriptions/reconciling/shared/differences.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { ShownMatch, ShownReconciliation } from '../../statements/contract.ts'
import { paymentHref } from '../payments/list.tsx'
import { LineActions } from './line-actions.tsx'
import { Group, payerOf } from './parts.tsx'

type Row = ShownMatch & { id: number }

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Transaction', width: '15%', cell: ({ line }) => line.transaction_id ?? formatMoney(line.amount) },
  { label: 'Reçu', width: '13%', cell: ({ line }) => formatMoney(line.amount) },
  { label: 'De', width: '14%', cell: ({ line }) => payerOf(line) },
  { label: 'Paiement', width: '20%', cell: Payment },
  {
    label: 'À regarder',
    onPhone: 'wide',
    cell: ({ differences }) => `${capitalised(listed(differences.map((each) => DIFFERENCE_LABELS[each])))}.`,
  },
  {
    label: 'Décider',
    onPhone: 'wide',
    cell: ({ line, payment }) => <LineActions line={line} reference={payment.reference} />,
  },
]

function Payment({ payment: { id, reference, company, amount, status } }: Row) {
  return (
    <>
      <AppLink href={paymentHref(id)}>{reference}</AppLink> {company}, {formatMoney(amount)},{' '}
      {PAYMENT_BADGES[status].label.toLowerCase()}
    </>
  )
}

/** Lines that have a payment but do not agree in everything: a person opens the payment and decides. */
export function DoubtfulMatches({
  matches: { count, amount, rows },
}: {
  matches: ShownReconciliation['doubtful']
}) {
  if (count === 0) return null
  return (
    <Group
      title="À regarder"
      lead="Quelque chose diffère. Ouvrez le paiement pour l’accepter ou le refuser, puis rapprochez la ligne."
      count={count}
      amount={amount}
      shown={rows.length}
    >
      <RecordTable
        caption="Lignes à regarder"
        columns={COLUMNS}
        rows={rows.map((row) => ({ ...row, id: row.line.id }))}
      />
    </Group>
  )
}
