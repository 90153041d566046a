import { useQuery } from '@tanstack/react-query'
import { formatShortDate } from '#src/shared/dates.ts'
import { formatMoney } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { ListPage, ListPager, ListTotal } from '#src/ui/lists/page.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { CardIcon, DownloadIcon } from '#src/ui/workspace-icons.tsx'
import type { Payment, PaymentSums } from '../contract.ts'
import { METHOD_NAMES } from '../shared/methods.ts'
import { PAYMENT_BADGES } from '../shared/statuses.ts'
import {
  exportHref,
  type PaymentSearch,
  paymentFileHref,
  paymentHref,
  paymentsHref,
  SUBSCRIPTION,
} from './filters.ts'
import { InvoiceLink } from './invoice-link.tsx'
import css from './list.module.css'
import { PaymentFilters } from './list-filters.tsx'
import { paymentsQuery } from './queries.ts'

const COLUMNS: readonly Column<Payment>[] = [
  { label: 'Référence', width: '15%', cell: ({ reference }) => reference },
  { label: 'Date', width: '11%', cell: ({ created_at }) => formatShortDate(created_at) },
  { label: 'Objet', width: '21%', cell: ({ title }) => title },
  { label: 'Moyen', width: '14%', cell: ({ method }) => METHOD_NAMES[method] },
  { label: 'Montant', width: '13%', cell: ({ amount }) => <b>{formatMoney(amount)}</b> },
  {
    label: 'Statut',
    width: '12%',
    cell: ({ status }) => <Badge tone={PAYMENT_BADGES[status].tone}>{PAYMENT_BADGES[status].label}</Badge>,
  },
  { label: 'Facture ou suite', cell: (payment) => <Next payment={payment} /> },
]

function Next({ payment }: { payment: Payment }) {
  const { status, credit_note, invoice, id, declared_at } = payment
  if (credit_note) return <InvoiceLink document={credit_note} kind="Avoir" />
  if (invoice) return <InvoiceLink document={invoice} kind="Facture" />
  if (status === 'pending')
    return declared_at ? 'En vérification' : <AppLink href={paymentFileHref(id)}>Continuer</AppLink>
  return status === 'failed' ? <AppLink href={paymentHref(id)}>Réessayer</AppLink> : '–'
}

/** Every payment of the company, by the filters of the address. */
export function PaymentList({ search }: { search: PaymentSearch }) {
  const { data, error, refetch } = useQuery(paymentsQuery(search))
  const isFiltered = Object.keys(search).some((name) => name !== 'page' && name !== 'sort_by_date')
  if (error && !data) return <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
  if (data && data.meta.total === 0 && !isFiltered)
    return (
      <Card>
        <EmptyState icon={CardIcon} title="Aucun paiement">
          Vos paiements et vos factures seront ici, gardés et téléchargeables.{' '}
          <LinkButton href={SUBSCRIPTION} look="secondary">
            Choisir une formule
          </LinkButton>
        </EmptyState>
      </Card>
    )
  return (
    <ListPage>
      <Card flush>
        <div className={css.head}>
          <h2>Paiements</h2>
          <ListTotal>{data && `${data.meta.total} ${plural(data.meta.total, 'paiement')}`}</ListTotal>
          {data && data.meta.total > 0 && (
            // With a target the link is the browser's own: the router knows no page under this address.
            <LinkButton look="quiet" small href={exportHref(search)} target="_self" className={css.export}>
              <DownloadIcon size={16} />
              Télécharger en CSV
            </LinkButton>
          )}
        </div>
        {data && <Summary summary={data.summary} />}
        <PaymentFilters search={search} />
      </Card>
      <div>
        {data?.data.length === 0 ? (
          <EmptyState icon={CardIcon}>Aucun paiement ne correspond à ces filtres.</EmptyState>
        ) : (
          <RecordTable
            caption="Paiements"
            columns={COLUMNS}
            rows={data?.data}
            hrefOf={({ id }) => paymentHref(id)}
          />
        )}
      </div>
      {data && data.meta.last_page > 1 && (
        <ListPager meta={data.meta}>
          <Pagination
            page={data.meta.current_page}
            lastPage={data.meta.last_page}
            hrefOf={(page) => paymentsHref({ ...search, page: String(page) })}
          />
        </ListPager>
      )}
    </ListPage>
  )
}

/** What the payments of the filters come to. */
function Summary({ summary: { paid, refunded, waiting } }: { summary: PaymentSums }) {
  const facts = [
    `${formatMoney(paid)} payés`,
    waiting > 0 && `${formatMoney(waiting)} en attente`,
    refunded > 0 && `${formatMoney(refunded)} remboursés`,
  ]
  return <p className={css.summary}>{facts.filter(Boolean).join(', ')}</p>
}
