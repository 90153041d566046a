import { z } from 'zod'
import { stateFields } from '#src/applications/shared/replies.ts'
import { calendarEvent } from '#src/calendar/events/contract.ts'
import { companyMark } from '#src/companies/shared/replies.ts'
import { COMPANY_STATUSES } from '#src/companies/shared/statuses.ts'
import { profileCompleteness } from '#src/profiles/contract.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'

/** The next three, those that wait for this person's side to choose a time, and how many this week's calendar has. */
const meetings = z.object({
  next: z.array(calendarEvent),
  waiting: z.array(z.object({ application_id: z.number(), title: z.string(), company: z.string() })),
  /** From Monday to Sunday, past ones included. */
  week_count: z.number(),
})

/** How complete a profile is, in whole percent, and each point in words. */
const completeness = z.object({
  percent: z.number(),
  missing: z.array(z.string()),
  done: z.array(z.string()),
})

const lastChange = z.object({
  id: z.number(),
  job_offer_title: z.string(),
  company: companyMark,
  ...stateFields,
  changed_at: z.string(),
})

const recentOffer = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  company: companyMark,
  city: z.string(),
  contract: z.string(),
  /** Null where the recruiter keeps the pay to itself. */
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
  published_at: z.string(),
})

export const nextStep = z.object({
  kind: z.enum([
    'answer_offer',
    'finish_resume',
    'create_resume',
    'verify_email',
    'overdue_answer',
    'find_offer',
  ]),
  title: z.string(),
  text: z.string(),
  action: z.string(),
  link: z.string(),
})

export const applicantDashboard = endpoint({
  method: 'GET',
  path: '/api/applicant/dashboard',
  summary: 'Le tableau de bord du candidat.',
  reply: z.object({
    data: z.object({
      /** Applications in progress, per step. */
      steps: z.object({
        submitted: z.number(),
        viewed: z.number(),
        review: z.number(),
        shortlisted: z.number(),
        interview: z.number(),
        offer_made: z.number(),
      }),
      /** The five that changed last, newest first. */
      last_changes: z.array(lastChange),
      next_step: nextStep,
      resumes_count: z.number(),
      saved_offers_count: z.number(),
      /** Open offers that fit the profile, a hundred at most. */
      suggestions_count: z.number(),
      profile: profileCompleteness,
      /** Of the person's profile; null: the offers below are of any sector. */
      activity_area: namedReply.nullable(),
      recent_offers: z.array(recentOffer),
      /** Conversations with a message to read. */
      unread_threads: z.number(),
      /** Proposals that wait for this person, the one to be answered soonest first. */
      proposals: z.array(
        z.object({
          application_id: z.number(),
          job_offer_title: z.string(),
          company: z.string(),
          /** Null where nothing was written: the follow-up says all there is. */
          answer_by: z.string().nullable(),
        }),
      ),
      meetings,
    }),
  }),
})

/** A figure and the same for the period before; null when too little is known. */
const figure = z.object({ value: z.number().nullable(), before: z.number().nullable() })

const recruiterFigures = z.object({
  /** Applications received in 30 days of Antananarivo, today included. */
  received: z.object({ value: z.number(), before: z.number() }),
  /** Whole percent over 90 days of those that were answered or whose promised day has passed. */
  response_rate: figure,
  /** Days with one decimal from the application to the first answer, over 90 days. */
  median_days: figure,
  /** Of all the company's offers since they were published. */
  views_count: z.number(),
  /** Never opened by the company. */
  new_count: z.number(),
  /** Whose applicant accepted the proposal: a hiring to confirm. */
  accepted_count: z.number(),
  open_offers_count: z.number(),
  /** Conversations with a message of an applicant that nobody read. */
  unread_threads: z.number(),
  /** The last 30 days, oldest first, days without any included. */
  per_day: z.array(z.object({ day: z.string(), count: z.number() })),
  /** More than seven days without an answer, per offer, most first. */
  unanswered: z.object({
    total: z.number(),
    offers: z.array(z.object({ id: z.number(), title: z.string(), count: z.number() })),
  }),
  /** Open offers that end within seven days, soonest first. */
  expiring_offers: z.array(
    z.object({
      id: z.number(),
      title: z.string(),
      expires_at: z.string(),
      days_left: z.number(),
      applications_count: z.number(),
    }),
  ),
})

const companyState = z.object({
  id: z.number(),
  name: z.string(),
  slug: z.string(),
  status: z.enum(COMPANY_STATUSES),
  /** What to correct, when it was refused. */
  status_reason: z.string().nullable(),
  completed_at: z.string().nullable(),
  profile: completeness,
})

/** What a company goes through before it publishes; `at` is null where the moment is not known. */
const openingStep = z.object({
  key: z.enum(['email', 'profile', 'registration', 'validation', 'first_offer']),
  done: z.boolean(),
  at: z.string().nullable(),
})

export const recruiterDashboard = endpoint({
  method: 'GET',
  path: '/api/recruiter/dashboard',
  summary: 'Le tableau de bord de la société\u00a0; sans chiffres tant qu’elle n’est pas validée.',
  reply: z.object({
    data: z.object({
      company: companyState,
      opening_steps: z.array(openingStep),
      figures: recruiterFigures.nullable(),
      meetings,
    }),
  }),
})
