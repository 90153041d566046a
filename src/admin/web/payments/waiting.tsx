import { queryOptions, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { formatMoney } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { MethodMark } from '#src/subscriptions/payments/web/method-mark.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import type { AdminPaymentRow, listAdminPayments } from '../../payments/contract.ts'
import { useKeys } from '../desk/keys.ts'
import { formatWait, isLate } from '../desk/labels.ts'
import { Loading } from '../desk/loading.tsx'
import { deskKeys } from '../desk/query-keys.ts'
import { KeysHelp, KeysLegend } from '../queue/help.tsx'
import { Place } from '../queue/place.tsx'
import css from '../queue/queue.module.css'
import { PAYMENTS, paymentHref } from './list.tsx'
import own from './waiting.module.css'

/** As many stand beside the desk; the others follow as these are decided. */
const MOST = 50

const waitingQuery = queryOptions({
  queryKey: deskKeys.list('waiting-payments', {}),
  queryFn: () =>
    call<typeof listAdminPayments>('GET /api/admin/payments', {
      query: { page: 1, per_page: MOST, status: 'pending', sort_by_date: 'asc', q: undefined },
    }),
})

/** How many payments wait for a decision; nothing where none does. */
export function WaitingPayments({ className }: { className: string | undefined }) {
  const { data } = useQuery(waitingQuery)
  const count = data?.waiting.count ?? 0
  return count > 0 ? <span className={className}>{count}</span> : null
}

interface BesideWaitingProps {
  /** The payment whose desk is open. */
  id: number
  children: (place: ReactNode) => ReactNode
}

/** A desk beside the payments that wait, with the keys that lead from one to the next. */
export function BesideWaiting({ id, children }: BesideWaitingProps) {
  const router = useRouter()
  const { data, isPending } = useQuery(waitingQuery)
  const items = data?.data.filter(({ declared_at }) => declared_at !== null) ?? []
  const at = items.findIndex((each) => each.id === id)
  // One that was decided is on no list any more: one goes on from the top.
  const [previous, next] = [items[at - 1], items[at + 1]]
  const show = (shown: AdminPaymentRow | undefined) =>
    shown && (() => void router.navigate({ href: paymentHref(shown.id) }))
  const [isHelpOpen, setHelpOpen] = useState(false)
  const help = () => setHelpOpen(true)
  useKeys({ j: show(next), k: show(previous), '?': items.length > 0 ? help : undefined })
  if (isPending) return <Loading />
  if (!data || items.length === 0) return children(<AppLink href={PAYMENTS}>Paiements</AppLink>)
  return (
    <div className={css.queue} data-open="true">
      <WaitingList items={items} waiting={data.waiting} open={id} />
      <div className={css.desk}>
        {children(
          <Place
            at={at}
            total={data.waiting.count}
            list={{ label: 'Paiements', href: PAYMENTS }}
            onPrevious={show(previous)}
            onNext={show(next)}
            onHelp={help}
          />,
        )}
      </div>
      <KeysHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </div>
  )
}

interface WaitingListProps {
  items: readonly AdminPaymentRow[]
  waiting: ReplyOf<typeof listAdminPayments>['waiting']
  open: number
}

function WaitingList({ items, waiting, open }: WaitingListProps) {
  return (
    <section className={css.list} aria-label="File des paiements">
      <header className={css.head}>
        <h2>Paiements</h2>
        <p>
          <b>{waiting.count}</b> à vérifier, {formatMoney(waiting.amount)}
        </p>
        <AppLink href={PAYMENTS}>Tous les paiements</AppLink>
      </header>
      <ul aria-label="Paiements à vérifier">
        {items.map((item) => (
          <li key={item.id}>
            <Item item={item} isOpen={item.id === open} />
          </li>
        ))}
      </ul>
      <KeysLegend />
    </section>
  )
}

function Item({
  item: { id, method, company, reference, title, amount, declared_at },
  isOpen,
}: {
  item: AdminPaymentRow
  isOpen: boolean
}) {
  return (
    <AppLink
      href={paymentHref(id)}
      className={classes(css.item, own.marked)}
      aria-current={isOpen || undefined}
    >
      <MethodMark method={method} />
      <span className={css.names}>
        <b>{company.name}</b>
        <small>
          {reference} · {title}
        </small>
      </span>
      <span className={css.right}>
        <b>{formatMoney(amount)}</b>
        {declared_at && (
          <span className={isLate(declared_at) ? css.late : ''}>{formatWait(declared_at)}</span>
        )}
      </span>
    </AppLink>
  )
}
