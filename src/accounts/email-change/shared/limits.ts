import type { DailyLimit } from '#src/shared/limits/daily-limit.ts'

/** Each writes to an address that nobody has proven yet. */
export const EMAIL_CHANGES_A_DAY: DailyLimit = {
  most: 5,
  one: 'changement à demander',
  many: 'changements à demander',
  reached: 'Vous avez demandé 5\u00a0changements d’adresse',
}
