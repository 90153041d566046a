import { useQuery } from '@tanstack/react-query'
import { answeringHref } from '#src/offers/managing/web/filters.ts'
import { managedOfferQuery } from '#src/offers/managing/web/queries.ts'
import { titleOf } from '#src/offers/managing/web/words.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { answerWords, proposedWords, unansweredWords } from '../shared/words.ts'

/**
 * Says how many applications of a newly closed offer have no answer, and links to answering them. The offer itself
 * may have left the list.
 */
export function ClosedOfferAlert({ offerId }: { offerId: number }) {
  const { data: offer } = useQuery(managedOfferQuery(offerId))
  if (offer?.state !== 'closed' || offer.open_count === 0) return null
  return (
    <Alert
      kind="warning"
      live
      action={
        <LinkButton look="secondary" small href={answeringHref(offer.id)}>
          {answerWords(offer.open_count)}
        </LinkButton>
      }
    >
      <b>{titleOf(offer)}</b> est clôturée. {unansweredWords(offer.open_count)}.
      {offer.proposed_count > 0 && ` ${proposedWords(offer.proposed_count)}.`}
    </Alert>
  )
}
