import type { OfferStatus } from '#src/offers/shared/states.ts'
import { formatDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { call } from '#src/shell/api/api.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckBox } from '#src/ui/form/choice-field.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { listOffers, OfferRow } from '../../offers/contract.ts'
import { OFFER_STATUS_LABELS, OFFER_STATUS_TONES } from '../desk/labels.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'

export const OFFERS = '/offres'

interface OfferSearch extends ListSearch {
  /** Part of a title, or a whole reference. */
  q?: string
  status?: OfferStatus
  held?: 'true'
}

export function readOfferSearch(raw: Record<string, unknown>): OfferSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    status: (value) => value in OFFER_STATUS_LABELS,
    held: (value) => value === 'true',
  })
}

const COLUMNS: readonly Column<OfferRow>[] = [
  { label: 'Offre', width: '28%', cell: ({ title }) => displayTitle(title) },
  { label: 'Société', width: '18%', cell: ({ company }) => company },
  { label: 'État', width: '16%', cell: (offer) => <OfferState offer={offer} /> },
  { label: 'Référence', width: '12%', cell: ({ reference }) => reference },
  { label: 'Créée', width: '13%', cell: ({ created_at }) => formatDate(created_at) },
  { label: 'Expire', width: '13%', cell: ({ expires_at }) => expires_at && formatDate(expires_at) },
]
const STATUSES = Object.entries(OFFER_STATUS_LABELS).map(([value, label]) => ({ value, label }))

/** Every offer, whatever its state. */
export function OfferList({ search }: { search: OfferSearch }) {
  const list = useList(OFFERS, search, (query) => call<typeof listOffers>('GET /api/admin/offers', { query }))
  const title = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Offres"
      counted={['offre', 'offres']}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => `${OFFERS}/${id}`}
      texts={[{ label: 'Titre ou référence', live: title }]}
    >
      <SelectField
        label="État"
        name="status"
        choices={STATUSES}
        empty="Tous"
        value={search.status ?? ''}
        onChange={({ target }) => list.filter({ status: target.value })}
      />
      <CheckBox
        label="Mises en attente"
        name="held"
        checked={search.held === 'true'}
        onChange={({ target }) => list.filter({ held: target.checked ? 'true' : '' })}
      />
    </ListScreen>
  )
}

function OfferState({ offer: { status, held, paused } }: { offer: OfferRow }) {
  if (held) return <Badge tone="amber">{OFFER_STATUS_LABELS[status]}, en attente</Badge>
  if (paused) return <Badge>{OFFER_STATUS_LABELS[status]}, en pause</Badge>
  return <Badge tone={OFFER_STATUS_TONES[status]}>{OFFER_STATUS_LABELS[status]}</Badge>
}
