import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { formatRelative } from '#src/shared/dates.ts'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CalendarIcon } from '#src/ui/workspace-icons.tsx'
import type { Interview } from '../../contract.ts'
import { AgreedMeeting } from '../agreed-meeting.tsx'
import { EndedInterview } from '../ended-interview.tsx'
import { InterviewFacts } from '../facts.tsx'
import css from '../interviews.module.css'
import { applicantInterviewsQuery } from '../queries.ts'
import { AskOtherTimes } from './ask-other-times.tsx'
import { SlotChoice } from './slot-choice.tsx'
import { ApplicantTools } from './tools.tsx'

export default function ApplicantInterviews({ applicationId }: { applicationId: number }) {
  const { data, error, refetch } = useQuery(applicantInterviewsQuery(applicationId))
  if (!data)
    return error ? (
      <LoadFailure onRetry={refetch}>Vos rendez-vous n’ont pas pu être lus.</LoadFailure>
    ) : (
      <SkeletonLines />
    )
  if (data.length === 0)
    return (
      <Card>
        <EmptyState icon={CalendarIcon} title="Aucun rendez-vous">
          Si le recruteur souhaite vous rencontrer, ses créneaux seront proposés ici et par e-mail.
        </EmptyState>
      </Card>
    )
  return (
    <div className={css.stack}>
      {data.map((interview) => (
        <One key={interview.id} interview={interview} />
      ))}
    </div>
  )
}

function One({ interview }: { interview: Interview }) {
  const [asking, setAsking] = useState(false)
  const { state, organiser } = interview
  if (state === 'declined' || state === 'cancelled')
    return <EndedInterview interview={interview} sides={SIDES} />
  return (
    <div className={css.two}>
      <div className={css.stack}>
        {asking ? (
          <AskOtherTimes interview={interview} onClose={() => setAsking(false)} />
        ) : (
          <>
            {state === 'proposed' && <SlotChoice interview={interview} onAsk={() => setAsking(true)} />}
            {state === 'countered' && <Waiting interview={interview} />}
            {(state === 'confirmed' || state === 'missed') && (
              <AgreedMeeting interview={interview} side="applicant">
                <ApplicantTools interview={interview} onAsk={() => setAsking(true)} />
              </AgreedMeeting>
            )}
          </>
        )}
      </div>
      <Card title={organiser ?? 'Le recruteur'}>
        <InterviewFacts interview={interview} side="applicant" />
      </Card>
    </div>
  )
}

function Waiting({ interview }: { interview: Interview }) {
  return (
    <Card title="Le recruteur choisit une heure">
      <p className={css.text}>
        Vous avez dit quand vous pouvez venir, {formatRelative(interview.updated_at)}. Vous serez prévenu dès
        qu’une heure est choisie.
      </p>
      <ul className={css.plain}>
        {interview.windows.map((each) => (
          <li key={each.starts_at}>
            <b>{dayWords(each.starts_at)}</b>, {hoursWords(each)}
          </li>
        ))}
      </ul>
      <ApplicantTools interview={interview} />
    </Card>
  )
}

const SIDES = { applicant: 'par vous', recruiter: 'par le recruteur' }
