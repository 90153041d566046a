import type { Unit } from './unit-of-work.ts'

interface EndedApplication {
  application_id: number
  offer_id: number
  applicant_id: number
}

/** What can end, and what identifies it. */
export interface Endings {
  refused: EndedApplication
  position_filled: EndedApplication
  hired: EndedApplication
  declined: EndedApplication
  withdrawn: EndedApplication
  no_answer: EndedApplication
  offer_closed: { offer_id: number }
  company_suspended: { company_id: number; reason: string }
  /** The person left the company or became one of its readers; the successor, if any, takes over what was its own. */
  member_left: { company_id: number; user_id: number; successor_id: number | null }
  person_erased: { user_id: number }
}

export type End = keyof Endings

type Listener = <E extends End>(unit: Unit, end: E, of: Endings[E]) => Promise<void>

let listener: Listener | null = null

/**
 * Says who ends what hangs on an end. What hangs on it belongs to domains above the one in which it happens, so they
 * meet in `endings.ts`, and `app.ts` hands them down.
 */
export function connectEndings(endWhatHangs: Listener) {
  listener = endWhatHangs
}

/**
 * Ends what hangs on this end, in the same change.
 * @throws Error when nothing is connected, because the end would leave loose ends silently
 */
export async function announceEnd<E extends End>(unit: Unit, end: E, of: Endings[E]): Promise<void> {
  if (!listener) throw new Error('the endings are not connected')
  await listener(unit, end, of)
}
