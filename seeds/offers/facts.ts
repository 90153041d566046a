import type { offers } from '#src/offers/tables.ts'
import type { SeedOffer } from '../demonstration.ts'

type Facts = Partial<typeof offers.$inferInsert>

const PART_TIME = 2
const SHIFTS = 3
const DAYS = [
  'Lundi à vendredi, 8 h – 17 h',
  'Lundi à samedi midi, 7 h 30 – 16 h',
  'Lundi à vendredi, 9 h – 18 h',
]

/**
 * What an offer says of hours, way home, meals and trial, by its place in the stream and not by chance, so that the offers
 * themselves stay the same. Two of three say anything, as companies do.
 */
export function factsOf(offer: SeedOffer, place: number): Facts {
  if (place % 3 === 2) return {}
  const isShift = offer.job_type_id === SHIFTS
  const isShort = offer.job_type_id === PART_TIME
  return {
    schedule: isShift
      ? 'Par équipes\u00a0: 6 h – 14 h, 14 h – 22 h, 22 h – 6 h'
      : isShort
        ? 'Le matin, 8 h – 12 h'
        : (DAYS[place % DAYS.length] ?? null),
    weekly_hours: isShort ? 20 : 40,
    night_work: isShift ? 'yes' : 'no',
    sunday_work: isShift && place % 2 === 0 ? 'yes' : 'no',
    transport: isShift ? 'provided' : place % 4 === 0 ? 'allowance' : null,
    meals: place % 5 === 0 ? 'provided' : place % 7 === 0 ? 'allowance' : null,
    housing: place % 11 === 0 ? 'provided' : null,
    probation_months: offer.contract_id === 1 ? 3 : null,
    open_to_disability: place % 6 === 0,
    interview_place: offer.work_mode === 'remote' ? 'Par visioconférence' : null,
  }
}
