import { profileHref } from '#src/profiles/shared/parts.ts'
import { LinkButton } from '#src/ui/button.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { CheckIcon } from '#src/ui/icons.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './first-steps.module.css'

/** So much of the profile lets recruiters and the scores know a person. */
const PROFILE_ENOUGH_PERCENT = 60

/** Who has not applied yet reads the way to a first application, instead of rows of zeros. */
export function FirstSteps({ data }: { data: ApplicantDashboard }) {
  const steps = stepsOf(data)
  const next = steps.find(({ done }) => !done)
  return (
    <Card title="Vos trois premiers pas">
      <ol className={css.steps}>
        {steps.map((step, index) => (
          <li key={step.title} aria-current={step === next ? 'step' : undefined}>
            <i className={css.number}>{step.done ? <CheckIcon size={16} /> : index + 1}</i>
            <div>
              <h3>
                {step.title}
                {step.done && <span className="hidden-text">, fait</span>}
              </h3>
              <p>{step.text}</p>
            </div>
            {!step.done && (
              <LinkButton small look={step === next ? 'primary' : 'secondary'} href={step.href}>
                {step.action}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}

function stepsOf({ profile, resumes_count, next_step }: ApplicantDashboard) {
  const [missing] = profile.missing
  const draft = next_step.kind === 'finish_resume'
  return [
    {
      done: profile.percent >= PROFILE_ENOUGH_PERCENT,
      title: 'Dites qui vous êtes',
      text: 'Votre métier et votre parcours\u00A0: nous vous montrons les offres qui vous vont.',
      action: 'Compléter mon profil',
      href: missing ? profileHref(missing.section) : '/candidat/mon-profil',
    },
    {
      done: resumes_count > 0,
      title: draft ? next_step.title : 'Préparez un CV',
      text: 'Écrit une fois, il s’envoie en deux gestes avec chaque candidature.',
      action: draft ? next_step.action : 'Créer mon CV',
      href: draft ? next_step.link : '/candidat/cv-builder',
    },
    {
      done: false,
      title: 'Postulez à une première offre',
      text: 'Vous suivez ensuite chaque réponse ici.',
      action: 'Chercher une offre',
      href: '/offres',
    },
  ]
}
