import type { OfferCriteria, ProfileCriteria } from './criteria.ts'

/** The sentences address the person of the profile, or the recruiter who reads about that person. */
export type Reader = 'applicant' | 'recruiter'

export interface Pair {
  profile: ProfileCriteria
  offer: OfferCriteria
  reader: Reader
}

export interface Judgement {
  /** Part of the criterion's weight that is reached, from 0 to 1. */
  share: number
  /** The line of this criterion in the full explanation. */
  text: string
  reasons: string[]
  gaps: string[]
}

/** A criterion cannot be judged when one side leaves it out; `missing` says which. */
export interface Unknown {
  missing: 'profile' | 'offer'
  text: string
}

export type Judge = (pair: Pair) => Judgement | Unknown

export const isKnown = (judged: Judgement | Unknown): judged is Judgement => 'share' in judged

/** Says in words which side leaves the criterion out. */
export function unknownCriterion(missing: 'profile' | 'offer', { reader }: Pair, what: string): Unknown {
  if (missing === 'offer') return { missing, text: `${what}\u00a0: l’offre ne le dit pas` }
  const profile = reader === 'applicant' ? 'votre profil' : 'le profil'
  return { missing, text: `${what}\u00a0: ${profile} ne le dit pas` }
}

/** Chooses between words for the person itself (« votre ») and words about it for a recruiter (« sa »). */
export function wordsFor({ reader }: Pair, toApplicant: string, toRecruiter: string): string {
  return reader === 'applicant' ? toApplicant : toRecruiter
}
