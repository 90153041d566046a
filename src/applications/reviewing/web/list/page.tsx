import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { HeldRefusals } from '#src/applications/deciding/web/held-refusals.tsx'
import { SelectionActions } from '#src/applications/deciding/web/selection/actions.tsx'
import { type Selection, useSelection } from '#src/applications/deciding/web/selection/use-selection.ts'
import { AddCandidateButton } from '#src/applications/entering/web/add-button.tsx'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { CVS_A_DAY } from '#src/applications/reviewing/shared/limits.ts'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { classes } from '#src/ui/class-names.ts'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { ListPage, ListPager, ListTotal } from '#src/ui/lists/page.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { type ApplicationsSearch, filtersOf, listHref } from '../filters.ts'
import { useShortcuts } from '../keys.ts'
import { BesidePanel } from '../panel/beside-panel.tsx'
import type { Queue } from '../panel/queue.ts'
import { type Panel, usePanel } from '../panel/use-panel.ts'
import { useRows } from '../panel/use-rows.ts'
import { type ApplicationsList, listQuery } from '../queries.ts'
import { ShortcutLegend } from '../shortcuts.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { ColumnsMenu, shownColumns } from './columns-menu.tsx'
import { ApplicationsEmpty } from './empty.tsx'
import { ExportMenu } from './export-menu.tsx'
import { ApplicationsFilterBar } from './filter-bar.tsx'
import { ApplicationsFilterPanel } from './filter-panel.tsx'
import css from './page.module.css'
import { ApplicationStatuses } from './status-chips.tsx'
import { ApplicationsTable, ApplicationsTableSkeleton } from './table.tsx'
import { useAppliedFilters } from './use-applied-filters.ts'
import { ViewChoice } from './view-choice.tsx'

export function ApplicationsPage({ search }: { search: ApplicationsSearch }) {
  const { data: list, error, isPlaceholderData, refetch } = useQuery(listQuery(search))
  const [filtering, setFiltering] = useState(false)
  const applied = useAppliedFilters(search, list?.offers ?? [])
  const canDecide = useAbility().can('edit', 'job offer')
  const selection = useSelection(search)
  const panel = usePanel(search, list && !isPlaceholderData ? queueOf(list) : undefined)
  const items = useRows(list?.data ?? [], panel, search)
  const isOpen = panel.current !== undefined
  useShortcuts({ j: isOpen ? undefined : () => moveRow(1), k: isOpen ? undefined : () => moveRow(-1) })
  useEffect(() => {
    if (panel.current !== undefined)
      document
        .querySelector(`[data-row="${panel.current}"]`)
        ?.closest('tr')
        ?.scrollIntoView({ block: 'nearest' })
  }, [panel.current])
  const questions = list?.questions ?? []
  return (
    <BesidePanel panel={panel} search={search}>
      <ListPage>
        <div className={css.head}>
          <h1>Les candidatures</h1>
          <ViewChoice search={search} />
          <ListTotal>{list && !isPlaceholderData && <Total list={list} search={search} />}</ListTotal>
          <div className={css.tools}>
            <AddCandidateButton {...offerOf(search)} />
            <ColumnsMenu questions={questions} search={search} />
            <ExportMenu search={search} total={list?.meta.total} />
          </div>
        </div>
        <ApplicationsFilterBar
          search={search}
          count={applied.length}
          onMore={() => setFiltering(true)}
          offers={list?.offers}
          stages={{ counts: list?.counts }}
        />
        <div className={css.states}>
          <ApplicationStatuses search={search} counts={list?.counts} />
          <AppliedFilters applied={applied} search={search} />
        </div>
        <DailyLimitNote limit={CVS_A_DAY} now={list?.cv_views} />
        {canDecide && <HeldRefusals />}
        {canDecide && <SelectionActions list={list} search={search} selection={selection} />}
        {error && !list ? (
          <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
        ) : (
          <div className={classes(isPlaceholderData && css.stale)} aria-busy={!list || isPlaceholderData}>
            {list ? (
              <Rows
                list={list}
                items={items}
                panel={panel}
                search={search}
                applied={applied.map(({ label }) => label)}
                columns={shownColumns(search, questions)}
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
          questions={questions}
        />
      </ListPage>
    </BesidePanel>
  )
}

interface RowsProps {
  list: ApplicationsList
  /** While the panel is open, these are the applications of its queue, not those that the filters find now. */
  items: readonly RecruiterApplication[]
  panel: Panel
  search: ApplicationsSearch
  applied: string[]
  columns: readonly string[]
  selection: Selection | undefined
}

function Rows({ list: { meta, counts }, items, panel, search, applied, columns, selection }: RowsProps) {
  if (items.length === 0)
    return <ApplicationsEmpty search={search} applied={applied} total={meta.total} all={counts.all} />
  return (
    <>
      <ApplicationsTable
        items={items}
        search={search}
        columns={columns}
        selection={selection}
        current={panel.current}
        onOpen={panel.open}
      />
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
          panel.current === undefined
            ? { keys: ['Entrée'], does: 'ouvrir' }
            : { keys: ['S'], does: 'étape suivante' },
          ...(selection ? [{ keys: ['X'], does: 'sélectionner' }] : []),
        ]}
      />
    </>
  )
}

/** Says « 48 candidatures, dont 9 nouvelles ». */
function Total({ list, search }: { list: ApplicationsList; search: ApplicationsSearch }) {
  const { total } = list.meta
  const { status } = filtersOf(search)
  const fresh = !status || status === 'open' ? (list.counts.submitted ?? 0) : 0
  return (
    <>
      <b>{formatCount(total)}</b> {plural(total, 'candidature')}
      {fresh > 0 && (
        <span className={css.fresh}>
          , dont <b>{formatCount(fresh)}</b> {plural(fresh, 'nouvelle')}
        </span>
      )}
    </>
  )
}

/** The form begins with the offer that the list is of. */
function offerOf({ offer_id }: ApplicationsSearch): { offerId?: number } {
  return offer_id ? { offerId: Number(offer_id) } : {}
}

/** J and K go through this queue. */
function queueOf({ data, meta }: ApplicationsList): Queue {
  return {
    ids: data.map(({ id }) => id),
    before: meta.from === null ? null : meta.from - 1,
    total: meta.total,
    grows: true,
  }
}

/** The focus moves from row to row, and Enter opens the row as any link. */
function moveRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')]
  const here = rows.findIndex((row) => row.closest('tr')?.contains(document.activeElement))
  const next = here < 0 ? rows.at(step > 0 ? 0 : -1) : rows[here + step]
  next?.focus()
  next?.closest('tr')?.scrollIntoView({ block: 'nearest' })
}
