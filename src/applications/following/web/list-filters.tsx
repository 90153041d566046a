import { type FormEvent, useState } from 'react'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { BarSelect, FilterBar, ORDERS } from '#src/ui/lists/filter-bar.tsx'
import { FilterDrawer } from '#src/ui/lists/filter-drawer.tsx'
import { useFilterAddress } from '#src/ui/lists/use-filter-address.ts'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { ApplicantCounts } from '../contract.ts'
import css from './list.module.css'
import { filtersOf, type ListFilters, listedStatus, listHref, TITLE_MIN } from './queries.ts'
import { STATUS_GROUPS, statusLabel } from './words.ts'

/** A list of no more is seen whole, so nothing is searched in it. */
const FEW = 6

interface FiltersProps {
  filters: ListFilters
  counts: ApplicantCounts | undefined
}

/** The title, the state and the order, on phones but for the title behind « Filtres ». */
export function ApplicationFilters({ filters, counts }: FiltersProps) {
  const [filtering, setFiltering] = useState(false)
  const go = useFilterAddress((now, change: Partial<ListFilters>) =>
    listHref({ ...filtersOf(now as SearchParams), page: 1, ...change }),
  )
  const title = useLiveText(filters.title, TITLE_MIN, (found) => go({ title: found }))
  const { status } = filters
  const isStated = status !== '' && !CHIPS.some((chip) => chip === status)
  const count = [isStated, filters.sort_by_date === 'asc'].filter(Boolean).length
  const isLong = counts !== undefined && counts.all + counts.archived > FEW
  if (!isLong && !filters.title && count === 0) return null
  return (
    <search>
      <FilterBar
        label="Filtrer vos candidatures"
        texts={[{ label: 'Titre du poste', live: title }]}
        least={TITLE_MIN}
        order={filters.sort_by_date}
        onOrder={(order) => go({ sort_by_date: order === 'asc' ? 'asc' : 'desc' })}
        count={count}
        onMore={() => setFiltering(true)}
        moreOnPhones
      >
        <BarSelect
          label="Statut"
          value={listedStatus(filters) || 'all'}
          onChange={(status) => go({ status })}
        >
          {STATUS_GROUPS.map(({ label, choices }) => (
            <optgroup key={label} label={label}>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
          <option value="all">Toutes</option>
        </BarSelect>
      </FilterBar>
      <FilterDrawer
        open={filtering}
        onClose={() => setFiltering(false)}
        clearHref={listHref(filtersOf({}))}
        send="Voir les candidatures"
      >
        <Fields
          filters={filters}
          onApply={(change) => {
            setFiltering(false)
            void go(change)
          }}
        />
      </FilterDrawer>
    </search>
  )
}

const STATUS_CHOICES = [...STATUS_GROUPS.flatMap(({ choices }) => choices), { value: 'all', label: 'Toutes' }]

interface FieldsProps {
  filters: ListFilters
  onApply: (change: Pick<ListFilters, 'status' | 'sort_by_date'>) => void
}

function Fields({ filters, onApply }: FieldsProps) {
  const [status, setStatus] = useState(listedStatus(filters) || 'all')
  const [order, setOrder] = useState(filters.sort_by_date)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onApply({ status, sort_by_date: order })
  }
  return (
    <form id="filtres" className={css.fields} onSubmit={submit}>
      <SelectField
        label="Statut"
        name="status"
        id="filtre-statut"
        choices={STATUS_CHOICES}
        value={status}
        onChange={(event) => setStatus(event.target.value)}
      />
      <SelectField
        label="Ordre"
        name="sort_by_date"
        id="filtre-ordre"
        choices={ORDERS}
        value={order}
        onChange={(event) => setOrder(event.target.value === 'asc' ? 'asc' : 'desc')}
      />
    </form>
  )
}

/** What was put away has a chip once there is some. */
const CHIPS = ['in_progress', 'ended', 'archived'] as const

/** Drafts wait for the person as well, so they are counted with what is going on. */
const countOf = (counts: ApplicantCounts, status: (typeof CHIPS)[number]) =>
  status === 'in_progress' ? counts.in_progress + counts.draft : counts[status]

/** What goes on comes first, and all that is over is one choice; each single state is one of « Statut ». */
export function StatusChips({ filters, counts }: FiltersProps) {
  const chosen = listedStatus(filters)
  const { messages } = filters
  return (
    <StateChips label="Filtres rapides">
      {CHIPS.map((status) => {
        const count = counts && countOf(counts, status)
        if (status === 'archived' && !count && status !== chosen) return null
        return (
          <StateChip
            key={status}
            label={statusLabel(status)}
            count={count}
            href={listHref({ ...filters, status, page: 1 })}
            on={status === chosen}
          />
        )
      })}
      {(messages || Boolean(counts?.unread)) && (
        <StateChip
          label="Messages non lus"
          count={counts?.unread}
          href={listHref({ ...filters, messages: messages ? '' : 'unread', page: 1 })}
          on={messages !== ''}
        />
      )}
    </StateChips>
  )
}
