import type { DailyLimit } from '#src/shared/limits/daily-limit.ts'

/** One exported file has at most so many rows. */
export const MOST_EXPORTED = 20_000

/** Nobody reads more CVs in a day, and fewer than this are too few to copy the site by. */
export const CVS_A_DAY: DailyLimit = {
  most: 200,
  one: 'dossier à ouvrir',
  many: 'dossiers à ouvrir',
  reached: 'Vous avez ouvert 200\u00a0dossiers',
}

/** Nobody needs more files in a day, and fewer than this are too few to copy a company's applications. */
export const EXPORTS_A_DAY = 30
