import { classes } from '#src/ui/class-names.ts'
import page from '#src/ui/search/page.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { ListPath } from './address.ts'
import css from './list.module.css'
import type { FoundCompanies } from './queries.ts'
import { CompanySearchBar } from './search-bar.tsx'
import { CompaniesTabs } from './tabs.tsx'

interface CompaniesTopProps {
  path: ListPath
  search: SearchParams
  totals: FoundCompanies['totals']
}

const TITLES: Record<ListPath, string> = {
  '/societe': 'Les sociétés',
  '/societe-active': 'Les sociétés qui recrutent',
}

/** Shows the title, the search, and the links to the other lists of companies. */
export function CompaniesTop({ path, search, totals }: CompaniesTopProps) {
  return (
    <div className={classes(page.top, css.top)}>
      <div className={classes('container', page.stack)}>
        <div>
          <h1>{TITLES[path]}</h1>
          <p className="muted">Toutes ont été vérifiées par Asafidy avant leur première offre.</p>
        </div>
        <CompanySearchBar path={path} search={search} />
        <CompaniesTabs totals={totals} />
      </div>
    </div>
  )
}
