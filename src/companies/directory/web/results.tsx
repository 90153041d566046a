import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Chip } from '#src/ui/display/badge.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { BuildingIcon } from '#src/ui/icons.tsx'
import { Pagination } from '#src/ui/navigation/pagination.tsx'
import { AppliedFilters } from '#src/ui/search/applied-filters.tsx'
import results from '#src/ui/search/results.module.css'
import { UnknownPlace } from '#src/ui/search/unknown-place.tsx'
import type { SearchParams } from '#src/ui/search-params.ts'
import { searchWithout } from '#src/ui/search-params.ts'
import { companiesHref, type ListPath, listPageHref, searchWithoutFilters } from './address.ts'
import { CompanyCard } from './card.tsx'
import css from './list.module.css'
import type { FoundCompanies } from './queries.ts'
import { companiesOf } from './words.ts'

interface CompanyResultsProps {
  path: ListPath
  search: SearchParams
  found: FoundCompanies
}

const SORTS = [
  ['offers', 'Offres ouvertes'],
  ['answers', 'Taux de réponse'],
  ['name', 'Nom'],
] as const

export function CompanyResults({ path, search, found }: CompanyResultsProps) {
  const { criteria, meta } = found
  const isBeyond = found.data.length === 0 && meta.total > 0
  const clearHref = companiesHref(path, searchWithoutFilters(search))
  return (
    <>
      <div className={results.sum}>
        <h2 aria-live="polite">{companiesOf(meta.total)}</h2>
        {meta.total > 1 && <Sorts path={path} search={search} sort={criteria.sort} />}
      </div>
      <AppliedFilters
        applied={criteria.applied}
        hrefWithout={(each) => companiesHref(path, searchWithout(search, each))}
        clearHref={clearHref}
      />
      <UnknownPlace name={criteria.unknown_place} />
      {found.data.length > 0 ? (
        <Cards companies={found.data} />
      ) : (
        <EmptyState
          icon={BuildingIcon}
          actions={
            isBeyond ? (
              <LinkButton href={listPageHref(path, search, 1)}>Revenir à la première page</LinkButton>
            ) : (
              <LinkButton href={clearHref}>Voir toutes les sociétés</LinkButton>
            )
          }
        >
          {isBeyond
            ? 'Cette page est vide\u00A0: la liste est plus courte que cela.'
            : 'Aucune société ne correspond à cette recherche.'}
        </EmptyState>
      )}
      {!isBeyond && (
        <div className={results.pages}>
          <Pagination
            page={meta.current_page}
            lastPage={meta.last_page}
            hrefOf={(page) => listPageHref(path, search, page)}
          />
        </div>
      )}
      {meta.from !== null && (
        <p className={results.range}>
          Sociétés {formatCount(meta.from)} à {formatCount(meta.to ?? meta.from)} sur{' '}
          {formatCount(meta.total)}
        </p>
      )}
    </>
  )
}

/** The orders are links, so that they work without scripts. */
function Sorts({ path, search, sort }: Pick<CompanyResultsProps, 'path' | 'search'> & { sort: string }) {
  const { page: _page, ...rest } = search
  return (
    <nav className={css.sorts} aria-label="Trier par">
      {SORTS.map(([value, label]) => (
        <Chip key={value} on={value === sort} href={companiesHref(path, { ...rest, sort: value })}>
          {label}
        </Chip>
      ))}
    </nav>
  )
}

function Cards({ companies }: { companies: FoundCompanies['data'] }) {
  return (
    <>
      <ul className={classes(css.cards, 'long-list')}>
        {companies.map((company) => (
          <li key={company.id}>
            <CompanyCard company={company} />
          </li>
        ))}
      </ul>
      <p className={css.legend}>
        Taux de réponse et délai médian sur 90{'\u00A0'}jours.{' '}
        <AppLink href="/top-recruteur#regle">Comment c’est calculé</AppLink>
      </p>
    </>
  )
}
