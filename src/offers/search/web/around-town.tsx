import { ofWord } from '#src/offers/web/words.ts'
import { aroundLabel } from '#src/reference/shared/around.ts'
import { formatCount } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import css from '#src/ui/search/results.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { Criteria } from '../contract.ts'
import { offersHref } from './address.ts'

/** Says how far around its town the search goes, with a link that widens or narrows it. */
export function AroundTown({ criteria, search }: { criteria: Criteria; search: SearchParams }) {
  const { around, applied, sort } = criteria
  const places = applied.filter(({ filter }) => filter === 'city')
  const [town] = places
  if (!town || places.length > 1) return null
  if (!around) {
    if (criteria.city.length !== 1) return null
    return (
      <p className={css.around}>
        <AppLink href={inPlace(search, aroundLabel(town.label))}>
          Chercher aussi dans les villes voisines
        </AppLink>
      </p>
    )
  }
  return (
    <p className={css.notice}>
      Offres {ofWord(around.name)} et des villes voisines, jusqu’à {formatCount(around.km)}
      {'\u00a0'}km à vol d’oiseau{sort === 'distance' && ', les plus proches d’abord'}.{' '}
      <AppLink href={inPlace(search, String(around.id))}>{around.name} seulement</AppLink>
    </p>
  )
}

/** The same search in another place, in the default order. */
function inPlace({ page: _page, sort: _sort, ...search }: SearchParams, place: string): string {
  return offersHref({ ...search, city: place })
}
