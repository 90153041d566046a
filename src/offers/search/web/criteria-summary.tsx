import { AppLink } from '#src/ui/app-link.tsx'
import { AppliedFilters } from '#src/ui/search/applied-filters.tsx'
import css from '#src/ui/search/results.module.css'
import { UnknownPlace } from '#src/ui/search/unknown-place.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { searchWithout } from '#src/ui/search-params.ts'
import { offersHref, searchWithoutFilters } from './address.ts'
import { AroundTown } from './around-town.tsx'
import type { FoundOffers } from './queries.ts'

/** Says above the offers what was asked for and how it was understood. */
export default function CriteriaSummary({ found, search }: { found: FoundOffers; search: SearchParams }) {
  const { criteria, notice } = found
  return (
    <>
      <AppliedFilters
        applied={criteria.applied}
        hrefWithout={(each) => offersHref(searchWithout(search, each))}
        clearHref={offersHref(searchWithoutFilters(search))}
      />
      <AroundTown criteria={criteria} search={search} />
      {notice && (
        <p className={css.notice} role="status">
          {notice.text}{' '}
          {notice.verbatim && (
            <AppLink href={offersHref({ ...search, verbatim: '1' })}>{notice.verbatim}</AppLink>
          )}
        </p>
      )}
      <UnknownPlace name={criteria.unknown_place} />
    </>
  )
}
