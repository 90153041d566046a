import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { dailyLimitLeft, idParams, rowId, seenVersion } from '#src/shared/fields.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { INTERVIEW_TYPES } from '../shared/event-types.ts'
import { INTERVIEW_ACTIONS } from './shared/actions.ts'
import {
  interviewInput,
  momentInput,
  reasonInput,
  slotChoice,
  slotsInput,
  windowsInput,
} from './shared/interview-input.ts'
import { INTERVIEW_SIDES, INTERVIEW_STATES } from './shared/states.ts'

const attendee = z.object({ id: z.number(), name: z.string() })

const slot = z.object({
  id: z.number(),
  starts_at: z.string(),
  ends_at: z.string(),
  /** Says why the slot can no longer be taken; null while it can. */
  gone: z.enum(['past', 'taken']).nullable(),
  /** Says what else the applicant has agreed on for that day; always null for recruiters. */
  same_day: z.string().nullable(),
  /** Names the applicant's other meeting that the slot overlaps; always null for recruiters. */
  overlap: z.string().nullable(),
})

const stretch = z.object({ starts_at: z.string(), ends_at: z.string() })

const interview = z.object({
  id: z.number(),
  application_id: z.number(),
  type: z.enum(INTERVIEW_TYPES),
  state: z.enum(INTERVIEW_STATES),
  duration_minutes: z.number(),
  /**
   * The type says whether this is an address, a link or a number. A link reaches the applicant once a time is agreed
   * on.
   */
  place: z.string(),
  message: z.string(),
  preparation: z.string(),
  organiser: z.string().nullable(),
  attendees: z.array(attendee),
  /** Null until a time is agreed on. */
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  is_over: z.boolean(),
  /**
   * The application was refused or filled a moment ago and that can still be taken back: the meeting waits until then.
   * Only its company sees so.
   */
  is_suspended: z.boolean(),
  /** The words that came with the last change. */
  reason: z.string(),
  changed_by: z.enum(INTERVIEW_SIDES),
  slots: z.array(slot),
  /** The hours at which the applicant can come. */
  windows: z.array(stretch),
  /** The recruiter hopes for an answer by then. */
  answer_by: z.string().nullable(),
  /**
   * A change sends the version that its page was opened with, and is refused when the other side changed the meeting in
   * between.
   */
  version: z.number(),
  allowed: z.array(z.enum(INTERVIEW_ACTIONS)),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Interview = z.output<typeof interview>

const one = z.object({ data: interview })
const all = z.object({ data: z.array(interview) })

export const listApplicantInterviews = endpoint({
  method: 'GET',
  path: '/api/applicant/applications/:id/interviews',
  summary: 'Les rendez-vous d’une candidature, pour le candidat.',
  params: idParams,
  reply: all,
})

export const takeSlot = endpoint({
  method: 'PUT',
  path: '/api/applicant/interviews/:id/slot',
  summary: 'Prend un des créneaux proposés\u00a0; pris par quelqu’un d’autre entre-temps, 409.',
  params: idParams,
  body: slotChoice,
  reply: one,
})

export const declineInterview = endpoint({
  method: 'PUT',
  path: '/api/applicant/interviews/:id/refusal',
  summary: 'Décline l’entretien, avec un motif.',
  params: idParams,
  body: reasonInput,
  reply: one,
})

export const askOtherMoments = endpoint({
  method: 'PUT',
  path: '/api/applicant/interviews/:id/windows',
  summary: 'Dit quand le candidat peut venir\u00a0; un rendez-vous déjà pris est rendu.',
  params: idParams,
  body: windowsInput,
  reply: one,
})

export const cancelOwnInterview = endpoint({
  method: 'PUT',
  path: '/api/applicant/interviews/:id/cancellation',
  summary: 'Annule un rendez-vous pris, avec un motif.',
  params: idParams,
  body: reasonInput,
  reply: one,
})

export const listRecruiterInterviews = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/interviews',
  summary: 'Les rendez-vous d’une candidature, pour la société.',
  params: idParams,
  reply: all.extend({
    /** How often the company can propose something to the applicant still today. */
    proposals: dailyLimitLeft,
  }),
})

export const proposeInterview = endpoint({
  method: 'POST',
  path: '/api/recruiter/applications/:id/interviews',
  summary: 'Propose un entretien\u00a0: un à cinq créneaux\u00a0; la candidature passe en entretien.',
  params: idParams,
  body: interviewInput,
  reply: one,
  status: 201,
})

export const proposeSlots = endpoint({
  method: 'PUT',
  path: '/api/recruiter/interviews/:id/slots',
  summary: 'Propose d’autres créneaux à la place des premiers.',
  params: idParams,
  body: slotsInput,
  reply: one,
})

export const setMoment = endpoint({
  method: 'PUT',
  path: '/api/recruiter/interviews/:id/moment',
  summary: 'Choisit une heure parmi celles du candidat, ou déplace un rendez-vous pris.',
  params: idParams,
  body: momentInput,
  reply: one,
})

export const cancelInterview = endpoint({
  method: 'PUT',
  path: '/api/recruiter/interviews/:id/cancellation',
  summary: 'Annule une proposition ou un rendez-vous, avec un motif.',
  params: idParams,
  body: reasonInput,
  reply: one,
})

export const noteAbsence = endpoint({
  method: 'PUT',
  path: '/api/recruiter/interviews/:id/absence',
  summary: 'Note que le candidat n’est pas venu.',
  params: idParams,
  body: z.object({ version: seenVersion }),
  reply: one,
})

export const takeBackAbsence = endpoint({
  method: 'DELETE',
  path: '/api/recruiter/interviews/:id/absence',
  summary: 'Reprend une absence notée par erreur.',
  params: idParams,
  body: z.object({ version: seenVersion }),
  reply: one,
})

const day = z.string({ error: 'Veuillez choisir un jour.' }).refine(isCalendarDate, 'Ce jour n’existe pas.')

const busyTime = z.object({
  starts_at: z.string(),
  ends_at: z.string(),
  /** Names of the colleagues whose time it is. */
  names: z.array(z.string()),
  /** A colleague's own reminder is shown as « Occupé » alone. */
  title: z.string(),
  /** A firm time allows no other meeting. */
  is_firm: z.boolean(),
})
export type BusyTime = z.output<typeof busyTime>

export const listBusyTimes = endpoint({
  method: 'GET',
  path: '/api/recruiter/busy-times',
  summary: 'Quand ces collègues sont pris, sur au plus 31 jours.',
  query: z.object({
    start_date: day,
    end_date: day,
    attendee_ids: z
      .union([z.array(rowId()), rowId().transform((id) => [id])])
      .nullish()
      .transform((ids) => ids ?? []),
  }),
  reply: z.object({
    data: z.object({
      busy: z.array(busyTime),
      /** The members who work on applications may attend a meeting. */
      colleagues: z.array(attendee.extend({ is_me: z.boolean() })),
    }),
  }),
})
