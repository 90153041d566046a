import { liveList, type ReferenceEntry } from './live.ts'

/** A delay that the administration changes. */
interface Delay extends ReferenceEntry {
  readonly name: string
  readonly days: number
}

const LATE: Delay = { id: 1, name: 'Premier rappel au recruteur sans réponse', days: 7 }
const STILL_LATE: Delay = { id: 2, name: 'Second rappel au recruteur sans réponse', days: 14 }
const SILENT: Delay = { id: 3, name: 'Clôture d’une candidature sans réponse', days: 60 }

const DELAYS = liveList<Delay>('delays', [LATE, STILL_LATE, SILENT])

const currentDays = (delay: Delay) => () => DELAYS.find(({ id }) => id === delay.id)?.days ?? delay.days

/** An application is late after so many days without an answer, when the recruiter's first reminder leaves. */
export const lateDays = currentDays(LATE)
/** The second reminder leaves after so many days. */
export const stillLateDays = currentDays(STILL_LATE)
/** An application in progress is closed after so many days without any change. */
export const silenceDays = currentDays(SILENT)
