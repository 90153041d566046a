import type { ApplicationState } from '#src/applications/shared/states.ts'
import { DAY, HOUR, MINUTE } from '#src/shared/durations.ts'
import { addDays } from '../days.ts'
import type { Outline } from '../offers/outline.ts'
import type { Random } from '../random.ts'
import { pathTo, type StateName, stateNamed } from './states.ts'

export type HistoryEntry = {
  at: Date
  by: 'applicant' | 'recruiter' | 'system'
  from: ApplicationState | null
  to: ApplicationState
  /** Why a refusal, one of the product's reasons; empty otherwise. */
  reason: string
  message: string
  visible_to_applicant: boolean
}

const APPLICANT: readonly StateName[] = ['draft', 'submitted', 'declined', 'withdrawn', 'archived']
const SYSTEM: readonly StateName[] = ['viewed', 'no_answer']
const REFUSALS: readonly (readonly [string, string])[] = [
  [
    'compétences',
    'Votre parcours est solide, mais nous avons retenu des profils plus proches des outils du poste.',
  ],
  [
    'expérience',
    'Nous avons retenu des candidatures qui ont davantage d’expérience sur un poste comparable.',
  ],
  ['prétentions salariales', 'Vos prétentions dépassent le budget prévu pour ce poste.'],
  ['disponibilité', 'Le poste est à pourvoir plus tôt que la date que vous indiquez.'],
  [
    'éloignement',
    'Le poste demande une présence quotidienne, difficile à concilier avec votre lieu de résidence.',
  ],
  ['niveau d’études', 'Le diplôme demandé est exigé par notre client pour ce poste.'],
]

/** Until when, and about how many days each step takes; without that they spread over the offer's time. */
type Pace = { today: Date; step_days?: number | undefined }

/** A dated history that ends in `name`, inside the life of the offer and never after `today`. */
export function makeHistory(random: Random, name: StateName, outline: Outline, pace: Pace): HistoryEntry[] {
  const { today } = pace
  const path = pathTo(random, name)
  const times = timesFor(random, path, outline, pace)
  const refusal = random.pick(REFUSALS)
  return path.map((state, index) => {
    const before = path[index - 1]
    return {
      at: times[index] ?? today,
      by: APPLICANT.includes(state) ? 'applicant' : SYSTEM.includes(state) ? 'system' : 'recruiter',
      from: before ? stateNamed(before) : null,
      to: stateNamed(state),
      reason: state === 'rejected' ? refusal[0] : state === 'position_filled' ? 'poste pourvu' : '',
      message: state === 'rejected' ? `${refusal[1]} Merci du temps que vous nous avez accordé.` : '',
      // What a recruiter did is held back for a moment only, which has passed.
      visible_to_applicant: true,
    }
  })
}

function timesFor(random: Random, path: StateName[], outline: Outline, { today, step_days }: Pace): Date[] {
  const start = outline.published_at ?? today
  if (path.includes('no_answer')) return unanswered(random, path, start)
  const end =
    path.includes('position_filled') && outline.closed_at ? outline.closed_at : lastMoment(outline, today)
  const span = end.getTime() - start.getTime()
  const first = start.getTime() + span * random.next() * (path.length === 1 ? 0.95 : 0.35)
  const step = Math.min((end.getTime() - first) / path.length, (step_days ?? Number.POSITIVE_INFINITY) * DAY)
  return path.map((state, index) => {
    if (state === 'position_filled') return end
    const raw = new Date(first + step * (index + (index === 0 ? 0 : random.next() * 0.8)))
    return daytime(raw, start, end)
  })
}

/** The history of an application that was sent and perhaps seen, and expired after sixty days without an answer. */
function unanswered(random: Random, path: StateName[], start: Date): Date[] {
  const sent = addDays(start, 0.1 + random.next() * 3)
  const seen = addDays(sent, 0.4)
  const last = path.length === 3 ? seen : sent
  return path.length === 3 ? [sent, seen, addDays(last, 60)] : [sent, addDays(last, 60)]
}

function lastMoment(outline: Outline, today: Date): Date {
  return outline.closed_at && outline.closed_at < today ? outline.closed_at : today
}

/** The same day between 7 and 20 in Madagascar, kept inside the two limits; order is preserved. */
function daytime(date: Date, start: Date, end: Date): Date {
  const local = date.getTime() + 3 * HOUR
  const midnight = Math.floor(local / DAY) * DAY
  const moved = midnight + 7 * HOUR + ((local - midnight) * 13) / 24 - 3 * HOUR
  return new Date(Math.min(end.getTime(), Math.max(start.getTime() + 5 * MINUTE, moved)))
}
