import { releaseAssignments } from './applications/evaluating/assigning.ts'
import { endProposalsOf, stopProposalReminders } from './applications/proposals/ending.ts'
import {
  cancelMeetingsOfApplication,
  cancelMeetingsOfCompany,
  handOnMeetings,
  withdrawSlotsOfApplication,
  withdrawSlotsOfCompany,
} from './calendar/interviews/ending.ts'
import { deleteRemindersOf } from './calendar/reminders/reminders.ts'
import { endWaitingInvitations } from './matching/invitations/ending.ts'
import type { End, Endings } from './platform/endings.ts'
import type { Unit } from './platform/unit-of-work.ts'

/** What hangs on something that can end: a confirmed interview, slots that nobody has taken yet and so on. */
export const DEPENDENTS = ['meeting', 'slots', 'reminders', 'proposal', 'invitations', 'assignments'] as const
export type Dependent = (typeof DEPENDENTS)[number]

/** A dependent that outlives the end says why. */
interface Kept {
  kept: string
}
type Effect<E extends End> = ((unit: Unit, of: Endings[E], end: E) => Promise<void>) | Kept

const FOLLOWS: Kept = { kept: 'A meeting that is not confirmed any more is not reminded of.' }
const ON_RECORD: Kept = { kept: 'Who followed an ended application stays on record.' }
const OPEN: Kept = {
  kept: 'Closing an offer ends no application: each is answered, and its answer ends this.',
}
const OF_COMPANY: Kept = { kept: 'It was sent for the company, which stays.' }

type ApplicationEnd = Extract<
  End,
  'refused' | 'position_filled' | 'hired' | 'declined' | 'withdrawn' | 'no_answer'
>

/** However an application ends, the same hangs on it. */
function ofApplication<E extends ApplicationEnd>(): Record<Dependent, Effect<E>> {
  return {
    meeting: (unit, { application_id }) => cancelMeetingsOfApplication(unit, application_id),
    slots: (unit, { application_id }) => withdrawSlotsOfApplication(unit, application_id),
    reminders: FOLLOWS,
    proposal: (unit, { application_id }) => endProposalsOf(unit, application_id),
    invitations: (unit, of) => endWaitingInvitations(unit, of),
    assignments: ON_RECORD,
  }
}

/** What ends what: a cell for each end and each dependent, run in the order of `DEPENDENTS`. */
export const ENDINGS: { [E in End]: Record<Dependent, Effect<E>> } = {
  refused: ofApplication(),
  position_filled: ofApplication(),
  hired: ofApplication(),
  declined: ofApplication(),
  withdrawn: ofApplication(),
  no_answer: ofApplication(),
  offer_closed: {
    meeting: OPEN,
    slots: OPEN,
    reminders: OPEN,
    proposal: OPEN,
    invitations: (unit, of) => endWaitingInvitations(unit, of),
    assignments: OPEN,
  },
  company_suspended: {
    meeting: (unit, { company_id, reason }) => cancelMeetingsOfCompany(unit, company_id, reason),
    slots: (unit, { company_id, reason }) => withdrawSlotsOfCompany(unit, company_id, reason),
    reminders: FOLLOWS,
    proposal: (unit, { company_id }) => stopProposalReminders(unit, company_id),
    invitations: (unit, of) => endWaitingInvitations(unit, of),
    assignments: { kept: 'The team stays, and goes on when the company is restored.' },
  },
  member_left: {
    meeting: (unit, of) => handOnMeetings(unit, of, 'confirmed'),
    slots: (unit, of) => handOnMeetings(unit, of, 'open'),
    reminders: { kept: 'A reminder of one’s own is seen by nobody else, and stays with its person.' },
    proposal: OF_COMPANY,
    invitations: OF_COMPANY,
    assignments: (unit, of) => releaseAssignments(unit, of),
  },
  person_erased: {
    meeting: {
      kept: 'The erasure withdraws the applications and leaves the company, and both end the meetings.',
    },
    slots: { kept: 'The erasure withdraws the applications and leaves the company, and both end the slots.' },
    reminders: (unit, { user_id }) => deleteRemindersOf(unit, user_id),
    proposal: { kept: 'The erasure deletes what was proposed to the person, with its files.' },
    invitations: (unit, of) => endWaitingInvitations(unit, of),
    assignments: { kept: 'The erasure leaves the company, which releases them.' },
  },
}

/** Runs the row of the table for this end. */
export async function endWhatHangs<E extends End>(unit: Unit, end: E, of: Endings[E]): Promise<void> {
  const row: Record<Dependent, Effect<E>> = ENDINGS[end]
  for (const dependent of DEPENDENTS) {
    const effect = row[dependent]
    if (typeof effect === 'function') await effect(unit, of, end)
  }
}
