import { z } from 'zod'
import { COMPANY_STATUSES } from '#src/accounts/shared/memberships.ts'
import { stateFields } from '#src/applications/shared/replies.ts'
import { calendarEvent } from '#src/calendar/events/contract.ts'
import { companyMark } from '#src/companies/shared/replies.ts'
import { profileCompleteness } from '#src/profiles/contract.ts'
import { namedReply } from '#src/reference/shared/replies.ts'
import { endpoint } from '#src/shared/endpoint.ts'

/** Meetings of the calendar, the choices that wait for this person's side, and the number of the week. */
const meetings = z.object({
  next: z.array(calendarEvent),
  waiting: z.array(z.object({ application_id: z.number(), title: z.string(), company: z.string() })),
  /** The week goes from Monday to Sunday; meetings that are past count too. */
  week_count: z.number(),
})

/** `percent` is whole; each missing and each filled point is named in words. */
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
  /** Null when the recruiter keeps the pay to itself. */
  min_salary: z.number().nullable(),
  max_salary: z.number().nullable(),
  published_at: z.string(),
})

export const nextStep = z.object({
  kind: z.enum([
    'answer_offer',
    'choose_slot',
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
  /** The application that it is about, which is then not asked for a second time. */
  application_id: z.number().nullable(),
})

export const applicantDashboard = endpoint({
  method: 'GET',
  path: '/api/applicant/dashboard',
  summary: 'Le tableau de bord du candidat.',
  reply: z.object({
    data: z.object({
      /** Numbers of applications in progress at each step. */
      steps: z.object({
        submitted: z.number(),
        viewed: z.number(),
        review: z.number(),
        shortlisted: z.number(),
        interview: z.number(),
        /** Proposals to answer. */
        offer_made: z.number(),
        /** Accepted proposals, whose hiring the recruiter has to confirm. */
        accepted: z.number(),
      }),
      /** The person has not applied yet. */
      is_newcomer: z.boolean(),
      /** The five applications that changed last, newest first. */
      last_changes: z.array(lastChange),
      next_step: nextStep,
      /** Number of CVs that can be sent; drafts are counted apart. */
      resumes_count: z.number(),
      resume_drafts_count: z.number(),
      saved_offers_count: z.number(),
      /** Number of open offers that fit the profile, a hundred at most. */
      suggestions_count: z.number(),
      profile: profileCompleteness,
      /**
       * The sector of the person's profile; null when it names none, and the recent offers are then of every sector.
       */
      activity_area: namedReply.nullable(),
      recent_offers: z.array(recentOffer),
      /** The open offers that fit the profile best, with their scores; none where the profile says too little. */
      recommended_offers: z.array(recentOffer.extend({ score: z.number() })),
      /** Number of conversations with a message to read. */
      unread_threads: z.number(),
      /** Proposals that wait for this person; the one to be answered soonest comes first. */
      proposals: z.array(
        z.object({
          application_id: z.number(),
          job_offer_title: z.string(),
          company: z.string(),
          /** Null when no proposal was written here, only the application was moved. */
          answer_by: z.string().nullable(),
        }),
      ),
      meetings,
    }),
  }),
})

/** A figure stands beside that of the period before; either is null when too little is known. */
const figure = z.object({ value: z.number().nullable(), before: z.number().nullable() })

const recruiterFigures = z.object({
  /** Applications received in 30 days of Antananarivo, today included. */
  received: z.object({ value: z.number(), before: z.number() }),
  /** Percentage over 90 days, whole, of the applications that were answered or whose promised day has passed. */
  response_rate: figure,
  /** Days, with one decimal, from the application to the first answer, over 90 days. */
  median_days: figure,
  /** Views of all the company's offers since their publication. */
  views_count: z.number(),
  /** Applications that nobody of the company has opened. */
  new_count: z.number(),
  /** Applications whose proposal was accepted: their hiring waits to be confirmed. */
  accepted_count: z.number(),
  open_offers_count: z.number(),
  /** Offers that wait for the moderators to read them. */
  pending_offers_count: z.number(),
  /** The company has had an offer published, or an application: before that there is nothing to say about either. */
  has_published: z.boolean(),
  has_received: z.boolean(),
  /** Number of conversations with a message of an applicant that nobody has read. */
  unread_threads: z.number(),
  /** The last 30 days, oldest first; days without applications are included. */
  per_day: z.array(z.object({ day: z.string(), count: z.number() })),
  /** Applications that have waited more than seven days for an answer; offers with the most come first. */
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
  /** The moderator's words on what to correct, when the company was refused. */
  status_reason: z.string().nullable(),
  /** What the moderators want corrected, field by field, in their words. */
  corrections: z.array(z.object({ label: z.string(), message: z.string() })),
  completed_at: z.string().nullable(),
  profile: completeness,
})

/** A company goes through these steps before it publishes; `at` is null when the moment is not known. */
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
