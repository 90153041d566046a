import type { DailyLimit } from '#src/shared/limits/daily-limit.ts'

/** Every code is a text message that the site pays for, and nobody has more numbers to prove. */
export const CODES_A_DAY: DailyLimit = {
  most: 5,
  one: 'code à recevoir',
  many: 'codes à recevoir',
  reached: 'Vous avez demandé 5\u00a0codes',
}
