import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayWords, hoursWords } from '#src/calendar/shared/words.ts'
import { meetingPlace } from '#src/companies/editing/web/known-values.ts'
import { ownCompanyQuery } from '#src/companies/editing/web/queries.ts'
import { formatRelative } from '#src/shared/dates.ts'
import { Button } from '#src/ui/button.tsx'
import { Badge } from '#src/ui/display/badge.tsx'
import { Card } from '#src/ui/display/card.tsx'
import { EmptyState } from '#src/ui/display/empty-state.tsx'
import { DailyLimitNote } from '#src/ui/display/limit-note.tsx'
import { LoadFailure } from '#src/ui/display/load-failure.tsx'
import { SkeletonLines } from '#src/ui/display/skeleton.tsx'
import { CalendarIcon, PlusIcon } from '#src/ui/workspace-icons.tsx'
import type { Interview } from '../../contract.ts'
import { PROPOSALS_A_DAY } from '../../shared/limits.ts'
import { AgreedMeeting } from '../agreed-meeting.tsx'
import { DayTile } from '../day-tile.tsx'
import { EndedInterview } from '../ended-interview.tsx'
import { InterviewFacts } from '../facts.tsx'
import css from '../interviews.module.css'
import { recruiterInterviewsQuery } from '../queries.ts'
import { ChooseHour } from './choose-hour.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { RecruiterTools } from './tools.tsx'

interface RecruiterInterviewsProps {
  applicationId: number
  applicant: string
  /** The member may act, and the application is in progress. */
  canPropose: boolean
}

export default function RecruiterInterviews({
  applicationId,
  applicant,
  canPropose,
}: RecruiterInterviewsProps) {
  const { data, error, refetch } = useQuery(recruiterInterviewsQuery(applicationId))
  const company = useQuery(ownCompanyQuery)
  const [another, setAnother] = useState(false)
  if (!data)
    return error ? (
      <LoadFailure onRetry={refetch}>Les rendez-vous n’ont pas pu être lus.</LoadFailure>
    ) : (
      <SkeletonLines />
    )
  const { data: meetings, proposals } = data
  const isOpen = meetings.some(({ state }) => state === 'proposed' || state === 'countered')
  const isComing = meetings.some(({ state, is_over }) => state === 'confirmed' && !is_over)
  const asks = canPropose && !isOpen && (another || !isComing)
  return (
    <div className={css.stack}>
      {canPropose && <DailyLimitNote limit={PROPOSALS_A_DAY} now={proposals} />}
      {meetings.map((interview) => (
        <One key={interview.id} interview={interview} applicant={applicant} />
      ))}
      {asks && company.isFetched && (
        <ProposalForm
          applicationId={applicationId}
          applicant={applicant}
          address={meetingPlace(company.data)}
          onDone={() => setAnother(false)}
        />
      )}
      {canPropose && !isOpen && !asks && (
        <div>
          <Button look="secondary" onClick={() => setAnother(true)}>
            <PlusIcon size={18} />
            Proposer un autre entretien
          </Button>
        </div>
      )}
      {meetings.length === 0 && !canPropose && (
        <Card>
          <EmptyState icon={CalendarIcon} title="Aucun rendez-vous">
            Aucun entretien n’a été proposé pour cette candidature.
          </EmptyState>
        </Card>
      )}
    </div>
  )
}

interface OneProps {
  interview: Interview
  applicant: string
}

function One({ interview, applicant }: OneProps) {
  const { state } = interview
  if (state === 'declined' || state === 'cancelled')
    return <EndedInterview interview={interview} sides={SIDES} />
  return (
    <div className={css.two}>
      {state === 'proposed' && <Proposed interview={interview} applicant={applicant} />}
      {state === 'countered' && <ChooseHour interview={interview} applicant={applicant} />}
      {(state === 'confirmed' || state === 'missed') && (
        <AgreedMeeting interview={interview} side="recruiter">
          <RecruiterTools interview={interview} applicant={applicant} />
        </AgreedMeeting>
      )}
      <Card title="Le rendez-vous">
        <InterviewFacts interview={interview} side="recruiter" />
      </Card>
    </div>
  )
}

function Proposed({ interview, applicant }: OneProps) {
  const { slots, updated_at } = interview
  const isLost = slots.every(({ gone }) => gone !== null)
  return (
    <Card
      title="Créneaux proposés"
      action={<Badge tone={isLost ? 'red' : 'blue'}>{isLost ? 'Aucun n’est libre' : 'En attente'}</Badge>}
    >
      <p className={css.text}>
        Envoyés à {applicant} {formatRelative(updated_at)}.
      </p>
      <ul className={css.plain}>
        {slots.map((slot) => (
          <li key={slot.id} className={css.line}>
            <DayTile at={slot.starts_at} />
            <span>
              <b>{dayWords(slot.starts_at)}</b>
              <small>{hoursWords(slot)}</small>
            </span>
            {slot.gone && <Badge>{slot.gone === 'past' ? 'Passé' : 'Plus libre'}</Badge>}
          </li>
        ))}
      </ul>
      <RecruiterTools interview={interview} applicant={applicant} />
    </Card>
  )
}

const SIDES = { applicant: 'par le candidat', recruiter: 'par votre société' }
