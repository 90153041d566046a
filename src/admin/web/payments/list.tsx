import { formatShortDate } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { METHOD_NAMES, PAYMENT_METHODS } from '#src/subscriptions/payments/shared/methods.ts'
import { PAYMENT_BADGES, PAYMENT_STATUSES } from '#src/subscriptions/payments/shared/statuses.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { AdminPaymentRow, listAdminPayments } from '../../payments/contract.ts'
import { formatWait } from '../desk/labels.ts'
import { DayFilters } from '../lists/day-filters.tsx'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { REVENUE } from '../revenue/page.tsx'

export const PAYMENTS = '/paiements'
export const paymentHref = (id: number) => `${PAYMENTS}/${id}`

interface PaymentSearch extends ListSearch {
  /** A reference, or part of a company's name. */
  q?: string
  status?: AdminPaymentRow['status']
  method?: AdminPaymentRow['method']
  from?: string
  to?: string
}

export function readPaymentSearch(raw: Record<string, unknown>): PaymentSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    status: (value) => PAYMENT_STATUSES.some((each) => each === value),
    method: (value) => PAYMENT_METHODS.some((each) => each === value),
    from: FILTERS.day,
    to: FILTERS.day,
  })
}

const COLUMNS: readonly Column<AdminPaymentRow>[] = [
  { label: 'Paiement', width: '13%', cell: ({ reference }) => reference },
  { label: 'Société', width: '13%', cell: ({ company }) => company.name },
  { label: 'Objet', width: '19%', cell: ({ title }) => title },
  { label: 'Moyen', width: '11%', cell: ({ method }) => METHOD_NAMES[method] },
  { label: 'Montant', width: '11%', isNumber: true, cell: ({ amount }) => formatMoney(amount) },
  { label: 'État', width: '14%', cell: (row) => <State row={row} /> },
  {
    label: 'Facture',
    width: '10%',
    cell: ({ credit_note, invoice }) => (credit_note ?? invoice)?.number ?? null,
  },
  { label: 'Décidé par', cell: (row) => deciderOf(row) },
]

/** The answer of an operator and the statement of an account decide as well. */
function deciderOf({ decided_by, status }: AdminPaymentRow): string | null {
  if (decided_by) return decided_by
  return status === 'success' || status === 'failed' ? 'Le site' : null
}

/** One that was declared waits for a decision, and says since when. */
function State({ row: { status, declared_at, created_at } }: { row: AdminPaymentRow }) {
  const { tone, label } = PAYMENT_BADGES[status]
  if (status === 'pending' && declared_at)
    return <Badge tone="amber">À vérifier, {formatWait(declared_at)}</Badge>
  return (
    <>
      <Badge tone={tone}>{label}</Badge> {formatShortDate(created_at)}
    </>
  )
}

/** What the payments of the filters come to; of very many the screen of revenue says it. */
function Sums({ sums }: { sums: ReplyOf<typeof listAdminPayments>['sums'] }) {
  if (!sums)
    return (
      <p>
        La somme s’affiche jusqu’à {formatCount(10_000)} paiements{'\u00a0'}: choisissez une période ou un
        filtre. Celle de chaque mois est dans les <AppLink href={REVENUE}>revenus</AppLink>.
      </p>
    )
  const { paid, refunded, waiting } = sums
  return (
    <p>
      Encaissés <b>{formatMoney(paid)}</b>, remboursés <b>{formatMoney(refunded)}</b>, en attente{' '}
      <b>{formatMoney(waiting)}</b>
    </p>
  )
}

/** Every payment; those that wait for a decision come first. */
export function PaymentList({ search }: { search: PaymentSearch }) {
  const list = useList(PAYMENTS, search, (query) =>
    call<typeof listAdminPayments>('GET /api/admin/payments', { query }),
  )
  const text = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Paiements"
      counted={['paiement', 'paiements']}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => paymentHref(id)}
      texts={[{ label: 'Société, PAI-, référence', live: text }]}
      notice={list.data && <Sums sums={list.data.sums} />}
    >
      <SelectField
        label="État"
        name="status"
        choices={PAYMENT_STATUSES.map((value) => ({ value, label: PAYMENT_BADGES[value].label }))}
        empty="Tous"
        value={search.status ?? ''}
        onChange={({ target }) => list.filter({ status: target.value })}
      />
      <SelectField
        label="Moyen"
        name="method"
        choices={PAYMENT_METHODS.map((value) => ({ value, label: METHOD_NAMES[value] }))}
        empty="Tous"
        value={search.method ?? ''}
        onChange={({ target }) => list.filter({ method: target.value })}
      />
      <DayFilters from={search.from} to={search.to} onChange={list.filter} />
    </ListScreen>
  )
}
