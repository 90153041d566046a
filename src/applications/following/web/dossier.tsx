import type { ReactNode } from 'react'
import { formatDate } from '#src/shared/dates.ts'
import { formatCount, formatPay } from '#src/shared/money.ts'
import { AppLink } from '#src/ui/app-link.tsx'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { formatSize } from '#src/ui/form/drop-input.tsx'
import { ClockIcon } from '#src/ui/icons.tsx'
import { DownloadIcon, FileIcon, TextIcon, WalletIcon } from '#src/ui/workspace-icons.tsx'
import type { ApplicationDetail } from '../contract.ts'
import css from './detail.module.css'

type Dossier = ApplicationDetail['dossier']

export function DossierCard({ application: { id, dossier } }: { application: ApplicationDetail }) {
  return (
    <Card
      title="Votre dossier"
      action={
        <AppLink href={`/candidat/candidatures/${id}/dossier`} aria-label="Voir votre dossier">
          Voir
        </AppLink>
      }
    >
      <Facts id={id} dossier={dossier}>
        <div>
          <TextIcon />
          <dt>Lettre de motivation</dt>
          <dd>{formatCount(dossier.letter.length)}&nbsp;caractères</dd>
        </div>
      </Facts>
    </Card>
  )
}

export function DossierTab({ application: { id, status, dossier } }: { application: ApplicationDetail }) {
  return (
    <div className={css.two}>
      <div className={css.side}>
        <Card title="Lettre de motivation">
          <p className={css.letter}>{dossier.letter}</p>
        </Card>
        {dossier.answers.length > 0 && (
          <Card title="Vos réponses">
            <dl>
              {dossier.answers.map(({ question, answer }) => (
                <div key={question}>
                  <dt>{question}</dt>
                  <dd>{answer}</dd>
                </div>
              ))}
            </dl>
          </Card>
        )}
      </div>
      <div className={css.side}>
        <Card title="Votre dossier">
          <Facts id={id} dossier={dossier} />
          {dossier.cv_name && (
            <LinkButton
              look="secondary"
              wide
              href={cvOf(id)}
              target="_blank"
              rel="noopener"
              className={css.download}
            >
              <DownloadIcon size={18} />
              Télécharger le CV
            </LinkButton>
          )}
        </Card>
        <p className={css.snapshot}>
          {status === 'draft'
            ? 'Rien n’est encore envoyé\u00A0: la société recevra ce dossier tel qu’il sera à l’envoi.'
            : 'Cette copie a été faite à l’envoi\u00A0: modifier votre CV ensuite ne la change pas.'}
        </p>
      </div>
    </div>
  )
}

function cvOf(id: number): string {
  return `/api/applicant/applications/${id}/cv`
}

function Facts({ id, dossier, children }: { id: number; dossier: Dossier; children?: ReactNode }) {
  return (
    <dl className={css.dossier}>
      <div>
        <FileIcon />
        <dt>CV</dt>
        <dd>
          {dossier.cv_name ? (
            <a href={cvOf(id)} target="_blank" rel="noopener">
              {dossier.resume_title ?? dossier.cv_name}
              {dossier.cv_size !== null && <small> PDF, {formatSize(dossier.cv_size)}</small>}
            </a>
          ) : (
            (dossier.resume_title ?? 'Aucun fichier')
          )}
        </dd>
      </div>
      {children}
      <div>
        <ClockIcon />
        <dt>Disponibilité</dt>
        <dd>{availabilityOf(dossier)}</dd>
      </div>
      <div>
        <WalletIcon />
        <dt>Prétentions</dt>
        <dd>{formatPay(dossier.min_salary_expectation, dossier.max_salary_expectation)}</dd>
      </div>
    </dl>
  )
}

function availabilityOf({ available_now, availability_date }: Dossier): string {
  if (available_now || !availability_date) return 'Immédiate'
  return `À partir du ${formatDate(availability_date)}`
}
