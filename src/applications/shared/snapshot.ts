import type { ResumeContent } from '#src/resumes/shared/parts.ts'

/** A saved CV as it was when it was sent. */
export type ResumeSnapshot = ResumeContent

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
}

/** A question of the offer as it was asked, and what was answered. */
export interface QuestionAnswer {
  question: string
  answer: string
}
