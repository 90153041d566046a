import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import type { ResumeContent } from '#src/resumes/shared/parts.ts'

export interface ResumeSnapshot extends ResumeContent {
  /** A CV that was written in the builder keeps all that it said and how it looked. */
  document?: ResumeDocument
}

export interface OfferSnapshot {
  id: number
  title: string
  reference: string
  company: { id: number; name: string; slug: string }
  city: string
  contract: string
  /** Applications that were sent before the length of a contract was kept have none. */
  contract_duration_months?: number | null
  job_type: string | null
  min_salary: number | null
  max_salary: number | null
  description: string
  missions: string
  profile: string
  /** Applications that were sent before benefits were kept have none. */
  benefits?: string[]
}

export interface QuestionAnswer {
  question: string
  answer: string
}
