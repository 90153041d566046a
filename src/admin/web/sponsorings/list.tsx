import { useState } from 'react'
import { formatShortDate } from '#src/shared/dates.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { call } from '#src/shell/api/api.ts'
import {
  SPONSORING_BADGES,
  SPONSORING_ORIGINS,
  SPONSORING_STATES,
  type SponsoringOrigin,
} from '#src/subscriptions/sponsoring/shared/sponsorings.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { FormFailure } from '#src/ui/form/failure.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { AdminSponsoring, listAdminSponsorings, stopSponsoring } from '../../sponsorings/contract.ts'
import { COMPANIES } from '../companies/list.tsx'
import { useDecision } from '../desk/queries.ts'
import { ReasonDialog } from '../desk/reason-dialog.tsx'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { paymentHref } from '../payments/list.tsx'
import { PlansTabs, SPONSORINGS } from '../plans/head.tsx'

interface SponsoringSearch extends ListSearch {
  /** Part of a company's name. */
  q?: string
  state?: AdminSponsoring['state']
  origin?: SponsoringOrigin
}

export function readSponsoringSearch(raw: Record<string, unknown>): SponsoringSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    state: (value) => SPONSORING_STATES.some((each) => each === value),
    origin: (value) => SPONSORING_ORIGINS.some((each) => each === value),
  })
}

const ORIGIN_LABELS: Record<SponsoringOrigin, string> = {
  given: 'Par la formule ou offerte',
  paid: 'Payée',
}

const COLUMNS: readonly Column<AdminSponsoring>[] = [
  { label: 'Offre', width: '22%', cell: ({ offer }) => offer.title },
  {
    label: 'Société',
    width: '16%',
    cell: ({ company }) => <AppLink href={`${COMPANIES}/${company.id}`}>{company.name}</AppLink>,
  },
  { label: 'Durée', width: '16%', cell: (row) => <Time row={row} /> },
  { label: 'Par', width: '14%', cell: (row) => <Origin row={row} /> },
  {
    label: 'Vues, clics',
    width: '12%',
    cell: ({ starts_at, views_count, clicks_count }) =>
      starts_at && `${formatCount(views_count)}, ${formatCount(clicks_count)}`,
  },
  {
    label: 'État',
    width: '10%',
    cell: ({ state }) => <Badge tone={SPONSORING_BADGES[state].tone}>{SPONSORING_BADGES[state].label}</Badge>,
  },
  { label: 'Arrêter', onPhone: 'wide', cell: (row) => row.state === 'active' && <Stop row={row} /> },
]

function Time({ row: { days, starts_at, ends_at } }: { row: AdminSponsoring }) {
  if (!starts_at || !ends_at) return counted(days, 'jour')
  return (
    <>
      {counted(days, 'jour')}
      <br />
      <small className="muted">
        du {formatShortDate(starts_at)} au {formatShortDate(ends_at)}
      </small>
    </>
  )
}

function Origin({ row: { payment, price, credits, is_free } }: { row: AdminSponsoring }) {
  if (credits > 0) return `${counted(credits, 'crédit')} de la formule`
  if (is_free) return 'Offerte'
  return (
    <>
      {formatMoney(price)}
      {payment && (
        <>
          <br />
          <small>
            <AppLink href={paymentHref(payment.id)}>{payment.reference}</AppLink>
          </small>
        </>
      )}
    </>
  )
}

/** Whoever paid for one has the money back by its end, so that one is stopped where the payment is. */
function Stop({ row: { id, offer, payment } }: { row: AdminSponsoring }) {
  const [asks, setAsks] = useState(false)
  const { decide, refusal, isSending } = useDecision(() =>
    toast.success({ title: 'La sponsorisation est arrêtée', text: 'La société reçoit votre raison.' }),
  )
  if (payment) return <AppLink href={paymentHref(payment.id)}>Rembourser</AppLink>
  const stop = (reason: string) => {
    setAsks(false)
    decide(() =>
      call<typeof stopSponsoring>('DELETE /api/admin/sponsorings/:id', { params: { id }, body: { reason } }),
    )
  }
  return (
    <>
      <Button look="secondary" small loading={isSending} onClick={() => setAsks(true)}>
        Arrêter<span className="hidden-text">{`\u00a0: ${offer.title}`}</span>
      </Button>
      <FormFailure>{refusal?.message}</FormFailure>
      <ReasonDialog
        open={asks}
        title="Arrêter la sponsorisation"
        action="Arrêter"
        hint={`«\u00a0${offer.title}\u00a0» reprend sa place ordinaire dans les recherches, tout de suite. Un crédit pris ne revient pas. La société lit cette raison.`}
        onSend={stop}
        onClose={() => setAsks(false)}
      />
    </>
  )
}

/** Every sponsoring, the last that was asked for first. */
export function SponsoringList({ search }: { search: SponsoringSearch }) {
  const list = useList(SPONSORINGS, search, (query) =>
    call<typeof listAdminSponsorings>('GET /api/admin/sponsorings', { query }),
  )
  const text = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Offres sponsorisées"
      tabs={<PlansTabs />}
      counted={['sponsorisation', 'sponsorisations']}
      list={list}
      columns={COLUMNS}
      texts={[{ label: 'Société', live: text }]}
    >
      <SelectField
        label="État"
        name="state"
        choices={SPONSORING_STATES.map((value) => ({ value, label: SPONSORING_BADGES[value].label }))}
        empty="Tous"
        value={search.state ?? ''}
        onChange={({ target }) => list.filter({ state: target.value })}
      />
      <SelectField
        label="Par"
        name="origin"
        choices={SPONSORING_ORIGINS.map((value) => ({ value, label: ORIGIN_LABELS[value] }))}
        empty="Tous"
        value={search.origin ?? ''}
        onChange={({ target }) => list.filter({ origin: target.value })}
      />
    </ListScreen>
  )
}
