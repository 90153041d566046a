import { and, eq, inArray, isNull, lt, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { lateDays } from '#src/reference/shared/delays.ts'
import { after, DAY } from '#src/shared/durations.ts'
import {
  type ApplicationState,
  OUTCOMES,
  type Outcome,
  PROPOSED_STAGES,
  STAGES,
  type Stage,
} from './shared/states.ts'
import { applicationEvents, applications } from './tables.ts'

/** These stages only say that the application came in. */
const SILENT_STAGES: readonly Stage[] = ['viewed']
/** The company did not bring these ends about. */
const SILENT_OUTCOMES: readonly Outcome[] = ['declined', 'withdrawn', 'no_answer']

/**
 * Tells whether coming to this state is an answer of the company, which is any step beyond having read the
 * application.
 */
export function isAnswer({ status, stage, outcome }: ApplicationState): boolean {
  if (status === 'active') return stage !== null && !SILENT_STAGES.includes(stage)
  if (status === 'closed') return outcome !== null && !SILENT_OUTCOMES.includes(outcome)
  return status === 'rejected'
}

/** The condition holds for a row of the history that is an answer and that the applicant sees. */
export function answerEvent(): SQL | undefined {
  const { to_status, to_stage, to_outcome } = applicationEvents
  const stages = STAGES.filter((stage) => isAnswer({ status: 'active', stage, outcome: null }))
  const outcomes = OUTCOMES.filter((outcome) => isAnswer({ status: 'closed', stage: null, outcome }))
  return and(
    eq(applicationEvents.visible_to_applicant, true),
    or(
      eq(to_status, 'rejected'),
      and(eq(to_status, 'active'), inArray(to_stage, stages)),
      and(eq(to_status, 'closed'), inArray(to_outcome, outcomes)),
    ),
  )
}

/** The condition holds for applications that wait for a first answer: in progress, and no further than read. */
export function unanswered(): SQL {
  const { status, stage } = applications
  return sql`(${status} = 'submitted' OR (${status} = 'active' AND ${inArray(stage, [...SILENT_STAGES])}))`
}

/** The condition holds for applications in progress short of a proposal, which is decided on its own. */
export function openBeforeProposal(): SQL | undefined {
  const { status, stage } = applications
  return and(
    inArray(status, ['submitted', 'active']),
    or(isNull(stage), notInArray(stage, [...PROPOSED_STAGES])),
  )
}

/**
 * The condition holds for applications of people who wait to hear how it goes on: a proposal is an answer, and so is one
 * that can still be taken back; nobody promised one to whom a recruiter entered.
 */
export function waitsForAnswer(): SQL | undefined {
  const { is_entered, withheld_status } = applications
  return and(openBeforeProposal(), eq(is_entered, false), isNull(withheld_status))
}

/**
 * The condition holds for applications that have waited for a first answer longer than a week; nobody promised one to
 * whom a recruiter entered.
 */
export function late(now: Date): SQL | undefined {
  const isSent = eq(applications.is_entered, false)
  return and(isSent, unanswered(), lt(applications.submitted_at, after(now, -lateDays() * DAY)))
}
