import type { Offer } from '#src/offers/contract.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { ReportForm } from './form.tsx'

interface ReportPageProps {
  offer: Offer
  /** The address of the offer's page. */
  back: string
  answered: AnsweredForm | undefined
}

/** The page that « Signaler cette offre » opens without scripts. */
export function ReportPage({ offer, back, answered }: ReportPageProps) {
  const end = (
    <LinkButton wide href={back}>
      Revenir à l’offre
    </LinkButton>
  )
  return (
    <AuthCard
      title="Signaler cette offre"
      width={560}
      intro={
        <>
          <AppLink href={back}>{displayTitle(offer.title)}</AppLink>, {offer.company.name}
        </>
      }
    >
      <ReportForm offer={offer} end={end} answered={answered} />
    </AuthCard>
  )
}
