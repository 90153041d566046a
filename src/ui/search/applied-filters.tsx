import { AppLink } from '#src/ui/app-link.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import css from './results.module.css'

interface AppliedFilter {
  filter: string
  value: string
  label: string
}

interface AppliedFiltersProps<T extends AppliedFilter> {
  applied: T[]
  /** The list without one of them. */
  hrefWithout: (filter: T) => string
  /** The list without any of them. */
  clearHref: string
}

/** The filters in words, each with what takes it away. */
export function AppliedFilters<T extends AppliedFilter>({
  applied,
  hrefWithout,
  clearHref,
}: AppliedFiltersProps<T>) {
  if (applied.length === 0) return null
  return (
    <ul className={css.applied} aria-label="Filtres appliqués">
      {applied.map((each) => (
        <li key={`${each.filter}=${each.value}`}>
          <Chip on href={hrefWithout(each)} removeLabel={`${each.label}, retirer ce filtre`}>
            {each.label}
          </Chip>
        </li>
      ))}
      <li>
        <AppLink className={css.clear} href={clearHref}>
          Tout effacer
        </AppLink>
      </li>
    </ul>
  )
}
