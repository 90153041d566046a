import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { PhoneLinks } from '#src/ui/display/phone-links.tsx'
import { MailIcon } from '#src/ui/icons.tsx'
import css from './entered.module.css'

interface ReachCardProps {
  application: RecruiterApplicationDetail
  what: 'messages' | 'meetings'
}

/** Says why nothing is written or proposed here to an entered candidate, and how to reach the person instead. */
export function ReachCard({ application: { applicant, applicant_name }, what }: ReachCardProps) {
  const { email, phone_number } = applicant
  return (
    <Card title={what === 'messages' ? 'Joindre cette personne' : 'Convenir d’un rendez-vous'}>
      <p>
        {applicant_name} n’a pas de compte ici, car cette candidature a été ajoutée à la main&nbsp;:{' '}
        {what === 'messages'
          ? 'personne ne lirait un message écrit sur cette page.'
          : 'personne ne pourrait choisir un créneau proposé sur cette page. Convenez du jour de vive voix, puis notez-le dans l’onglet Évaluation.'}
      </p>
      <div className={css.ways}>
        {phone_number && <PhoneLinks number={phone_number} name={applicant_name} />}
        {email && (
          <LinkButton look="secondary" small href={`mailto:${email}`}>
            <MailIcon size={16} />
            Écrire un e-mail
          </LinkButton>
        )}
      </div>
    </Card>
  )
}
