import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import chip from '#src/ui/display/badge.module.css'
import { CloseIcon } from '#src/ui/icons.tsx'
import { type AppliedFilter, listHref, type ReceivedSearch } from '../filters.ts'
import css from './applied.module.css'

interface ReceivedAppliedProps {
  applied: readonly AppliedFilter[]
  search: ReceivedSearch
}

/** The filters in force, each removed by pressing it. */
export function ReceivedApplied({ applied, search }: ReceivedAppliedProps) {
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
