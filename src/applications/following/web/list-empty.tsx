import { counted } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Chip } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import { SendIcon } from '#src/ui/workspace-icons.tsx'
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
  title: string
  status: string
  messages: 'unread' | ''
  all: number
  hrefOf: (kept: { title: string; status: string; messages?: 'unread' | '' }) => string
}

/** The filters leave nothing, so this says which they are and offers to remove each. */
export function NothingFound({ title, status, messages, all, hrefOf }: NothingFoundProps) {
  return (
    <div role="status">
      <Card>
        <EmptyState
          icon={SearchIcon}
          title={messages ? 'Aucun message à lire' : headingOf(title, status)}
          actions={
            <>
              {title && (
                <Chip on href={hrefOf({ title: '', status })} removeLabel={`Retirer le titre ${title}`}>
                  {title}
                </Chip>
              )}
              {status && (
                <Chip
                  on
                  href={hrefOf({ title, status: '' })}
                  removeLabel={`Retirer le statut ${statusLabel(status)}`}
                >
                  Statut&nbsp;: {statusLabel(status)}
                </Chip>
              )}
              {messages && (
                <Chip
                  on
                  href={hrefOf({ title, status, messages: '' })}
                  removeLabel="Retirer le filtre Messages non lus"
                >
                  Messages non lus
                </Chip>
              )}
              <LinkButton look="secondary" href={hrefOf({ title: '', status: '', messages: '' })}>
                Tout effacer
              </LinkButton>
            </>
          }
        >
          {all > 0 ? `${counted(all, 'candidature')} sans ces filtres.` : 'Retirez un filtre.'}
        </EmptyState>
      </Card>
    </div>
  )
}

function headingOf(title: string, status: string): string {
  const named = title && ` «\u00A0${title}\u00A0»`
  return `Aucune candidature${named}${status && ` au statut ${statusLabel(status)}`}`
}
