import type { ReactNode } from 'react'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDate } from '#src/shared/dates.ts'
import { PhoneLinks } from '#src/ui/display/phone-links.tsx'
import { isDeletedAccount } from '../detail/deleted-account.ts'
import { payWords } from '../pay-words.ts'
import css from './panel.module.css'

export function PanelFacts({ application }: { application: RecruiterApplicationDetail }) {
  const { available_now, availability_date, headline, city, applicant } = application
  const availability = available_now ? 'Immédiate' : availability_date && formatDate(availability_date)
  const { email, phone_number } = applicant
  return (
    <dl className={css.facts}>
      <Fact term="Disponibilité">{availability || 'Non renseignée'}</Fact>
      <Fact term="Prétentions">{payWords(application) ?? 'Non renseignées'}</Fact>
      <Fact term="Lieu">{applicant.city ?? city ?? 'Non renseigné'}</Fact>
      <Fact term="Titre">{headline || 'Non renseigné'}</Fact>
      {!isDeletedAccount(email) && (
        <>
          <Fact term="E-mail">{email ? <a href={`mailto:${email}`}>{email}</a> : 'Non renseigné'}</Fact>
          <Fact term="Téléphone">
            {phone_number ? (
              <PhoneLinks number={phone_number} name={application.applicant_name} />
            ) : (
              'Non renseigné'
            )}
          </Fact>
        </>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
