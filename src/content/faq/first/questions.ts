import { ACCOUNT_QUESTIONS } from './account.ts'
import { APPLICANT_QUESTIONS } from './applicants.ts'
import { PAYMENT_QUESTIONS } from './payments.ts'
import type { FirstGroup } from './question.ts'
import { RECRUITER_QUESTIONS } from './recruiters.ts'
import { RESUME_QUESTIONS } from './resumes.ts'

/** The questions that came with the program; administrators change them from there on. */
export const FIRST_QUESTIONS: readonly FirstGroup[] = [
  APPLICANT_QUESTIONS,
  RESUME_QUESTIONS,
  RECRUITER_QUESTIONS,
  PAYMENT_QUESTIONS,
  ACCOUNT_QUESTIONS,
]
