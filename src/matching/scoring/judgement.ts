import type { OfferCriteria, ProfileCriteria } from './criteria.ts'

/** Who reads the sentences: the person of the profile, or who looks for one. */
export type Reader = 'applicant' | 'recruiter'

export interface Pair {
  profile: ProfileCriteria
  offer: OfferCriteria
  reader: Reader
}

/** What one criterion says of a pair. */
export interface Judgement {
  /** From 0 to 1 of the criterion's weight. */
  share: number
  /** A line of the full explanation. */
  text: string
  reasons: string[]
  gaps: string[]
}

/** A criterion that can't be judged, and which side does not tell it. */
export interface Unknown {
  missing: 'profile' | 'offer'
  text: string
}

export type Judge = (pair: Pair) => Judgement | Unknown

export const isKnown = (judged: Judgement | Unknown): judged is Judgement => 'share' in judged

/** The offer does not say it, or else the profile. */
export function unknown(missing: 'profile' | 'offer', { reader }: Pair, what: string): Unknown {
  if (missing === 'offer') return { missing, text: `${what}\u00a0: l’offre ne le dit pas` }
  const profile = reader === 'applicant' ? 'votre profil' : 'le profil'
  return { missing, text: `${what}\u00a0: ${profile} ne le dit pas` }
}

/** « votre » to the person itself, « sa » to who looks for one: the words before the bar or after it. */
export function wordsFor({ reader }: Pair, toApplicant: string, toRecruiter: string): string {
  return reader === 'applicant' ? toApplicant : toRecruiter
}
