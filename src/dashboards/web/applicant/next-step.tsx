import { LinkButton } from '#src/ui/button.tsx'
import { ArrowRightIcon } from '#src/ui/icons.tsx'
import type { ApplicantDashboard } from '../queries.ts'
import css from './next-step.module.css'

/** This is the one card of the page that stands out. */
export function ApplicantDashboardNextStep({ step }: { step: ApplicantDashboard['next_step'] }) {
  return (
    <section className={css.next} aria-labelledby="prochaine-etape">
      <p className={css.kick}>Votre prochaine étape</p>
      <h2 id="prochaine-etape">{step.title}</h2>
      <p>{step.text}</p>
      <LinkButton look="secondary" href={step.link} className={css.act}>
        {step.action}
        <ArrowRightIcon size={18} />
      </LinkButton>
    </section>
  )
}
