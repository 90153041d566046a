import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { BoardIcon, TableIcon } from '#src/ui/workspace-icons.tsx'
import { type ApplicationsSearch, listHref } from '../filters.ts'
import css from './view-choice.module.css'

export function ViewChoice({ search }: { search: ApplicationsSearch }) {
  const isBoard = search.vue === 'kanban'
  return (
    <nav className={css.choice} aria-label="Affichage des candidatures">
      <AppLink
        href={listHref(search, { vue: undefined, status: isBoard ? 'open' : search.status })}
        className={classes(!isBoard && css.on)}
        sameSearch
      >
        <TableIcon size={18} />
        Tableau
      </AppLink>
      <AppLink
        href={listHref(search, { vue: 'kanban', status: undefined })}
        className={classes(isBoard && css.on)}
        sameSearch
      >
        <BoardIcon size={18} />
        Kanban
      </AppLink>
    </nav>
  )
}
