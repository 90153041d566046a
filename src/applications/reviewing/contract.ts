import { z } from 'zod'
import { matchReply } from '#src/matching/scoring/contract.ts'
import { CRITERION_NAMES } from '#src/matching/scoring/shared/criteria.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { flag, idParams, rowId } from '#src/shared/fields.ts'
import { isCalendarDate } from '#src/shared/local-date.ts'
import { pageNumber, paginated, sortByDate } from '#src/shared/paginated.ts'
import { opinionFields, opinionFilters } from '../evaluating/contract.ts'
import { allowedChange, dossierFields, resumeCopy, stateFields, timelineEntry } from '../shared/replies.ts'
import { BOARD_COLUMNS, OUTCOMES, STAGES, STATUSES } from '../shared/states.ts'

const optionalId = rowId().nullish().catch(null)
const optionalText = z.string().max(255).nullish().catch(null)
const optionalDate = z.string().refine(isCalendarDate).nullish().catch(null)

const coming = z.object({
  /** A meeting that was agreed on, slots that the applicant or hours that the recruiter may choose, an answer to a proposal. */
  kind: z.enum(['meeting', 'slots', 'asked', 'answer']),
  /** The moment of a meeting, the last day of an answer. */
  at: z.string().nullable(),
})
export type Coming = z.output<typeof coming>

export const recruiterApplication = z.object({
  id: z.number(),
  ...stateFields,
  /** To be given back with a move, which is refused when somebody moved it meanwhile. */
  version: z.number(),
  applicant_name: z.string(),
  headline: z.string(),
  offer: z.object({ id: z.number(), title: z.string() }),
  city: z.string().nullable(),
  submitted_at: z.string(),
  /** Never opened by the company. */
  is_new: z.boolean(),
  /** Whole days that it waits for an answer; null once answered. */
  days_without_answer: z.number().nullable(),
  available_now: z.boolean(),
  availability_date: z.string().nullable(),
  min_salary_expectation: z.number(),
  max_salary_expectation: z.number(),
  /** What is awaited at its stage; null where nothing is. */
  coming: coming.nullable(),
  /** Of the applicant, that nobody who works on applications has read. */
  unread_messages: z.number(),
  /** How well the person fits the offer and what speaks for it most; null where too little is known. */
  match: z.object({ score: z.number(), best: z.array(z.enum(CRITERION_NAMES)) }).nullable(),
  /** To the offer's questions, as they were asked; in a list only where it is of one offer. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** Of the team: the applicant sees nothing of it. */
  ...opinionFields,
})

export type RecruiterApplication = z.output<typeof recruiterApplication>

/** `waiting`: those that nobody has answered yet, opened or not; `late`: of these the ones older than a week. */
const recruiterStatusFilter = z.enum([...STATUSES, ...STAGES, ...OUTCOMES, 'waiting', 'late'])
export type RecruiterStatusFilter = z.output<typeof recruiterStatusFilter>

const counted = [
  'all',
  'waiting',
  'late',
  'unread',
  'submitted',
  ...STAGES,
  'rejected',
  ...OUTCOMES,
  'archived',
] as const
/** Sizes of the status chips under the other filters; `all` leaves the archived ones out. */
const recruiterCounts = z.record(z.enum(counted), z.number())

const filters = {
  /** The applicant's name; counts from four characters on, as `title`, the offer's. */
  name: optionalText,
  title: optionalText,
  offer_id: optionalId,
  /** A status, a stage, an outcome, `waiting` or `late`. */
  status: recruiterStatusFilter.nullish().catch(null),
  sort_by_date: sortByDate,
  start_date: optionalDate,
  end_date: optionalDate,
  /** Id of the applicant's city. */
  city: optionalId,
  /** What was answered to the first, second and third question of the offer; they count with `offer_id`. */
  answer_1: optionalText,
  answer_2: optionalText,
  answer_3: optionalText,
  ...opinionFilters,
  /** Those in whose conversation a message of the applicant waits to be read. */
  messages: z.literal('unread').nullish().catch(null),
}
export const recruiterFilters = z.object(filters)
export type RecruiterFilters = z.output<typeof recruiterFilters>

const askedQuestion = z.object({
  text: z.string(),
  /** What may be answered; null for a text of one's own. */
  choices: z.array(z.string()).nullable(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

export const listRecruiterApplications = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications',
  summary: 'Les candidatures reçues par la société.',
  query: z.object({ page: pageNumber, ...filters }),
  reply: paginated(recruiterApplication).extend({
    counts: recruiterCounts,
    /** Of the offer that the list is of; none without `offer_id`. */
    questions: z.array(askedQuestion),
  }),
})

/** The first page of each column; the next ones are the list's, with the column as `status`. */
export const showBoard = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/board',
  summary: 'Les candidatures en cours, rangées par étape.',
  query: recruiterFilters,
  reply: z.object({
    data: z.array(
      z.object({
        column: z.enum(BOARD_COLUMNS),
        total: z.number(),
        applications: z.array(recruiterApplication),
      }),
    ),
    /** A reader of the company looks on. */
    can_move: z.boolean(),
    /** As the list's. */
    questions: z.array(askedQuestion),
  }),
})

const recruiterApplicationDetail = recruiterApplication.extend({
  applicant: z.object({
    first_name: z.string(),
    last_name: z.string(),
    email: z.string(),
    phone_number: z.string().nullable(),
    city: z.string().nullable(),
  }),
  ...dossierFields,
  /** Null when a PDF was joined instead of a saved CV. */
  resume: resumeCopy.nullable(),
  attempts: z.number(),
  /** Of the team. */
  notes_count: z.number(),
  changed_at: z.string(),
  answer_due_at: z.string().nullable(),
  /** With the rows that only the company sees. */
  timeline: z.array(timelineEntry),
  allowed: z.array(allowedChange),
  /** The score whole, with its criteria. */
  match_details: matchReply.nullable(),
  /** What the same person sent to this company besides. */
  others: z.array(
    z.object({ id: z.number(), ...stateFields, offer_title: z.string(), submitted_at: z.string() }),
  ),
  /** Until when a refusal can be taken back; null when none waits. */
  rejection_sent_at: z.string().nullable(),
  /** For how many seconds more another change can be taken back, its applicant untold; null when none can. */
  undo_seconds: z.number().nullable(),
  /** Neighbours under the same filters, given as query. */
  previous_id: z.number().nullable(),
  next_id: z.number().nullable(),
})

export type RecruiterApplicationDetail = z.output<typeof recruiterApplicationDetail>

export const recruiterDetailReply = z.object({ data: recruiterApplicationDetail })

/** Read before somebody opens it: it stays as it is, and its applicant hears nothing. */
const ahead = flag().nullish().catch(null)

/** Opening it marks it seen, once, and tells the applicant; a reader's opening does not. */
export const showRecruiterApplication = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id',
  summary: 'Une candidature reçue\u00a0; l’ouvrir la marque comme consultée, sauf si elle est lue d’avance.',
  params: idParams,
  query: recruiterFilters.extend({ ahead }),
  reply: recruiterDetailReply,
})

/** Sends `application/pdf` as an attachment, not JSON. */
export const downloadRecruiterApplicationCv = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/cv',
  summary: 'Le CV joint à la candidature, au format PDF.',
  params: idParams,
  query: z.object({ ahead }),
})
