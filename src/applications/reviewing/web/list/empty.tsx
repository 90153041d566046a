import type { ReactNode } from 'react'
import { formatCount } from '#src/shared/money.ts'
import { plural } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { InboxIcon } from '#src/ui/workspace-icons.tsx'
import { type ApplicationsSearch, filtersOf, listHref, type ShownStatus, STATUS_WORDS } from '../filters.ts'

interface ApplicationsEmptyProps {
  search: ApplicationsSearch
  applied: readonly string[]
  /** The filters may find applications although this page, past the last one, has none. */
  total: number
  /** So many applications have another stage under the same filters. */
  all: number | undefined
}

/** Says why there is no row, and offers the way out. */
export function ApplicationsEmpty({ search, applied, total, all = 0 }: ApplicationsEmptyProps) {
  const chosen = search.status === 'all' ? undefined : search.status
  const status = chosen && STATUS_WORDS[chosen as ShownStatus]
  if (total > 0)
    return (
      <Nothing title="Cette page est vide" href={listHref(search)} label="Revenir à la première page">
        La liste est plus courte que cela.
      </Nothing>
    )
  if (filtersOf(search).status && all > 0)
    return (
      <Nothing
        title="Aucune candidature à cette étape"
        href={listHref(search, { status: 'all' })}
        label={plural(all, 'Voir la candidature', `Voir les ${formatCount(all)} candidatures`)}
      >
        {plural(all, 'Une candidature se trouve', `${formatCount(all)} candidatures se trouvent`)} à une autre
        étape ou {plural(all, 'est terminée', 'sont terminées')}.
      </Nothing>
    )
  if (!status && applied.length === 0)
    return (
      <Nothing
        title="Aucune candidature pour le moment"
        href="/dashboard/recruteur/mes-offres"
        label="Voir mes offres"
        first
      >
        Dès qu’une personne postule à l’une de vos offres, sa candidature arrive ici et une notification vous
        le dit.
      </Nothing>
    )
  const filters = [...(status ? [status] : []), ...applied].join(', ')
  return (
    <Nothing title="Aucune candidature sous ces filtres" href={listHref({})} label="Tout effacer">
      Rien ne correspond à {filters}.
    </Nothing>
  )
}

interface NothingProps {
  title: string
  children: ReactNode
  href: string
  label: string
  first?: boolean
}

function Nothing({ title, children, href, label, first }: NothingProps) {
  return (
    <Card>
      <EmptyState
        icon={first ? InboxIcon : SearchIcon}
        title={title}
        actions={
          <LinkButton look={first ? 'primary' : 'secondary'} href={href} sameSearch>
            {label}
          </LinkButton>
        }
      >
        {children}
      </EmptyState>
    </Card>
  )
}
