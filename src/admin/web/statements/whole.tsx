import { formatShortDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { PAYMENT_BADGES } from '#src/subscriptions/payments/shared/statuses.ts'
import type { StatementSource } from '#src/subscriptions/reconciling/shared/sources.ts'
import { Button } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import type { ShownMatch, ShownReconciliation } from '../../statements/contract.ts'
import { paymentHref } from '../payments/list.tsx'
import { Group, payerOf } from './parts.tsx'
import { useSettling } from './queries.ts'

type Row = ShownMatch & { id: number }

const COLUMNS: readonly Column<Row>[] = [
  { label: 'Paiement', width: '15%', cell: ({ payment }) => payment.reference },
  { label: 'Société', width: '19%', cell: ({ payment }) => payment.company },
  { label: 'Montant', width: '13%', cell: ({ line }) => formatMoney(line.amount) },
  { label: 'Transaction', width: '14%', cell: ({ line }) => line.transaction_id },
  { label: 'De', width: '15%', cell: ({ line }) => payerOf(line) },
  { label: 'Reçu le', width: '10%', cell: ({ line }) => formatShortDate(line.paid_on) },
]

interface WholeMatchesProps {
  source: StatementSource
  matches: ShownReconciliation['whole']
}

/** Lines whose reference, amount and payer are the payment's: one press accepts them all. */
export function WholeMatches({ source, matches: { count, amount, rows } }: WholeMatchesProps) {
  const { mutate, data, error, isPending } = useSettling(source)
  const waiting = rows.filter(({ payment }) => payment.status === 'pending')
  const sum = waiting.reduce((total, { line }) => total + line.amount, 0)
  const label =
    waiting.length > 0
      ? `Accepter ${waiting.length} ${plural(waiting.length, 'paiement')}, ${formatMoney(sum)}`
      : `Rapprocher ${rows.length} ${plural(rows.length, 'ligne')}`
  return (
    <>
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
      {data && <Settled settled={data} />}
      {count > 0 && (
        <Group
          title="Concordent entièrement"
          lead="Référence, montant et payeur sont les mêmes. Ce qui est payé commence aussitôt et les factures partent."
          count={count}
          amount={amount}
          shown={rows.length}
          action={
            <Button loading={isPending} onClick={() => mutate(rows)}>
              {label}
            </Button>
          }
        >
          <RecordTable
            caption="Lignes qui concordent entièrement"
            columns={[...COLUMNS, { label: 'État', cell: State }]}
            rows={rows.map((row) => ({ ...row, id: row.line.id }))}
            hrefOf={({ payment }) => paymentHref(payment.id)}
          />
        </Group>
      )}
    </>
  )
}

function State({ payment: { status } }: Row) {
  const { tone, label } = PAYMENT_BADGES[status]
  return <Badge tone={tone}>{label}</Badge>
}

interface SettledProps {
  settled: NonNullable<ReturnType<typeof useSettling>['data']>
}

function Settled({ settled: { accepted, amount, linked, refused } }: SettledProps) {
  const facts = [
    accepted > 0 &&
      `${accepted} ${plural(accepted, 'paiement accepté', 'paiements acceptés')}, ${formatMoney(amount)}`,
    linked > 0 && `${linked} ${plural(linked, 'ligne rapprochée', 'lignes rapprochées')}`,
  ].filter(Boolean)
  return (
    <>
      {facts.length > 0 && (
        <Alert kind="success" live>
          {facts.join('. ')}.
        </Alert>
      )}
      {refused.length > 0 && (
        <Alert kind="warning" live>
          {refused.length} {plural(refused.length, 'ligne attend', 'lignes attendent')} encore.{' '}
          {refused[0]?.message}
        </Alert>
      )}
    </>
  )
}
