import { formatShortDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { METHOD_NAMES } from '#src/subscriptions/payments/shared/methods.ts'
import { PAYMENT_BADGES } from '#src/subscriptions/payments/shared/statuses.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import { FileIcon } from '#src/ui/workspace-icons.tsx'
import type { ShownPayment, ShownReconciliation } from '../../statements/contract.ts'
import { formatMoment } from '../desk/labels.ts'
import { paymentHref } from '../payments/list.tsx'
import { LineActions, TakeUp } from './line-actions.tsx'
import { Group, LINE_COLUMNS } from './parts.tsx'

/** Money that came in and that no payment explains. */
export function UnmatchedLines({
  lines: { count, amount, rows },
}: {
  lines: ShownReconciliation['unmatched']
}) {
  if (count === 0) return null
  const decide = {
    label: 'Décider',
    width: '27%',
    onPhone: 'wide',
    cell: (line: (typeof rows)[number]) => <LineActions line={line} />,
  } as const
  return (
    <Group
      title="Lignes sans paiement"
      lead="De l’argent est arrivé sans que rien ici ne l’explique."
      count={count}
      amount={amount}
      shown={rows.length}
    >
      <RecordTable caption="Lignes sans paiement" columns={[...LINE_COLUMNS, decide]} rows={rows} />
    </Group>
  )
}

const PAYMENT_COLUMNS: readonly Column<ShownPayment>[] = [
  { label: 'Paiement', width: '17%', cell: ({ reference }) => reference },
  { label: 'Société', width: '22%', cell: ({ company }) => company },
  { label: 'Montant', width: '13%', cell: ({ amount }) => formatMoney(amount) },
  { label: 'Moyen', width: '14%', cell: ({ method }) => METHOD_NAMES[method] },
  {
    label: 'Déclaré',
    cell: ({ operator_reference, payer_phone, paid_on }) =>
      [operator_reference, payer_phone && formatPhone(payer_phone), paid_on && formatShortDate(paid_on)]
        .filter(Boolean)
        .join(', '),
    onPhone: 'wide',
  },
  {
    label: 'État',
    width: '13%',
    cell: ({ status }) => <Badge tone={PAYMENT_BADGES[status].tone}>{PAYMENT_BADGES[status].label}</Badge>,
  },
]

/** Payments of days that the statements tell of, which no line proves. */
export function UnprovenPayments({
  payments: { count, amount, rows },
}: {
  payments: ShownReconciliation['unproven']
}) {
  if (count === 0) return null
  return (
    <Group
      title="Paiements sans ligne"
      lead="Ils sont déclarés ou acceptés pour des jours que les relevés couvrent, et aucun relevé ne les montre."
      count={count}
      amount={amount}
      shown={rows.length}
    >
      <RecordTable
        caption="Paiements sans ligne de relevé"
        columns={PAYMENT_COLUMNS}
        rows={rows}
        hrefOf={({ id }) => paymentHref(id)}
      />
    </Group>
  )
}

/** Lines that were set aside last, each with its reason and the way back. */
export function SetAsideLines({ lines }: { lines: ShownReconciliation['set_aside'] }) {
  if (lines.length === 0) return null
  const [transaction, day, amount] = LINE_COLUMNS
  const own = [transaction, day, amount].filter((each) => each !== undefined)
  return (
    <Group
      title="Mises de côté"
      lead="Les dernières, avec leur raison."
      count={lines.length}
      shown={lines.length}
    >
      <RecordTable
        caption="Lignes mises de côté"
        columns={[
          ...own,
          { label: 'Raison', cell: ({ reason }: (typeof lines)[number]) => reason, onPhone: 'wide' },
          { label: 'Décider', width: '14%', cell: (line: (typeof lines)[number]) => <TakeUp line={line} /> },
        ]}
        rows={lines}
      />
    </Group>
  )
}

type SettledLine = ShownReconciliation['settled'][number]

const PROVEN: Column<SettledLine> = {
  label: 'Paiement',
  width: '24%',
  cell: ({ payment }) => (
    <>
      <AppLink href={paymentHref(payment.id)}>{payment.reference}</AppLink>, {payment.company}
    </>
  ),
  onPhone: 'wide',
}

/** Lines that were matched last, each with the payment that it proves. */
export function SettledLines({ lines }: { lines: SettledLine[] }) {
  if (lines.length === 0) return null
  return (
    <Group
      title="Rapprochées"
      lead="Les dernières, avec le paiement que chacune prouve."
      count={lines.length}
      shown={lines.length}
    >
      <RecordTable caption="Lignes rapprochées" columns={[...LINE_COLUMNS, PROVEN]} rows={lines} />
    </Group>
  )
}

type Statement = ShownReconciliation['statements'][number]

const STATEMENT_COLUMNS: readonly Column<Statement>[] = [
  { label: 'Fichier', width: '32%', cell: ({ name }) => name },
  {
    label: 'Du, au',
    width: '22%',
    cell: ({ first_on, last_on }) => `${formatShortDate(first_on)} – ${formatShortDate(last_on)}`,
  },
  { label: 'Lignes', width: '12%', cell: ({ lines }) => formatCount(lines) },
  { label: 'Importé', cell: ({ imported_at, by }) => `${formatMoment(imported_at)}${by ? `, ${by}` : ''}` },
]

export function ImportedStatements({ statements }: { statements: Statement[] }) {
  if (statements.length === 0)
    return (
      <EmptyState icon={FileIcon} title="Aucun relevé pour l’instant">
        Importez le premier{'\u00A0'}: chaque ligne est comparée aux paiements, et ce qui reste des deux côtés
        s’affiche ici.
      </EmptyState>
    )
  return (
    <Group
      title="Relevés importés"
      lead="Ceux qui ont apporté des lignes nouvelles."
      count={statements.length}
      shown={statements.length}
    >
      <RecordTable caption="Relevés importés" columns={STATEMENT_COLUMNS} rows={statements} />
    </Group>
  )
}
