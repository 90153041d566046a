import type { Offer } from '#src/offers/contract.ts'
import { publicActsOf } from '#src/offers/shared/public-acts.ts'
import { REPORT_REFUSALS } from '#src/offers/shared/report-refusals.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { AnsweredForm } from '#src/shared/page-context.ts'
import { AuthCard } from '#src/shell/frames/auth-card.tsx'
import { useUser } from '#src/shell/session/current-user.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import css from './dialog.module.css'
import { ReportForm } from './form.tsx'

interface ReportPageProps {
  offer: Offer
  /** The address of the offer's page. */
  back: string
  answered: AnsweredForm | undefined
}

/** The page that « Signaler cette offre » opens without scripts. */
export function ReportPage({ offer, back, answered }: ReportPageProps) {
  const canReport = publicActsOf(offer, useUser()).report
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
      {canReport ? (
        <ReportForm offer={offer} end={end} answered={answered} />
      ) : (
        <div className={css.form}>
          <Alert>{offer.status === 'open' ? REPORT_REFUSALS.own : REPORT_REFUSALS.closed}</Alert>
          {end}
        </div>
      )}
    </AuthCard>
  )
}
