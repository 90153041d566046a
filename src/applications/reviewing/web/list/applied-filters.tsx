import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import chip from '#src/ui/display/badge.module.css'
import { CloseIcon } from '#src/ui/icons.tsx'
import { type ApplicationsSearch, type AppliedFilter, listHref } from '../filters.ts'
import css from './applied-filters.module.css'

interface AppliedFiltersProps {
  applied: readonly AppliedFilter[]
  search: ApplicationsSearch
}

/** A press on a filter removes it. */
export function AppliedFilters({ applied, search }: AppliedFiltersProps) {
  if (applied.length === 0) return null
  const { status, sort_by_date } = search
  return (
    <ul className={css.list} aria-label="Filtres appliqués">
      {applied.map(({ label, without }) => (
        <li key={label}>
          <AppLink
            href={listHref(without)}
            className={classes(chip.chip, chip.on, css.chip)}
            aria-label={`Retirer le filtre ${label}`}
            sameSearch
          >
            {label}
            <CloseIcon size={16} />
          </AppLink>
        </li>
      ))}
      <li>
        <AppLink href={listHref({ status, sort_by_date })} className={css.clear} sameSearch>
          Tout effacer
        </AppLink>
      </li>
    </ul>
  )
}
