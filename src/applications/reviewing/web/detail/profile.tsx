import type { ReactNode } from 'react'
import { EntryCard } from '#src/applications/entering/web/entry-card.tsx'
import type { RecruiterApplicationDetail } from '#src/applications/reviewing/contract.ts'
import { formatDate } from '#src/shared/dates.ts'
import { ofName } from '#src/shared/phrases.ts'
import { Card } from '#src/ui/display/card.tsx'
import { PhoneLinks } from '#src/ui/display/phone-links.tsx'
import { DownloadIcon } from '#src/ui/workspace-icons.tsx'
import { payWords } from '../pay-words.ts'
import { PdfViewer } from '../pdf-viewer/pdf-viewer.tsx'
import { cvAddress } from '../queries.ts'
import { ApplicationAnswers } from './answers.tsx'
import { isDeletedAccount } from './deleted-account.ts'
import { OtherApplications } from './other-applications.tsx'
import css from './profile.module.css'
import { ApplicationResume } from './resume.tsx'

export function ApplicationProfile({ application }: { application: RecruiterApplicationDetail }) {
  const { cv_name, resume } = application
  return (
    <div className={css.grid}>
      <div className={css.facts}>
        <Facts application={application} />
        <ApplicationAnswers application={application} />
        <Contact application={application} />
        <EntryCard application={application} />
        {application.others.length > 0 && (
          <Card title="Ses autres candidatures chez vous">
            <OtherApplications others={application.others} search={{}} />
          </Card>
        )}
      </div>
      <div className={css.cv}>
        {cv_name ? (
          <PdfViewer
            address={cvAddress(application.id)}
            name={cv_name}
            label={`CV ${ofName(application.applicant_name)}`}
            size={application.cv_size}
          />
        ) : (
          <Card title="CV">
            <p>Aucun fichier PDF n’accompagne cette candidature.</p>
          </Card>
        )}
      </div>
      {resume && (
        <div className={css.resume}>
          <ApplicationResume resume={resume} />
        </div>
      )}
    </div>
  )
}

function Facts({ application }: { application: RecruiterApplicationDetail }) {
  const { available_now, availability_date, city, headline } = application
  const availability = available_now ? 'Immédiate' : availability_date && formatDate(availability_date)
  return (
    <Card
      title="En bref"
      action={
        <a href={`/api/recruiter/applications/${application.id}/dossier`} download="" className={css.dossier}>
          <DownloadIcon size={16} />
          Dossier en PDF
        </a>
      }
    >
      <dl className={css.list}>
        <Fact term="Titre">{headline || 'Non renseigné'}</Fact>
        <Fact term="Disponibilité">{availability || 'Non renseignée'}</Fact>
        <Fact term="Prétentions salariales">{payWords(application) ?? 'Non renseignées'}</Fact>
        <Fact term="Ville">{application.applicant.city ?? city ?? 'Non renseignée'}</Fact>
      </dl>
    </Card>
  )
}

function Contact({ application }: { application: RecruiterApplicationDetail }) {
  const { email, phone_number } = application.applicant
  if (isDeletedAccount(email))
    return (
      <Card title="Contact">
        <p>Cette personne a supprimé son compte. Ses documents et ses coordonnées sont effacés.</p>
      </Card>
    )
  return (
    <Card title="Contact">
      <dl className={css.list}>
        <Fact term="E-mail">{email ? <a href={`mailto:${email}`}>{email}</a> : 'Non renseigné'}</Fact>
        {phone_number && (
          <Fact term="Téléphone">
            <PhoneLinks number={phone_number} name={application.applicant_name} />
          </Fact>
        )}
      </dl>
    </Card>
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
