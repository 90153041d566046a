import { AppLink } from '#src/ui/app-link.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { offersHref, searchWithout, searchWithoutFilters } from './address.ts'
import { AppliedFilters } from './applied.tsx'
import { AroundTown } from './around.tsx'
import css from './results.module.css'
import type { Found } from './results.tsx'
import { UnknownPlace } from './unknown-place.tsx'

/** Above the offers: what was asked for and how it was understood. */
export default function Asked({ found, search }: { found: Found; search: SearchParams }) {
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
