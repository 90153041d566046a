import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { BoardIcon, TableIcon } from '#src/ui/workspace-icons.tsx'
import { type ApplicationsSearch, listHref } from '../filters.ts'
import css from './view-choice.module.css'

/** Table or board. A phone has no room for columns side by side: there, only an address leads to the board, and back from it. */
export function ViewChoice({ search }: { search: ApplicationsSearch }) {
  const isBoard = search.vue === 'kanban'
  return (
    <nav className={classes(css.choice, isBoard && css.board)} aria-label="Affichage des candidatures">
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
