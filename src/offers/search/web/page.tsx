import { useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, Suspense, useMemo, useState } from 'react'
import { useAlertable } from '#src/offers/alerts/web/alertable.ts'
import { AlertButton } from '#src/offers/alerts/web/deferred-button.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { PressLink } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { FilterIcon } from '#src/ui/icons.tsx'
import { lazyPart } from '#src/ui/lazy-part.ts'
import css from '#src/ui/search/page.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import { valuesOf } from '#src/ui/search-params.ts'
import { UnscriptedSubmit } from '#src/ui/unscripted-submit.tsx'
import { asUnderstood, offersHref, searchWithoutFilters } from './address.ts'
import { SearchBar } from './bar.tsx'
import { Filters } from './filters.tsx'
import { offersQuery } from './queries.ts'
import { Results } from './results.tsx'
import { useFiltering } from './use-filtering.ts'
import { countOf, headingOf, resultsLabel } from './words.ts'

/** The sheet is loaded when it is first opened. */
const FiltersSheet = lazyPart(() => import('./filters-sheet.tsx'))

const stay = (event: FormEvent) => event.preventDefault()

/** The list of offers with its search and filters. Its address holds everything that it shows. */
export function OffersPage({ search: asked }: { search: SearchParams }) {
  const { data: found } = useSuspenseQuery(offersQuery(asked))
  const { criteria } = found
  const search = useMemo(() => asUnderstood(asked, criteria), [asked, criteria])
  // A list that goes beyond what was read among the words is gone through by the words as they were typed.
  const listed = found.widened ? asked : search
  const filtering = useFiltering(search, criteria, listed)
  const [opening, setOpening] = useState<'unused' | 'open' | 'closed'>('unused')
  const place = valuesOf(search, 'city').find((each) => !/^\d+$/.test(each)) ?? ''
  const alertable = useAlertable(found)
  const { city, abroad } = found.facets
  const isTown = [...city, ...abroad].some((town) => town.name === criteria.place)
  const filters = (
    <Filters
      facets={found.facets}
      facetsAreExact={found.facets_are_exact}
      criteria={criteria}
      search={filtering.shown}
      onToggle={filtering.toggle}
      onSalary={filtering.setSalary}
    />
  )
  const total = { total: found.meta.total, total_is_exact: found.total_is_exact }
  const applied = criteria.applied.length
  return (
    <>
      <div className={css.top}>
        <div className={classes('container', css.stack)}>
          <h1>{headingOf(criteria)}</h1>
          <SearchBar
            compact
            keywords={criteria.keywords ?? ''}
            place={place}
            kept={keptBeside(search, place)}
          />
        </div>
      </div>
      <div className={classes('container', css.page)}>
        <form id="filtres" className={css.filters} aria-label="Filtres" action="/offres" onSubmit={stay}>
          <div className={css.head}>
            <h2>Filtres</h2>
            {applied > 0 && <AppLink href={offersHref(searchWithoutFilters(search))}>Tout effacer</AppLink>}
          </div>
          <Unscripted search={search} place={isTown ? '' : place} />
          {filters}
          <UnscriptedSubmit wide>Voir les offres</UnscriptedSubmit>
        </form>
        <div aria-busy={filtering.busy} className={classes(css.found, filtering.busy && css.busy)}>
          <div className={css.bar}>
            <PressLink href="#filtres" className={css.opener} onPress={() => setOpening('open')}>
              <FilterIcon />
              Filtrer{applied > 0 && ` (${applied})`}
            </PressLink>
            {(alertable || found.alert) && (
              <Suspense>
                <AlertButton found={found} search={search} look="soft" className={css.alert}>
                  Alerte
                </AlertButton>
              </Suspense>
            )}
          </div>
          <Results
            found={found}
            search={search}
            listed={listed}
            count={countOf(total)}
            onSort={filtering.setSort}
          />
        </div>
      </div>
      {opening !== 'unused' && (
        <Suspense>
          <FiltersSheet
            open={opening === 'open'}
            onClose={() => setOpening('closed')}
            see={resultsLabel(total)}
          >
            {filters}
          </FiltersSheet>
        </Suspense>
      )}
    </>
  )
}

/** The fields that the form sends beside its boxes when no script runs. */
function Unscripted({ search, place }: { search: SearchParams; place: string }) {
  const kept: [string, string][] = [
    ...valuesOf(search, 'keywords').map((each): [string, string] => ['keywords', each]),
    ...valuesOf(search, 'sort').map((each): [string, string] => ['sort', each]),
    ...(place ? ([['city', place]] as [string, string][]) : []),
  ]
  return kept.map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)
}

/**
 * The filters that are kept when the keywords change: all but the keywords, the typed place, the page and the order.
 */
function keptBeside(search: SearchParams, place: string): SearchParams {
  const { keywords: _keywords, page: _page, city: _city, sort: _sort, verbatim: _verbatim, ...rest } = search
  const towns = valuesOf(search, 'city').filter((each) => each !== place)
  return towns.length ? { ...rest, city: towns } : rest
}
