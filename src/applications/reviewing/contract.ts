import { z } from 'zod'
import { matchReply } from '#src/matching/scoring/contract.ts'
import { CRITERION_NAMES } from '#src/matching/scoring/shared/criteria.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { dailyLimitLeft, flag, idParams, rowId } from '#src/shared/fields.ts'
import { pageNumber, paginated, sortByDate } from '#src/shared/paginated.ts'
import { isCalendarDate } from '#src/shared/words/calendar-dates.ts'
import { ENTRY_WAYS } from '../entering/shared/ways.ts'
import { opinionFields, opinionFilters } from '../evaluating/contract.ts'
import { allowedChange, dossierFields, resumeCopy, stateFields, timelineEntry } from '../shared/replies.ts'
import { BOARD_COLUMNS, OUTCOMES, STAGES, STATUSES } from '../shared/states.ts'

const optionalId = rowId().nullish().catch(null)
const optionalText = z.string().max(255).nullish().catch(null)
const optionalDate = z.string().refine(isCalendarDate).nullish().catch(null)

export const coming = z.object({
  /**
   * `meeting`: it is agreed on; `slots`: the applicant chooses one; `asked`: the recruiter chooses an hour; `answer`:
   * a proposal waits for it.
   */
  kind: z.enum(['meeting', 'slots', 'asked', 'answer']),
  /** The moment of a meeting, or the last day of an answer; null for what is to be chosen. */
  at: z.string().nullable(),
})
export type Coming = z.output<typeof coming>

export const recruiterApplication = z.object({
  id: z.number(),
  ...stateFields,
  /** A move gives the version back, and is refused when somebody changed the application meanwhile. */
  version: z.number(),
  applicant_name: z.string(),
  headline: z.string(),
  offer: z.object({ id: z.number(), title: z.string() }),
  city: z.string().nullable(),
  submitted_at: z.string(),
  /** An application is new until somebody of the company who works on it has opened it. */
  is_new: z.boolean(),
  /** The application has waited for an answer for so many whole days; null once answered. */
  days_without_answer: z.number().nullable(),
  /** The applicant asked then for the answer whose promised day has passed; null once answered. */
  followed_up_at: z.string().nullable(),
  available_now: z.boolean(),
  availability_date: z.string().nullable(),
  /** The expectations are null of a candidate who was entered by hand, of whom they were not asked. */
  min_salary_expectation: z.number().nullable(),
  max_salary_expectation: z.number().nullable(),
  /** A recruiter entered the candidate by hand; null for whoever applied on the site. */
  entered: z.object({ by: z.string().nullable(), has_email: z.boolean() }).nullable(),
  /** The stage tells what is awaited; null where nothing is. */
  coming: coming.nullable(),
  /** These messages of the applicant were read by nobody who works on applications. */
  unread_messages: z.number(),
  /** The score tells how well the person fits the offer, and the best criteria why; null where too little is known. */
  match: z.object({ score: z.number(), best: z.array(z.enum(CRITERION_NAMES)) }).nullable(),
  /** The answers to the offer's questions, as they were asked; a list has them only where it is of one offer. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  /** The opinions are the team's: the applicant sees nothing of them. */
  ...opinionFields,
})

export type RecruiterApplication = z.output<typeof recruiterApplication>

/**
 * `waiting`: nobody has answered them yet, opened or not; `late`: they wait for longer than a week; `open`: they have not
 * ended, and `ended`: they have, however.
 */
const recruiterStatusFilter = z.enum([
  ...STATUSES,
  ...STAGES,
  ...OUTCOMES,
  'waiting',
  'late',
  'open',
  'ended',
])
export type RecruiterStatusFilter = z.output<typeof recruiterStatusFilter>

const counted = [
  'all',
  'waiting',
  'late',
  'open',
  'ended',
  'unread',
  'submitted',
  ...STAGES,
  'rejected',
  ...OUTCOMES,
  'archived',
] as const
/** The chips show these counts under the other filters; `all` leaves the archived applications out. */
const recruiterCounts = z.record(z.enum(counted), z.number())

