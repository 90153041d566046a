import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { DraftItem } from '#src/applications/drafts/contract.ts'
import { DRAFTS_FULL, DRAFTS_MOST } from '#src/applications/drafts/shared/limits.ts'
import { currentTime } from '#src/shared/dates.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { counted } from '#src/shared/phrases.ts'
import { classes } from '#src/ui/class-names.ts'
import { LimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { ApplicationItem, listApplications } from '../contract.ts'
import css from './list.module.css'
import { DraftRow } from './list-drafts.tsx'
import { NoApplication, NothingFound } from './list-empty.tsx'
import { ApplicationFilters, StatusChips } from './list-filters.tsx'
import { ApplicationRow, RowSkeleton } from './list-row.tsx'
import { applicationsQuery, filtersOf, listHref } from './queries.ts'
import { summaryOf } from './words.ts'

export function ApplicationsPage() {
  const filters = filtersOf(useSearch({ strict: false }) as SearchParams)
  const list = useQuery(applicationsQuery(filters))
  const { data, isError } = list
  if (data?.counts.all === 0 && data.counts.archived === 0) return <NoApplication />
  return (
    <>
      <div className={css.head}>
        <h1>Mes candidatures</h1>
        <p className="muted">{data ? summaryOf(data.counts) : <Skeleton width={220} height={24} />}</p>
      </div>
      <ApplicationFilters filters={filters} counts={data?.counts} />
      <StatusChips filters={filters} counts={data?.counts} />
      {isError && <Failure onRetry={() => list.refetch()} />}
      {!data && !isError && <Reading />}
      {data && <LimitNote kept={data.counts.draft} most={DRAFTS_MOST} full={DRAFTS_FULL} />}
      {data && data.meta.total + data.drafts.length > 0 && (
        <Found
          reply={data}
          hrefOf={(page) => listHref({ ...filters, page })}
          waiting={list.isPlaceholderData}
        />
      )}
      {data?.meta.total === 0 && data.drafts.length === 0 && !list.isPlaceholderData && (
        <NothingFound filters={filters} counts={data.counts} />
      )}
    </>
  )
}

/** What waits for the person comes first, then what is going on, then what is over, as the server lists them. */
const GROUPS: readonly [ApplicationItem['group'], string][] = [
  ['your_turn', 'À vous de jouer'],
  ['waiting', 'En attente du recruteur'],
  ['ended', 'Terminées'],
]

type Reply = ReplyOf<typeof listApplications>

interface FoundProps {
  reply: Reply
  hrefOf: (page: number) => string
  waiting: boolean
}

function Found({ reply: { data, meta, drafts }, hrefOf, waiting }: FoundProps) {
  const now = currentTime()
  return (
    <>
      <div className={classes(css.list, waiting && css.waiting)} aria-busy={waiting}>
        {GROUPS.map(([group, title]) => (
          <Group
            key={group}
            title={title}
            drafts={group === 'your_turn' ? drafts : []}
            items={data.filter((item) => item.group === group)}
            now={now}
            whole={meta.last_page === 1}
          />
        ))}
        {data.length + drafts.length === 0 && <p className={css.past}>Cette page de la liste est vide.</p>}
      </div>
      <div className={css.foot}>
        {meta.total > 0 && (
          <p className="muted small" role="status">
            {rangeOf(meta)}
          </p>
        )}
        <Pagination page={meta.current_page} lastPage={meta.last_page} hrefOf={hrefOf} />
      </div>
    </>
  )
}

function rangeOf({ from, to, total }: Reply['meta']): string {
  const words = counted(total, 'candidature')
  return from === null || to === null ? words : `${from}\u00A0–\u00A0${to} sur ${words}`
}

interface GroupProps {
  title: string
  drafts: DraftItem[]
  items: ApplicationItem[]
  now: number
  /** No application of this group is on another page. */
  whole: boolean
}

function Group({ title, drafts, items, now, whole }: GroupProps) {
  if (drafts.length + items.length === 0) return null
  return (
    <section aria-label={title}>
      <h2 className={css.groupTitle}>
        {title} {whole && <span>{drafts.length + items.length}</span>}
      </h2>
      <ul>
        {/* A proposal has a day to answer by, and a draft has none. */}
        {items.map((item) => (
          <ApplicationRow key={item.id} item={item} now={now} />
        ))}
        {drafts.map((item) => (
          <DraftRow key={item.offer_id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function Reading() {
  return (
    <div className={css.list} role="status" aria-label="Chargement de vos candidatures">
      <ul>
        {[1, 2, 3, 4, 5].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </ul>
    </div>
  )
}

function Failure({ onRetry }: { onRetry: () => void }) {
  return <LoadFailure onRetry={onRetry}>Vos candidatures n’ont pas pu être lues.</LoadFailure>
}
