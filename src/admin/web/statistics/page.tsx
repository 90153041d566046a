import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { formatDay, formatTime } from '#src/shared/dates.ts'
import { classes } from '#src/ui/class-names.ts'
import { Alert } from '#src/ui/display/alert.tsx'
import { Tabs } from '#src/ui/navigation/tabs.tsx'
import { Failure } from '../desk/failure.tsx'
import { Loading } from '../desk/loading.tsx'
import { formatTook } from '../jobs/words.ts'
import screen from '../lists/screen.module.css'
import { STATISTICS_VIEWS, type StatisticsSearch, type StatisticsView, statisticsHref } from './address.ts'
import { Overview } from './overview.tsx'
import { PeriodBar } from './period-bar.tsx'
import { overviewQuery, receiptsQuery, retentionQuery, segmentsQuery } from './queries.ts'
import { Receipts } from './receipts.tsx'
import { Retention } from './retention.tsx'
import { SegmentsView } from './segments.tsx'
import css from './statistics.module.css'

interface ViewProps {
  view: StatisticsView
  search: StatisticsSearch
}

/** What the rows of each day add up to: one view at each address, all of one period. */
export function StatisticsPage({ search }: Pick<ViewProps, 'search'>) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const view = STATISTICS_VIEWS.find((each) => each.path === path)?.view ?? 'apercu'
  const tabs = STATISTICS_VIEWS.map(({ path, label }) => ({ href: statisticsHref(path, search), label }))
  return (
    <>
      <header className={screen.head}>
        <h1>Statistiques</h1>
      </header>
      <div className={css.tabs}>
        <Tabs label="Statistiques" tabs={tabs} />
      </div>
      <div className={screen.body}>
        <View view={view} search={search} />
      </div>
    </>
  )
}

function View({ view, search }: ViewProps) {
  if (view === 'fidelite') return <RetentionView />
  if (view === 'revenus') return <ReceiptsView />
  return (
    <>
      <PeriodBar view={view} search={search} />
      {view === 'apercu' && <OverviewView search={search} />}
      {view === 'secteurs' && <Parts dimension="sector" search={search} />}
      {view === 'villes' && <Parts dimension="city" search={search} />}
      {view === 'metiers' && <Parts dimension="occupation" search={search} />}
    </>
  )
}

function OverviewView({ search }: { search: StatisticsSearch }) {
  const { data, ...query } = useQuery({ ...overviewQuery(search), placeholderData: keepPreviousData })
  return (
    <Shown data={data} {...query}>
      {data && <Overview statistics={data} search={search} />}
    </Shown>
  )
}

function Parts({
  dimension,
  search,
}: {
  dimension: 'sector' | 'city' | 'occupation'
  search: StatisticsSearch
}) {
  const { data, ...query } = useQuery({
    ...segmentsQuery(dimension, search),
    placeholderData: keepPreviousData,
  })
  return (
    <Shown data={data} {...query}>
      {data && <SegmentsView dimension={dimension} compared={data} search={search} />}
    </Shown>
  )
}

function RetentionView() {
  const { data, ...query } = useQuery(retentionQuery)
  return (
    <Shown data={data} {...query}>
      {data && <Retention retention={data} />}
    </Shown>
  )
}

function ReceiptsView() {
  const { data, ...query } = useQuery(receiptsQuery)
  return (
    <Shown data={data} {...query}>
      {data && <Receipts months={data.months} />}
    </Shown>
  )
}

interface ShownProps {
  data: { counted: { at: string; took_ms: number } | null } | undefined
  error: Error | null
  isPlaceholderData: boolean
  refetch: () => unknown
  children: ReactNode
}

/** What was read, with when it was counted; before the first count there is nothing to show. */
function Shown({ data, error, isPlaceholderData, refetch, children }: ShownProps) {
  if (!data) return error ? <Failure error={error} onRetry={() => void refetch()} /> : <Loading />
  if (!data.counted)
    return (
      <Alert>
        Les statistiques se calculent dans la minute qui suit le démarrage, puis chaque nuit à
        4&nbsp;h&nbsp;10. Revenez bientôt.
      </Alert>
    )
  const { at, took_ms } = data.counted
  return (
    <div className={classes(css.views, isPlaceholderData && screen.stale)} aria-busy={isPlaceholderData}>
      {children}
      <p className={css.foot}>
        Jusqu’à hier compris. Calculées {formatDay(at)} à {formatTime(at)}, en {formatTook(took_ms)}&nbsp;:
        chaque chiffre s’additionne aux lignes d’où il vient, et les quatre cents derniers jours sont
        recomptés chaque nuit pour ce qui arrive tard.
      </p>
    </div>
  )
}
