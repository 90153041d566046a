import { COMPANY_STATUS_BADGES } from '#src/companies/shared/statuses.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime, formatShortDate } from '#src/shared/dates.ts'
import { listed, ofName } from '#src/shared/phrases.ts'
import { useAbility } from '#src/shell/session/ability.ts'
import { useUser } from '#src/shell/session/current-user.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { classes } from '#src/ui/class-names.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { CheckIcon, ClockIcon, WarningIcon } from '#src/ui/icons.tsx'
import type { RecruiterDashboard } from '../queries.ts'
import { LockedFeatures } from './locked-features.tsx'
import css from './opening-steps.module.css'

type Company = RecruiterDashboard['company']
type Step = RecruiterDashboard['opening_steps'][number]

const STEPS: Record<Step['key'], string> = {
  email: 'E-mail vérifié',
  profile: 'Profil de la société complet',
  registration: 'NIF et STAT reçus',
  validation: `Validation par ${APP_NAME}`,
  first_offer: 'Première offre publiée',
}

const STATES: Record<
  Exclude<Company['status'], 'validated'>,
  { badge: string; title: (name: string) => string }
> = {
  incomplete: { badge: 'Profil incomplet', title: (name) => `Présentez ${name}` },
  pending: { badge: 'Profil en attente de validation', title: (name) => `Nous vérifions ${name}` },
  rejected: { badge: 'À corriger', title: (name) => `Le profil ${ofName(name)} est à corriger` },
  suspended: { badge: 'Société suspendue', title: (name) => `${name} est suspendue` },
}

interface OpeningProps {
  data: RecruiterDashboard
}

export function OpeningSteps({ data: { company, opening_steps } }: OpeningProps) {
  if (company.status === 'validated') return null
  const state = STATES[company.status]
  const { tone } = COMPANY_STATUS_BADGES[company.status]
  const severe = tone === 'red'
  // Its steps were taken long ago, and none of them ends the suspension.
  const isSuspended = company.status === 'suspended'
  return (
    <>
      <div className={classes(css.card, severe && css.severe, isSuspended && css.alone)}>
        <section className={css.say} aria-labelledby="ouverture">
          <Badge tone={tone}>
            {severe ? <WarningIcon size={16} /> : <ClockIcon size={16} />}
            {state.badge}
          </Badge>
          <h2 id="ouverture">{state.title(company.name)}</h2>
          <Words company={company} />
          <div className={css.acts}>
            <Acts company={company} steps={opening_steps} />
          </div>
        </section>
        {!isSuspended && (
          <ol className={css.steps} aria-label="Étapes avant de publier">
            {opening_steps.map((step, index) => (
              <OpeningStep
                key={step.key}
                step={step}
                now={!step.done && opening_steps.slice(0, index).every(({ done }) => done)}
                waiting={company.status === 'pending'}
              />
            ))}
          </ol>
        )}
      </div>
      <LockedFeatures isSuspended={isSuspended} />
    </>
  )
}

/** Whether nothing is missing or left to correct, so that it is to be sent. */
function isReady({ status, corrections, profile }: Company): boolean {
  const isOpen = status === 'incomplete' || status === 'rejected'
  return isOpen && corrections.length === 0 && profile.missing.length === 0
}

function Words({ company }: { company: Company }) {
  const { status, status_reason, corrections, completed_at, profile } = company
  if (status === 'pending')
    return (
      <p>
        Votre profil est complet{completed_at && ` depuis le ${formatDateTime(completed_at)}`}. Un e-mail vous
        préviendra dès sa validation. Vous pourrez alors publier vos offres et recevoir des candidatures.
      </p>
    )
  if (isReady(company))
    return (
      <p>
        {status_reason && `${status_reason} `}Tout y est&nbsp;: relisez votre profil, puis envoyez-le en
        validation.
      </p>
    )
  if (status === 'rejected')
    return (
      <>
        {(status_reason || corrections.length === 0) && (
          <p>{status_reason || 'Relisez le profil de votre société, puis envoyez-le à nouveau.'}</p>
        )}
        {corrections.length > 0 && (
          <ul className={css.corrections} aria-label="À corriger">
            {corrections.map(({ label, message }) => (
              <li key={label}>
                <b>{label}&nbsp;:</b> {message}
              </li>
            ))}
          </ul>
        )}
      </>
    )
  if (status === 'suspended')
    return <p>{status_reason ?? 'Vos offres ne sont plus visibles. Écrivez-nous pour en parler.'}</p>
  return (
    <p>
      Complétez le profil de votre société pour qu’il puisse être validé
      {profile.missing.length > 0 && `\u00A0: il manque ${listed(profile.missing)}`}.
    </p>
  )
}

function Acts({ company, steps }: { company: Company; steps: Step[] }) {
  const email = useUser()?.email ?? ''
  const canWrite = useAbility().can('create', 'job offer')
  const verified = steps.some(({ key, done }) => key === 'email' && done)
  return (
    <>
      {company.status === 'suspended' ? (
        <LinkButton look="secondary" small href="/contact">
          Nous écrire
        </LinkButton>
      ) : (
        <LinkButton
          look={company.status === 'pending' ? 'secondary' : 'primary'}
          small
          href="/dashboard/recruteur/compagnie/ma-societe"
        >
          {company.status === 'pending'
            ? 'Voir mon profil'
            : isReady(company) && canWrite
              ? 'Relire et envoyer'
              : 'Ouvrir Ma Société'}
        </LinkButton>
      )}
      {!verified && (
        <LinkButton look="secondary" small href={`/verification-email/${encodeURIComponent(email)}`}>
          Vérifier mon e-mail
        </LinkButton>
      )}
    </>
  )
}

interface StepProps {
  step: Step
  /** The step is the first one that remains. */
  now: boolean
  /** The step waits for the moderators, not for the company. */
  waiting: boolean
}

function OpeningStep({ step: { key, done, at }, now, waiting }: StepProps) {
  const inReview = key === 'validation' && now && waiting
  return (
    <li className={done ? css.done : now ? css.now : undefined} aria-current={now ? 'step' : undefined}>
      <i>{done ? <CheckIcon size={14} /> : now && <ClockIcon size={14} />}</i>
      <span>{STEPS[key]}</span>
      {done && <small>{at ? formatShortDate(at) : 'Fait'}</small>}
      {inReview && <Badge tone="amber">En cours</Badge>}
      {now && !inReview && <Badge tone="amber">À faire</Badge>}
      {!done && !now && <small>Ensuite</small>}
    </li>
  )
}
