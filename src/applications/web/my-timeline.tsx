import { Card } from '#src/ui/card.tsx'
import { Timeline } from '#src/ui/timeline.tsx'
import type { ApplicationDetail } from '../contract.ts'
import { MyActions } from './my-actions.tsx'
import css from './my-application.module.css'
import { DossierCard } from './my-dossier.tsx'
import { PromiseCard } from './my-promise.tsx'
import { stepsOf } from './my-steps.ts'

export function FollowTab({ application }: { application: ApplicationDetail }) {
  const steps = stepsOf(application).map(({ message, by, ...step }) => ({
    ...step,
    children: message && (
      <blockquote className={css.quote}>
        <p>{message}</p>
        {by && <footer>{by}</footer>}
      </blockquote>
    ),
  }))
  return (
    <div className={css.two}>
      <Card>
        <h2 className="hidden-text">Suivi</h2>
        <Timeline label="Étapes de la candidature" steps={steps} />
      </Card>
      <div className={css.side}>
        <PromiseCard application={application} />
        <DossierCard application={application} />
        <MyActions application={application} />
      </div>
    </div>
  )
}
