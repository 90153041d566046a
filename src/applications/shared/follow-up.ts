import { formatLongDate } from '#src/shared/weekdays.ts'

/** Why a person cannot ask for an answer that is due: the promised day is not over, they did, or both sides wrote since. */
export const FOLLOW_UP_BLOCKS = ['promise_runs', 'sent_already', 'message_since'] as const
export type FollowUpBlock = (typeof FOLLOW_UP_BLOCKS)[number]

/** The one line that the recruiter reads; the person sees it before it is sent. @param due the promised day */
export function followUpLine(due: Date | string): string {
  return `Bonjour, vous aviez prévu de me répondre au plus tard le ${formatLongDate(due)}. Ma candidature vous intéresse-t-elle toujours\u00A0? Je reste disponible, merci d’avance.`
}
