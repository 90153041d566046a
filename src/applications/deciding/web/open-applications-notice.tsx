import { useQuery } from '@tanstack/react-query'
import { plural } from '#src/shared/phrases.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { answerHref } from './address.ts'
import { recipientsQuery } from './queries.ts'

/** A hiring leaves other applicants of the offer waiting: this counts them and leads to one answer for all. */
export function OpenApplicationsNotice({ offerId }: { offerId: number }) {
  const { data } = useQuery(recipientsQuery({ offer_id: String(offerId) }))
  const total = data?.meta.total ?? 0
  if (total === 0) return null
  return (
    <Alert
      action={
        <LinkButton look="secondary" small href={answerHref({ offer_id: offerId })}>
          Répondre aux autres
        </LinkButton>
      }
    >
      {plural(
        total,
        'Une autre candidature à cette offre reste ouverte\u00a0: répondez-lui aussi.',
        `${total} autres candidatures à cette offre restent ouvertes\u00a0: répondez-leur en une seule fois.`,
      )}
    </Alert>
  )
}
