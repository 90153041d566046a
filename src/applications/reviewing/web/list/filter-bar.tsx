import type { OffersAppliedTo } from '#src/applications/reviewing/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { BarSelect, FilterBar } from '#src/ui/lists/filter-bar.tsx'
import { useFilterAddress } from '#src/ui/lists/use-filter-address.ts'
import {
  type ApplicationsSearch,
  filtersOf,
  listHref,
  readSearch,
  STATUS_GROUPS,
  STATUS_WORDS,
  TEXT_MIN,
} from '../filters.ts'
import type { ApplicationsList } from '../queries.ts'

interface ApplicationsFilterBarProps {
  search: ApplicationsSearch
  /** So many filters are in force. */
  count: number
  onMore: () => void
  /** Undefined while they are read. */
  offers: OffersAppliedTo | undefined
  /** The board has a column for each stage, so there none is chosen. */
  stages?: { counts: ApplicationsList['counts'] | undefined }
}

/** The bar has the filters that are used most; the others are behind « Filtres ». */
export function ApplicationsFilterBar({ search, count, onMore, offers, stages }: ApplicationsFilterBarProps) {
  const go = useFilterAddress((raw, change: Change) => {
    const now = readSearch(raw)
    return listHref(now, typeof change === 'function' ? change(now) : change)
  })
  const name = useLiveText(search.name ?? '', TEXT_MIN, (text) => go({ name: text || undefined }))
  return (
    <FilterBar
      label="Filtrer les candidatures"
      texts={[{ label: 'Nom du candidat', live: name }]}
      least={TEXT_MIN}
      order={search.sort_by_date ?? 'desc'}
      onOrder={(order) => go({ sort_by_date: order === 'asc' ? order : undefined })}
      count={count}
      onMore={onMore}
    >
      <OfferSelect search={search} offers={offers} go={go} />
      {stages && <StageSelect search={search} counts={stages.counts} go={go} />}
    </FilterBar>
  )
}

type Change = ApplicationsSearch | ((now: ApplicationsSearch) => ApplicationsSearch)
type Go = (change: Change) => void

interface SelectProps {
  search: ApplicationsSearch
  go: Go
}

/** Another offer leaves the stage as it is: whoever looks at what is going on goes on doing so. */
function OfferSelect({ search, offers = [], go }: SelectProps & { offers: OffersAppliedTo | undefined }) {
  const { offer_id = '' } = search
  const isListed = offers.some(({ id }) => String(id) === offer_id)
  const choose = (value: string) =>
    go((now) => ({
      offer_id: value || undefined,
      status: now.vue ? undefined : (filtersOf(now).status ?? 'all'),
      answer_1: undefined,
      answer_2: undefined,
      answer_3: undefined,
      colonnes: undefined,
    }))
  return (
    <BarSelect label="Offre" value={offer_id} onChange={choose}>
      <option value="">Offre&nbsp;: toutes</option>
      {offer_id && !isListed && <option value={offer_id}>Offre n°&nbsp;{offer_id}</option>}
      {offers.map(({ id, title, count }) => (
        <option key={id} value={id}>
          {displayTitle(title)} ({count})
        </option>
      ))}
    </BarSelect>
  )
}

/** Every state has its place here, those that are over in a group of their own. */
function StageSelect({
  search,
  counts,
  go,
}: SelectProps & { counts: ApplicationsList['counts'] | undefined }) {
  const chosen = filtersOf(search).status ?? 'all'
  const words = (label: string, count: number | undefined) => (counts ? `${label} (${count ?? 0})` : label)
  return (
    <BarSelect
      label="Étape"
      value={chosen}
      onChange={(value) => go({ status: value as NonNullable<ApplicationsSearch['status']> })}
    >
      {STATUS_GROUPS.map(({ label, statuses }) => (
        <optgroup key={label} label={label}>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {words(STATUS_WORDS[status], counts?.[status])}
            </option>
          ))}
        </optgroup>
      ))}
      <option value="all">{words('Toutes', counts?.all)}</option>
    </BarSelect>
  )
}
