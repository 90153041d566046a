import type { ResumeDocument } from '#src/resumes/shared/document.ts'
import type { ResumeContent } from '#src/resumes/shared/parts.ts'

/** A saved CV as it was when it was sent. */
export interface ResumeSnapshot extends ResumeContent {
  /** All that it said and how it looked, of one that was written in the builder. */
  document?: ResumeDocument
}

/** An offer as it was when the application was sent. */
export interface OfferSnapshot {
  id: number
  title: string
  reference: string
  company: { id: number; name: string; slug: string }
  city: string
  contract: string
  job_type: string | null
  min_salary: number | null
  max_salary: number | null
  description: string
  missions: string
  profile: string
  /** Not in what was sent before they were kept. */
  benefits?: string[]
}

/** A question of the offer as it was asked, and what was answered. */
export interface QuestionAnswer {
  question: string
  answer: string
}
