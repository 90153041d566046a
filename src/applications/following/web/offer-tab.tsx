import { offerHref } from '#src/offers/web/words.ts'
import { formatDate } from '#src/shared/dates.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { SafeHtml } from '#src/ui/display/safe-html.tsx'
import type { ApplicationDetail } from '../contract.ts'
import css from './detail.module.css'

const PARTS = [
  ['description', 'Le poste'],
  ['missions', 'Missions'],
  ['profile', 'Profil'],
] as const

/** The offer is shown as it was when the application was sent. */
export function OfferTab({ application: { offer, submitted_at } }: { application: ApplicationDetail }) {
  const { is_open, has_page, application_deadline: deadline } = offer
  return (
    <div className={css.two}>
      <Card>
        <div className={css.offer}>
          {PARTS.map(
            ([part, title]) =>
              offer[part] && (
                <section key={part}>
                  <h2>{title}</h2>
                  <SafeHtml html={offer[part]} />
                </section>
              ),
          )}
        </div>
      </Card>
      <div className={css.side}>
        {!is_open && <Alert>Cette offre ne reçoit plus de candidatures.</Alert>}
        <Card title="Cette offre">
          <dl className={css.about}>
            <dt>Référence</dt>
            <dd>{offer.reference}</dd>
            {deadline && (
              <>
                <dt>Date limite</dt>
                <dd>{formatDate(deadline)}</dd>
              </>
            )}
          </dl>
          {has_page && (
            <LinkButton look="secondary" wide href={offerHref(offer)}>
              Voir l’annonce
            </LinkButton>
          )}
        </Card>
        {submitted_at && (
          <p className={css.snapshot}>
            Telle qu’elle était le {formatDate(submitted_at)}, le jour de votre envoi.
          </p>
        )}
      </div>
    </div>
  )
}
