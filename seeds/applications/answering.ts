import { DAY } from '#src/shared/durations.ts'
import { NEW_APPLICANT } from '../applicants/applicants.ts'
import type { Outline } from '../offers/outline.ts'
import { randomFor } from '../random.ts'
import type { Choice, Sources } from './choice.ts'
import type { StateName } from './states.ts'

/** These companies answer nearly everybody within days, so that they earn « Répond en N jours » as any company would. */
const ANSWERING = [6, 28, 47]
/** Each of them gets so many applications more, which is enough for the badge. */
const EACH = 16
/** An application is sent at least so long ago, so that there is time for its last step. */
const LEAST_AGE = 18 * DAY
const STEP_DAYS = 2
const ENDS: readonly StateName[] = ['shortlisted', 'rejected', 'interview', 'rejected']

/** Applications to these companies, each answered soon after it came. */
export function answeredSoon({ seed, today, candidates }: Sources, usable: readonly Outline[]): Choice[] {
  return ANSWERING.flatMap((company) => {
    const pairs = usable
      .filter((outline) => outline.company === company && isOldEnough(outline, today))
      .flatMap((outline) =>
        candidates.flatMap(({ family }, applicant) =>
          applicant > NEW_APPLICANT && family === outline.family ? [{ applicant, outline }] : [],
        ),
      )
    return randomFor(seed, 15, company)
      .sample(pairs, EACH)
      .map((pair, index) => ({ ...pair, wanted: ENDS[index % ENDS.length] ?? null, step_days: STEP_DAYS }))
  })
}

function isOldEnough({ status, published_at }: Outline, today: Date): boolean {
  return (
    status === 'published' && published_at !== null && today.getTime() - published_at.getTime() > LEAST_AGE
  )
}