const filters = {
  /** The applicant's name filters from four characters on, and so does `title`, the offer's. */
  name: optionalText,
  title: optionalText,
  offer_id: optionalId,
  status: recruiterStatusFilter.nullish().catch(null),
  sort_by_date: sortByDate,
  start_date: optionalDate,
  end_date: optionalDate,
  /** The number is that of the applicant's city. */
  city: optionalId,
  /** The answers to the first, second and third question of the offer filter only with `offer_id`. */
  answer_1: optionalText,
  answer_2: optionalText,
  answer_3: optionalText,
  ...opinionFilters,
  /** Only applications whose conversation has an unread message of the applicant are listed. */
  messages: z.literal('unread').nullish().catch(null),
}
export const recruiterFilters = z.object(filters)
export type RecruiterFilters = z.output<typeof recruiterFilters>

const askedQuestion = z.object({
  text: z.string(),
  /** The answer is one of these; null where it is written freely. */
  choices: z.array(z.string()).nullable(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

/** The offers to choose one of: those to which somebody applied, and how many did. */
const offersAppliedTo = z.array(z.object({ id: z.number(), title: z.string(), count: z.number() }))
export type OffersAppliedTo = z.output<typeof offersAppliedTo>

export const listRecruiterApplications = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications',
  summary: 'Les candidatures reçues par la société.',
  query: z.object({ page: pageNumber, ...filters }),
  reply: paginated(recruiterApplication).extend({
    counts: recruiterCounts,
    /** The questions are those of the offer that the list is of; there are none without `offer_id`. */
    questions: z.array(askedQuestion),
    offers: offersAppliedTo,
    /** Of so many people more the reader can open the CV today. */
    cv_views: dailyLimitLeft,
  }),
})

/** The board has the first page of each column; the list has the next ones, with the column as `status`. */
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
    /** A reader of the company only looks on. */
    can_move: z.boolean(),
    questions: z.array(askedQuestion),
    offers: offersAppliedTo,
    /** Of so many people more the reader can open the CV today. */
    cv_views: dailyLimitLeft,
  }),
})

const recruiterApplicationDetail = recruiterApplication.extend({
  applicant: z.object({
    first_name: z.string(),
    last_name: z.string(),
    /** The address is empty where an entered candidate gave none. */
    email: z.string(),
    phone_number: z.string().nullable(),
    city: z.string().nullable(),
  }),
  ...dossierFields,
  min_salary_expectation: z.number().nullable(),
  max_salary_expectation: z.number().nullable(),
  /** How an entered candidate came and what the person agreed to; null for whoever applied on the site. */
  entry: z
    .object({
      way: z.enum(ENTRY_WAYS),
      entered_at: z.string(),
      consent_words: z.string(),
      consented_on: z.string(),
    })
    .nullable(),
  /** The copy is null when a PDF was joined instead of a saved CV. */
  resume: resumeCopy.nullable(),
  attempts: z.number(),
  notes_count: z.number(),
  changed_at: z.string(),
  answer_due_at: z.string().nullable(),
  /** The timeline has the rows that only the company sees, too. */
  timeline: z.array(timelineEntry),
  allowed: z.array(allowedChange),
  match_details: matchReply.nullable(),
  /** The same person sent these applications to this company besides. */
  others: z.array(
    z.object({ id: z.number(), ...stateFields, offer_title: z.string(), submitted_at: z.string() }),
  ),
  /** Two applications to this offer are shortlisted or further, so there is something to compare. */
  is_comparable: z.boolean(),
  /** A refusal can be taken back until then; null when none waits. */
  rejection_sent_at: z.string().nullable(),
  /** Another change can be taken back for so many seconds more, its applicant untold; null when none can. */
  undo_seconds: z.number().nullable(),
  /** The neighbours are those under the filters of the query. */
  previous_id: z.number().nullable(),
  next_id: z.number().nullable(),
})

export type RecruiterApplicationDetail = z.output<typeof recruiterApplicationDetail>

export const recruiterDetailReply = z.object({ data: recruiterApplicationDetail })

/** An application that is read ahead stays unseen, and its applicant is told nothing. */
const ahead = flag().nullish().catch(null)

/** The first opening by somebody who works on it marks the application seen and tells the applicant. */
export const showRecruiterApplication = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id',
  summary: 'Une candidature reçue\u00a0; l’ouvrir la marque comme consultée, sauf si elle est lue d’avance.',
  params: idParams,
  query: recruiterFilters.extend({ ahead }),
  reply: recruiterDetailReply,
})

/** The reply is `application/pdf` as an attachment, not JSON. */
export const downloadRecruiterApplicationCv = endpoint({
  method: 'GET',
  path: '/api/recruiter/applications/:id/cv',
  summary: 'Le CV joint à la candidature, au format PDF.',
  params: idParams,
  query: z.object({ ahead }),
})
