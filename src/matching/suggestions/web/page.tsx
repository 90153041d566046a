import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { counted } from '#src/shared/phrases.ts'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { Skeleton } from '#src/ui/display/skeleton.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { MOST_SUGGESTED } from '../shared/filters.ts'
import { SuggestionFilters } from './filters.tsx'
import { useHiding } from './hiding.ts'
import { type Prepare, SuggestionList } from './list.tsx'
import { NoSuggestions } from './no-suggestions.tsx'
import css from './page.module.css'
import { hrefOf, type Suggestions, suggestionsQuery, viewOf } from './queries.ts'
import { SuggestionsSide } from './side.tsx'

interface SuggestionsPageProps {
  prepare: Prepare
  /** Says how often an application may be prepared. */
  note: ReactNode
}

export function SuggestionsPage({ prepare, note }: SuggestionsPageProps) {
  const view = viewOf(useSearch({ strict: false }) as SearchParams)
  const { data, isError, refetch } = useQuery(suggestionsQuery(view))
  return (
    <>
      <div className={css.hello}>
        <h1>Mes recommandations</h1>
        {data && data.counts.all > 0 && (
          <>
            <p>{summaryOf(data.counts.all)}</p>
            <p className="small muted">{note}</p>
          </>
        )}
      </div>
      {isError && !data && (
        <LoadFailure onRetry={() => refetch()}>Vos recommandations n’ont pas pu être lues.</LoadFailure>
      )}
      {!data && !isError && <Reading />}
      {data && <Found data={data} view={view} prepare={prepare} />}
    </>
  )
}

interface FoundProps extends Pick<SuggestionsPageProps, 'prepare'> {
  data: Suggestions
  view: ReturnType<typeof viewOf>
}

function Found({ data, view, prepare }: FoundProps) {
  const hiding = useHiding()
  return (
    <>
      {data.counts.all > 0 && <SuggestionFilters data={data} on={view.filter} />}
      <div className={css.two}>
        <div>
          {data.data.length > 0 ? (
            <SuggestionList offers={data.data} hiding={hiding} prepare={prepare} />
          ) : (
            <NoSuggestions data={data} />
          )}
          <Pagination
            page={data.meta.current_page}
            lastPage={data.meta.last_page}
            hrefOf={(page) => hrefOf({ ...view, page })}
          />
        </div>
        <SuggestionsSide data={data} unhide={hiding.unhide} />
      </div>
    </>
  )
}

function summaryOf(count: number): string {
  return count >= MOST_SUGGESTED
    ? `Les ${MOST_SUGGESTED} offres ouvertes qui vont le mieux à votre profil`
    : `${counted(count, 'offre')} d’après votre profil tel qu’il est aujourd’hui`
}

function Reading() {
  return (
    <div className={css.list} role="status" aria-label="Chargement de vos recommandations">
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={196} />
      ))}
    </div>
  )
}
