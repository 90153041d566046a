import { COMPANY_FIELDS, companyHref, fieldInSentence, fieldLabel } from '#src/companies/shared/sections.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime, formatShortDate } from '#src/shared/dates.ts'
import { listed, plural } from '#src/shared/phrases.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { localNotification } from '#src/shell/session/local-notifications.ts'
import { Button, LinkButton } from '#src/ui/button.tsx'
import { Alert } from '#src/ui/display/alert.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '#src/ui/icons.tsx'
import { toast } from '#src/ui/overlay/toasts.ts'
import type { OwnCompany } from '../contract.ts'
import css from './company.module.css'
import { useSubmitCompany } from './queries.ts'

type Status = OwnCompany['status']
type Unopened = Exclude<Status, 'validated'>

const LOCKED =
  'Les candidatures, vos offres et les meilleurs profils s’ouvrent dès la validation. Vous pouvez déjà écrire vos offres.'

/** What a company says or corrects before its features open, or why they are closed; null while it is for Asafidy to decide. */
export function describeMissingParts({
  status,
  status_reason,
  completeness,
  corrections,
}: OwnCompany): string | null {
  if (status === 'suspended') return status_reason && `La raison\u00A0: ${status_reason}`
  const missing = completeness.missing.filter(({ required }) => required)
  const asked = corrections.map(({ field }) => fieldInSentence(field))
  if (status === 'incomplete' && missing.length > 0)
    return `Il manque ${listed(missing.map(({ words }) => words))}.`
  return status === 'rejected' && asked.length > 0 ? `À corriger\u00A0: ${listed(asked)}.` : null
}

const READY = `Relisez-le, puis appuyez sur «\u00A0Envoyer\u00A0»\u00A0: nous le lisons et vous écrivons. ${LOCKED}`

/** Whether a press on « Envoyer » sends it: nothing is missing any more, and nothing is left to correct. */
function isReady({ status, completeness, corrections }: OwnCompany): boolean {
  const isOpen = status === 'incomplete' || status === 'rejected'
  return isOpen && corrections.length === 0 && !completeness.missing.some(({ required }) => required)
}

function Submission() {
  const { mutate, isPending, error } = useSubmitCompany()
  return (
    <>
      <div className={css.acts}>
        <Button
          loading={isPending}
          onClick={() =>
            mutate(undefined, { onSuccess: () => toast.success({ title: 'Envoyé en validation' }) })
          }
        >
          Envoyer
        </Button>
      </div>
      {error && (
        <Alert kind="error" live>
          {error.message}
        </Alert>
      )}
    </>
  )
}

interface StatusNotice {
  title: string
  text: string
  /** Absent where there is nothing to do but wait, or to send what is ready. */
  action?: { label: string; href: string }
}

const STATUS_NOTICES: Record<Unopened, (company: OwnCompany) => StatusNotice> = {
  incomplete: (company) => {
    const next = company.completeness.missing.find(({ required }) => required)
    if (isReady(company)) return { title: 'Votre profil est prêt à être envoyé', text: READY }
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
    if (isReady(company)) return { title: 'Votre profil corrigé est prêt à être envoyé', text: READY }
    const [first] = company.corrections
    const fields = company.corrections.map(({ field }) => fieldInSentence(field))
    return {
      title:
        fields.length > 0
          ? `À corriger\u00A0: ${listed(fields)}`
          : 'Le profil de votre société est à corriger',
      text: `${company.status_reason ?? 'L’équipe a relu votre dossier.'} Une fois tout corrigé, envoyez-le à nouveau.`,
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
        {isReady(company) && company.may_edit && <Submission />}
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

function Steps({ company }: { company: OwnCompany }) {
  const { status, completed_at, corrections } = company
  const verified = useUser()?.has_verified_email ?? false
  const isComplete = status !== 'incomplete' || isReady(company)
  const steps = [
    { words: 'E-mail vérifié', done: verified, note: verified ? 'Fait' : 'À faire' },
    {
      words: 'Société complète',
      done: isComplete,
      note: isComplete ? (completed_at ? formatShortDate(completed_at) : 'Fait') : 'À faire',
    },
    {
      words: `Validation par ${APP_NAME}`,
      done: false,
      note: isReady(company) ? 'À envoyer' : reviewNote(status, corrections.length),
    },
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
