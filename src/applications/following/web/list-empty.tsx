import { counted, plural } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { SendIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicantCounts } from '../contract.ts'
import { filtersOf, isTitleSearched, type ListFilters, listedStatus, listHref } from './queries.ts'
import { statusLabel } from './words.ts'

export function NoApplication() {
  return (
    <>
      <h1>Mes candidatures</h1>
      <Card>
        <EmptyState
          icon={SendIcon}
          title="Votre première candidature commence ici"
          actions={<LinkButton href="/offres">Voir les offres</LinkButton>}
        >
          Chaque candidature sera suivie sur cette page, jusqu’à la réponse.
        </EmptyState>
      </Card>
    </>
  )
}

interface NothingFoundProps {
  filters: ListFilters
  counts: ApplicantCounts
}

/** The filters leave nothing, so this says which they are and offers to remove each. */
export function NothingFound({ filters, counts }: NothingFoundProps) {
  const { status, messages } = filters
  const title = isTitleSearched(filters.title) ? filters.title : ''
  if (!title && !messages && listedStatus(filters) === 'in_progress')
    return <NothingGoingOn counts={counts} />
  const without = (change: Partial<ListFilters>) => listHref({ ...filters, page: 1, ...change })
  const isStated = status && status !== 'all'
  return (
    <div role="status">
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={messages ? 'Aucun message à lire' : headingOf(title, isStated ? status : '')}
          actions={
            <>
              {title && (
                <Chip on href={without({ title: '' })} removeLabel={`Retirer le titre ${title}`}>
                  {title}
                </Chip>
              )}
              {isStated && (
                <Chip
                  on
                  href={without({ status: 'all' })}
                  removeLabel={`Retirer le statut ${statusLabel(status)}`}
                >
                  Statut&nbsp;: {statusLabel(status)}
                </Chip>
              )}
              {messages && (
                <Chip on href={without({ messages: '' })} removeLabel="Retirer le filtre Messages non lus">
                  Messages non lus
                </Chip>
              )}
              <LinkButton look="secondary" href={without({ title: '', status: 'all', messages: '' })}>
                Tout effacer
              </LinkButton>
            </>
          }
        >
          {counts.all > 0 ? `${counted(counts.all, 'candidature')} sans ces filtres.` : 'Retirez un filtre.'}
        </EmptyState>
      </Card>
    </div>
  )
}

/** All that the person sent is over or put away. */
function NothingGoingOn({ counts: { ended, archived } }: Pick<NothingFoundProps, 'counts'>) {
  const [status, count, words] =
    ended > 0
      ? (['ended', ended, plural(ended, 'terminée')] as const)
      : (['archived', archived, plural(archived, 'archivée')] as const)
  return (
    <div role="status">
      <Card>
        <EmptyState
          icon={SendIcon}
          title="Aucune candidature en cours"
          actions={
            <>
              <LinkButton href="/offres">Voir les offres</LinkButton>
              <LinkButton look="secondary" href={listHref({ ...filtersOf({}), status })}>
                Voir {plural(count, 'la candidature', `les ${counted(count, 'candidature')}`)} {words}
              </LinkButton>
            </>
          }
        >
          La prochaine sera suivie ici, jusqu’à la réponse.
        </EmptyState>
      </Card>
    </div>
  )
}

function headingOf(title: string, status: string): string {
  const named = title && ` «\u00A0${title}\u00A0»`
  return `Aucune candidature${named}${status && ` au statut ${statusLabel(status)}`}`
}
