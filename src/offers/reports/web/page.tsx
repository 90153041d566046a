import { useSuspenseQuery } from '@tanstack/react-query'
import { offerQuery } from '#src/offers/web/queries.ts'
import { offerHref } from '#src/offers/web/words.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { ReportForm } from './form.tsx'

/** What « Signaler cette offre » opens, as a page: its form needs no script. */
export function ReportPage({ id, answered }: { id: number; answered: AnsweredForm | undefined }) {
  const { data: offer } = useSuspenseQuery(offerQuery(id))
  const back = (
    <LinkButton wide href={offerHref(offer)}>
      Revenir à l’offre
    </LinkButton>
  )
  return (
    <AuthCard
      title="Signaler cette offre"
      width={560}
      intro={
        <>
          <AppLink href={offerHref(offer)}>{displayTitle(offer.title)}</AppLink>, {offer.company.name}
        </>
      }
    >
      <ReportForm offer={offer} end={back} answered={answered} />
    </AuthCard>
  )
}
