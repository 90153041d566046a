import { COMPANY_FIELDS, companyHref, fieldInSentence, fieldLabel } from '#src/companies/shared/sections.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime, formatShortDate } from '#src/shared/dates.ts'
import { listed, plural } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { localNotification } from '#src/shell/session/local-notifications.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '#src/ui/icons.tsx'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'

type Status = OwnCompany['status']
type Unopened = Exclude<Status, 'validated'>

const LOCKED = 'Les candidatures, vos offres et les meilleurs profils s’ouvrent dès la validation.'

/** What a company says or corrects before its features open; null while it is for Asafidy to decide. */
export function describeMissingParts({ status, completeness, corrections }: OwnCompany): string | null {
  const missing = completeness.missing.filter(({ required }) => required)
  const asked = corrections.map(({ field }) => fieldInSentence(field))
  if (status === 'incomplete' && missing.length > 0)
    return `Il manque ${listed(missing.map(({ words }) => words))}.`
  return status === 'rejected' && asked.length > 0 ? `À corriger\u00A0: ${listed(asked)}.` : null
}

interface StatusNotice {
  title: string
  text: string
  action?: { label: string; href: string }
}

const STATUS_NOTICES: Record<Unopened, (company: OwnCompany) => StatusNotice> = {
  incomplete: (company) => {
    const next = company.completeness.missing.find(({ required }) => required)
    return {
      title: localNotification('recruiter_incomplete_profile').message,
      text: `${describeMissingParts(company) ?? ''} ${LOCKED}`,
      ...(next && { action: { label: next.action, href: companyHref(next.section) } }),
    }
  },
  pending: ({ submitted_at }) => ({
    title: localNotification('recruiter_complete_profile').message,
    text: `${submitted_at ? `Envoyé le ${formatDateTime(submitted_at)}. ` : ''}Un e-mail vous préviendra. ${LOCKED}`,
  }),
  rejected: (company) => {
    const [first] = company.corrections
    const fields = company.corrections.map(({ field }) => fieldInSentence(field))
    return {
      title:
        fields.length > 0
          ? `À corriger\u00A0: ${listed(fields)}`
          : 'Le profil de votre société est à corriger',
      text: `${company.status_reason ?? 'L’équipe a relu votre dossier.'} La société repart en validation dès que tout est corrigé et enregistré.`,
      ...(first && {
        action: {
          label: `Corriger\u00A0: ${fieldLabel(first.field)}`,
          href: companyHref(COMPANY_FIELDS[first.field].section),
        },
      }),
    }
  },
  suspended: ({ status_reason }) => ({
    title: 'Votre société est suspendue',
    text:
      status_reason ??
      'Vos offres ne sont plus visibles, et rien ne se modifie. Écrivez-nous pour en parler.',
    action: { label: 'Nous écrire', href: '/contact' },
  }),
}

/** What the company still goes through before its features open, and what to do now. */
export function CompanyState({ company }: { company: OwnCompany }) {
  const { status, corrections } = company
  if (status === 'validated') return null
  const { title, text, action } = STATUS_NOTICES[status](company)
  const count = corrections.length
  return (
    <section className={css.state} aria-labelledby="etat">
      <div>
        <p className={css.kick}>
          Votre prochaine étape
          {count > 0 && (
            <Badge tone="red">
              <WarningIcon size={16} />
              {`${count} ${plural(count, 'point')} à corriger`}
            </Badge>
          )}
        </p>
        <h2 id="etat">{title}</h2>
        <p>{text}</p>
        {action && company.may_edit && (
          <div className={css.acts}>
            <LinkButton href={action.href}>{action.label}</LinkButton>
          </div>
        )}
      </div>
      <Steps company={company} />
    </section>
  )
}

function Steps({ company: { status, completed_at, corrections } }: { company: OwnCompany }) {
  const verified = useUser()?.has_verified_email ?? false
  const isComplete = status !== 'incomplete'
  const steps = [
    { words: 'E-mail vérifié', done: verified, note: verified ? 'Fait' : 'À faire' },
    {
      words: 'Société complète',
      done: isComplete,
      note: isComplete ? (completed_at ? formatShortDate(completed_at) : 'Fait') : 'À faire',
    },
    { words: `Validation par ${APP_NAME}`, done: false, note: reviewNote(status, corrections.length) },
    { words: 'Première offre', done: false, note: 'Ensuite' },
  ]
  const now = steps.findIndex(({ done }) => !done)
  return (
    <ol className={css.steps} aria-label="Étapes avant de publier">
      {steps.map(({ words, done, note }, index) => (
        <li
          key={words}
          className={done ? css.done : index === now ? css.now : undefined}
          aria-current={index === now ? 'step' : undefined}
        >
          <i>{done ? <CheckIcon size={14} /> : index === now && <ClockIcon size={14} />}</i>
          <span>{words}</span>
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}

function reviewNote(status: Status, corrections: number): string {
  if (status === 'pending') return 'En cours'
  if (status === 'suspended') return 'Suspendue'
  if (status !== 'rejected') return 'Ensuite'
  return plural(corrections, 'À corriger', `${corrections} points`)
}
