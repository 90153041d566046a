import type { ReactNode } from 'react'
import { Card } from '#src/ui/display/card.tsx'
import { Timeline } from '#src/ui/display/timeline.tsx'
import type { ApplicationDetail } from '../contract.ts'
import { ApplicationActions, ProposalToAnswer } from './actions.tsx'
import { AwaitingAnswerCard } from './awaiting-answer-card.tsx'
import css from './detail.module.css'
import { DossierCard } from './dossier.tsx'
import { LastQuestion } from './last-question.tsx'
import { NextOffers } from './next-offers.tsx'
import { PromiseCard } from './promise.tsx'
import { stepsOf } from './steps.ts'

interface FollowTabProps {
  application: ApplicationDetail
  /** The meeting that is to be agreed on, or was. */
  meeting?: ReactNode
}

export function FollowTab({ application, meeting }: FollowTabProps) {
  const steps = stepsOf(application).map(({ message, by, stage: _, ...step }) => ({
    ...step,
    children: (
      <>
        {message && (
          <blockquote className={css.quote}>
            <p>{message}</p>
            {by && <footer>{by}</footer>}
          </blockquote>
        )}
      </>
    ),
  }))
  return (
    <div className={css.two}>
      {/* What is asked of the person comes before everything else, on a phone too. */}
      <div className={css.asked}>
        <LastQuestion application={application} />
        <ProposalToAnswer application={application} />
        {application.stage === 'interview' && meeting}
      </div>
      <Card>
        <h2 className="hidden-text">Suivi</h2>
        <Timeline label="Étapes de la candidature" steps={steps} />
      </Card>
      <div className={css.side}>
        <PromiseCard application={application} />
        <AwaitingAnswerCard application={application} />
        <NextOffers application={application} />
        <DossierCard application={application} />
        <ApplicationActions application={application} />
      </div>
    </div>
  )
}
