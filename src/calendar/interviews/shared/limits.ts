import type { DailyLimit } from '#src/shared/limits/daily-limit.ts'

export const MOST_SLOTS = 5
export const MOST_WINDOWS = 3
export const DURATIONS = [15, 30, 45, 60, 90, 120, 180, 240] as const

/** Every proposal writes to the applicant, and two people need fewer than this to agree. */
export const PROPOSALS_A_DAY: DailyLimit = {
  most: 20,
  one: 'proposition à ce candidat',
  many: 'propositions à ce candidat',
  reached: 'Votre société a fait 20\u00a0propositions à ce candidat',
}
