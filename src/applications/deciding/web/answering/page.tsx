import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { ListPage } from '#src/ui/lists/page.tsx'
import { InboxIcon } from '#src/ui/workspace-icons.tsx'
import type { AnswerSearch } from '../address.ts'
import { HeldRefusals } from '../held-refusals.tsx'
import { recipientsQuery } from '../queries.ts'
import { AnswerForm } from './form.tsx'
import { Sent, type SentAnswer } from './sent-answer-notice.tsx'

const LIST = '/dashboard/recruteur/candidatures'

/**
 * The page writes one message to several applicants, each by name: a refusal with its reason, or a message in the
 * conversation.
 */
export function AnswerPage({ search }: { search: AnswerSearch }) {
  const { ids, offer_id, vue } = search
  const { data, error, refetch, isFetching } = useQuery(recipientsQuery({ ids, offer_id }))
  const [sent, setSent] = useState<SentAnswer>()
  const back = offer_id ? `${LIST}?offer_id=${offer_id}` : LIST
  if (sent)
    return (
      <ListPage>
        <h1>{vue ? 'Message envoyé' : 'Réponse enregistrée'}</h1>
        <Sent
          sent={sent}
          back={back}
          left={offer_id && !isFetching ? (data?.meta.total ?? 0) : 0}
          onNext={() => setSent(undefined)}
        />
      </ListPage>
    )
  return (
    <ListPage>
      <div>
        <h1>{titleOf(search)}</h1>
        <p className="muted">La même action répond à tous&nbsp;; vous relisez ce que chacun recevra.</p>
      </div>
      {!vue && <HeldRefusals />}
      {error && !data ? (
        <LoadFailure onRetry={() => refetch()}>{error.message}</LoadFailure>
      ) : !data ? (
        <SkeletonLines lines={8} />
      ) : data.data.length === 0 ? (
        <Nobody back={back} />
      ) : (
        <AnswerForm
          recipients={data.data}
          total={data.meta.total}
          closeReason={data.meta.close_reason}
          search={search}
          back={back}
          onSent={setSent}
        />
      )}
    </ListPage>
  )
}

function titleOf({ vue, offer_id }: AnswerSearch): string {
  if (vue) return 'Écrire à plusieurs candidats'
  return offer_id ? 'Répondre à tous les autres candidats' : 'Répondre à plusieurs candidats'
}

function Nobody({ back }: { back: string }) {
  return (
    <EmptyState
      icon={InboxIcon}
      title="Personne n’attend de réponse ici"
      actions={<LinkButton href={back}>Retour aux candidatures</LinkButton>}
    >
      Toutes ces candidatures ont reçu leur réponse, ou aucune n’a été choisie.
    </EmptyState>
  )
}
