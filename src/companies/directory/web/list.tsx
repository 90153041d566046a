import { useSuspenseQuery } from '@tanstack/react-query'
import { classes } from '#src/ui/class-names.ts'
import { FilterIcon } from '#src/ui/icons.tsx'
import css from '#src/ui/search/page.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { ListPath } from './address.ts'
import { CompanyFilters } from './filters.tsx'
import list from './list.module.css'
import { companiesQuery, queryOf } from './queries.ts'
import { CompanyResults } from './results.tsx'
import { CompaniesTop } from './top.tsx'

/** The list of companies with its search and filters; everything it shows is in its address. */
export function CompaniesPage({ path, search }: { path: ListPath; search: SearchParams }) {
  const { data: found } = useSuspenseQuery(companiesQuery(queryOf(path, search)))
  const applied = found.criteria.applied.length
  return (
    <>
      <CompaniesTop path={path} search={search} totals={found.totals} />
      <div className={classes('container', css.page, list.page)}>
        <div className={classes(css.bar, list.bar)}>
          <a href="#filtres" className={css.opener}>
            <FilterIcon />
            Filtrer{applied > 0 && ` (${applied})`}
          </a>
        </div>
        <CompanyFilters path={path} search={search} found={found} />
        <div id="resultats" className={css.found}>
          <CompanyResults path={path} search={search} found={found} />
        </div>
      </div>
    </>
  )
}
