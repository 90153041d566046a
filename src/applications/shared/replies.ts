import { z } from 'zod'
import { resumeContent } from '#src/resumes/shared/replies.ts'
import { OUTCOMES, RESUME_TYPES, STAGES, STATUSES } from './states.ts'
import { CHANGES } from './transitions.ts'

export const stateFields = {
  status: z.enum(STATUSES),
  stage: z.enum(STAGES).nullable(),
  outcome: z.enum(OUTCOMES).nullable(),
  /** The words of the state, as « Présélectionnée ». */
  label: z.string(),
}

export const statusFilter = z.enum([...STATUSES, ...STAGES, ...OUTCOMES])

export const timelineEntry = z.object({
  id: z.number(),
  at: z.string(),
  /** Where it came to. */
  ...stateFields,
  /** « Vous », the recruiter's company, a colleague's name, or null for the system. */
  by: z.string().nullable(),
  reason: z.string().nullable(),
  reason_label: z.string().nullable(),
  message: z.string().nullable(),
  visible_to_applicant: z.boolean(),
})

export type TimelineEntry = z.output<typeof timelineEntry>

export const allowedChange = z.object({ change: z.enum(CHANGES), label: z.string() })

/** A saved CV as it was sent. */
export const resumeCopy = resumeContent

/** What was sent with the application. */
export const dossierFields = {
  resume_type: z.enum(RESUME_TYPES),
  resume_title: z.string().nullable(),
  /** Name under which the PDF is downloaded, null when there is none. */
  cv_name: z.string().nullable(),
  /** Bytes. */
  cv_size: z.number().nullable(),
  letter: z.string(),
  /** To the offer's questions, as they were asked. */
  answers: z.array(z.object({ question: z.string(), answer: z.string() })),
  available_now: z.boolean(),
  availability_date: z.string().nullable(),
  min_salary_expectation: z.number(),
  max_salary_expectation: z.number(),
}

/** How a company answers, over the last 90 days; null where too little is known. */
export const answering = z.object({
  /** Whole percent of the applications that were answered. */
  response_rate: z.number().nullable(),
  /** Days, one decimal. */
  median_days: z.number().nullable(),
})
