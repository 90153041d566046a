import type { ReactNode } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import type { LiveText } from '#src/ui/form/search-input.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { FilterBar } from '#src/ui/lists/filter-bar.tsx'
import { ListPager, ListTotal } from '#src/ui/lists/page.tsx'
import { type Column, RecordTable } from '#src/ui/lists/record-table.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import css from './screen.module.css'
import { type List, MIN_LETTERS, type NeighbourMeta } from './use-list.ts'

interface ListScreenProps<Row extends { id: number | string }> {
  title: string
  /** What leads to the screens that belong together with this one. */
  tabs?: ReactNode
  /** What is to be known before the list. */
  notice?: ReactNode
  /** What to do while nothing is in the list, where it is not filled by itself. */
  empty?: string
  /** Names one row and several of them. */
  counted: readonly [one: string, many: string]
  list: List<Row>
  columns: readonly Column<Row>[]
  /** The screen that a row opens. */
  rowHref?: (row: Row) => string
  /** The texts that the list is searched by. */
  texts: readonly { label: string; live: LiveText }[]
  /** What begins something new, or takes the list away, at the end of the title's line. */
  actions?: ReactNode
  /** What the list can be ordered by, where that is not the date. */
  orders?: readonly { value: 'asc' | 'desc'; label: string }[] | undefined
  /** The other filters. */
  children?: ReactNode
}

/** A list under its title: what filters it, its table, and its pages. */
export function ListScreen<Row extends { id: number | string }>({
  title,
  tabs,
  notice,
  empty,
  counted,
  list,
  columns,
  rowHref,
  texts,
  actions,
  orders,
  children,
}: ListScreenProps<Row>) {
  const { data, error, isPlaceholderData } = list
  return (
    <>
      <header className={css.head}>
        <h1>{title}</h1>
        <ListTotal>{data && !isPlaceholderData && <Total meta={data.meta} counted={counted} />}</ListTotal>
        {actions && <div className={css.actions}>{actions}</div>}
      </header>
      {tabs}
      <div className={css.body}>
        {notice}
        <FilterBar
          label={`Filtrer\u00a0: ${title}`}
          texts={texts}
          least={MIN_LETTERS}
          order={list.order}
          onOrder={list.sort}
          {...(orders && { orders })}
        >
          {children}
        </FilterBar>
        {error && !data ? (
          <LoadFailure onRetry={() => void list.refetch()}>{error.message}</LoadFailure>
        ) : data?.data.length === 0 ? (
          <Empty list={list} words={empty} />
        ) : (
          <div className={classes(isPlaceholderData && css.stale)} aria-busy={!data || isPlaceholderData}>
            <RecordTable caption={title} columns={columns} rows={data?.data} hrefOf={rowHref} />
            {data && <Pages list={list} meta={data.meta} />}
          </div>
        )}
      </div>
    </>
  )
}

type Counted = readonly [one: string, many: string]
type Meta = NonNullable<List<unknown>['data']>['meta']

function Total({ meta, counted: [one, many] }: { meta: Meta; counted: Counted }) {
  const { total } = meta
  return (
    <>
      {meta.is_capped && 'Plus de '}
      <b>{formatCount(total)}</b> {total > 1 ? many : one}
    </>
  )
}

/** Where the other pages of a list are: by number, or before and after where they are not counted. */
export function Pages({
  list,
  meta,
}: {
  list: Pick<List<unknown>, 'pageHref' | 'neighbourHref'>
  meta: Meta
}) {
  if ('before' in meta) return <Neighbours meta={meta} hrefOf={list.neighbourHref} />
  return (
    <ListPager meta={meta}>
      <Pagination page={meta.current_page} lastPage={meta.last_page} hrefOf={list.pageHref} />
    </ListPager>
  )
}

/** The pages beside this one, where the list is too long for numbers. */
function Neighbours({
  meta: { before, after },
  hrefOf,
}: {
  meta: NeighbourMeta
  hrefOf: List<unknown>['neighbourHref']
}) {
  if (before === null && after === null) return null
  return (
    <nav aria-label="Pagination" className={css.neighbours}>
      {before !== null && (
        <LinkButton look="secondary" href={hrefOf({ before })} rel="prev" sameSearch>
          Page précédente
        </LinkButton>
      )}
      {after !== null && (
        <LinkButton look="secondary" href={hrefOf({ after })} rel="next" sameSearch>
          Page suivante
        </LinkButton>
      )}
    </nav>
  )
}

interface EmptyProps {
  list: { path: string; isFiltered: boolean }
  words: string | undefined
}

function Empty({ list: { path, isFiltered }, words = 'Ce qui arrive s’affiche ici.' }: EmptyProps) {
  return (
    <EmptyState
      icon={SearchIcon}
      title={isFiltered ? 'Aucun résultat' : 'Rien pour l’instant'}
      actions={
        isFiltered && (
          <LinkButton look="secondary" href={path} sameSearch>
            Effacer les filtres
          </LinkButton>
        )
      }
    >
      {isFiltered ? 'Rien ne répond à ces filtres.' : words}
    </EmptyState>
  )
}
