import { z } from 'zod'
import { resumeContent } from '#src/resumes/shared/replies.ts'
import { OUTCOMES, RESUME_TYPES, STAGES, STATUSES } from './states.ts'
import { CHANGES } from './transitions.ts'

export const stateFields = {
  status: z.enum(STATUSES),
  stage: z.enum(STAGES).nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The label says the state in words, as « Présélectionnée ». */
  label: z.string(),
}

export const statusFilter = z.enum([...STATUSES, ...STAGES, ...OUTCOMES])

export const timelineEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** The application came to this state. */
  ...stateFields,
  /** The author is « Vous », the recruiter's company, or a colleague's name; null for the system. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  reason_label: z.string().nullable(),
  message: z.string().nullable(),
  visible_to_applicant: z.boolean(),
  /** The recruiter answered by the link of a mail, without signing in; always false for the applicant. */
  is_by_mail: z.boolean(),
})

export type TimelineEntry = z.output<typeof timelineEntry>

export const allowedChange = z.object({ change: z.enum(CHANGES), label: z.string() })

export const resumeCopy = resumeContent

export const dossierFields = {
  resume_type: z.enum(RESUME_TYPES),
  resume_title: z.string().nullable(),
  /** The PDF is downloaded under this name; null when there is none. */
  cv_name: z.string().nullable(),
  /** The size is in bytes. */
  cv_size: z.number().nullable(),
  letter: z.string(),
  /** The answers are to the offer's questions, as they were asked. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  available_now: z.boolean(),
  availability_date: z.string().nullable(),
  min_salary_expectation: z.number(),
  max_salary_expectation: z.number(),
}

/** The figures say how a company answered over the last 90 days; they are null where too little is known. */
export const answering = z.object({
  /** The rate is a whole percent of the applications that were due an answer. */
  response_rate: z.number().nullable(),
  /** The median is in days, with one decimal. */
  median_days: z.number().nullable(),
})
