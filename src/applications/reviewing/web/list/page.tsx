import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SelectionBar } from '#src/applications/batches/web/bar.tsx'
import { type Selection, useSelection } from '#src/applications/batches/web/selection.ts'
import { WaitingAnswersNotice } from '#src/applications/batches/web/waiting-answers.tsx'
import { CITIES } from '#src/reference/shared/places.ts'
import { formatCount } from '#src/shared/money.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { classes } from '#src/ui/class-names.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { ListPage, ListPager, ListTotal } from '#src/ui/lists/page.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { type ApplicationsSearch, appliedFilters, listHref } from '../filters.ts'
import { useShortcuts } from '../keys.ts'
import { type ApplicationsList, listQuery } from '../queries.ts'
import { ShortcutLegend } from '../shortcuts.tsx'
import { AppliedFilters } from './applied.tsx'
import { ApplicationsEmpty } from './empty.tsx'
import { ApplicationsFilterBar } from './filter-bar.tsx'
import { ApplicationsFilterPanel } from './filter-panel.tsx'
import css from './page.module.css'
import { ApplicationStatuses } from './statuses.tsx'
import { ApplicationsTable, ApplicationsTableSkeleton } from './table.tsx'
import { ViewChoice } from './view-choice.tsx'

/** Every application that the company received, filtered by what the address says. */
export function ApplicationsPage({ search }: { search: ApplicationsSearch }) {
  const { data: list, error, isPlaceholderData, refetch } = useQuery(listQuery(search))
  const [filtering, setFiltering] = useState(false)
  const applied = appliedFilters(search, {
    city: CITIES.find(({ id }) => String(id) === search.city)?.name,
    offer: list?.data.find(({ offer }) => String(offer.id) === search.offer_id)?.offer.title,
  })
  const canDecide = useAbility().can('edit', 'job offer')
  const selection = useSelection(search)
  useShortcuts({ j: () => moveRow(1), k: () => moveRow(-1) })
  return (
    <ListPage>
      <div className={css.head}>
        <h1>Les candidatures</h1>
        <ViewChoice search={search} />
        <ListTotal>{list && !isPlaceholderData && <Total list={list} search={search} />}</ListTotal>
      </div>
      <ApplicationsFilterBar search={search} count={applied.length} onMore={() => setFiltering(true)} />
      <ApplicationStatuses search={search} counts={list?.counts} />
      <AppliedFilters applied={applied} search={search} />
      {canDecide && <WaitingAnswersNotice />}
      {canDecide && <SelectionBar list={list} search={search} selection={selection} />}
      {error && !list ? (
        <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
      ) : (
        <div className={classes(isPlaceholderData && css.stale)} aria-busy={!list || isPlaceholderData}>
          {list ? (
            <Rows
              list={list}
              search={search}
              applied={applied.map(({ label }) => label)}
              selection={canDecide ? selection : undefined}
            />
          ) : (
            <ApplicationsTableSkeleton picks={canDecide} />
          )}
        </div>
      )}
      <ApplicationsFilterPanel
        open={filtering}
        onClose={() => setFiltering(false)}
        search={search}
        total={list?.meta.total}
      />
    </ListPage>
  )
}

interface RowsProps {
  list: ApplicationsList
  search: ApplicationsSearch
  applied: string[]
  selection: Selection | undefined
}

function Rows({ list: { data, meta }, search, applied, selection }: RowsProps) {
  if (data.length === 0) return <ApplicationsEmpty search={search} applied={applied} total={meta.total} />
  return (
    <>
      <ApplicationsTable items={data} search={search} selection={selection} />
      <ListPager meta={meta}>
        <Pagination
          page={meta.current_page}
          lastPage={meta.last_page}
          hrefOf={(page) => listHref(search, { page: page > 1 ? String(page) : undefined })}
        />
      </ListPager>
      <ShortcutLegend
        keys={[
          { keys: ['J', 'K'], does: 'suivante, précédente' },
          { keys: ['Entrée'], does: 'ouvrir' },
          ...(selection ? [{ keys: ['X'], does: 'sélectionner' }] : []),
        ]}
      />
    </>
  )
}

/** « 48 candidatures, dont 9 nouvelles » */
function Total({ list, search }: { list: ApplicationsList; search: ApplicationsSearch }) {
  const { total } = list.meta
  const fresh = search.status ? 0 : (list.counts.submitted ?? 0)
  return (
    <>
      <b>{formatCount(total)}</b> {total > 1 ? 'candidatures' : 'candidature'}
      {fresh > 0 && (
        <>
          , dont <b>{formatCount(fresh)}</b> {fresh > 1 ? 'nouvelles' : 'nouvelle'}
        </>
      )}
    </>
  )
}

/** Puts the focus on the row after or before the one that has it; Enter then opens it as any link. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement))
  const next = here < 0 ? rows.at(step > 0 ? 0 : -1) : rows[here + step]
  next?.focus()
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
