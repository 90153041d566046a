import type { Notification } from '#src/notifications/notify.ts'
import { cardOf } from '#src/offers/mails.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import type { ApplicationRow } from '../applications.ts'

/** An event has these words for each reader; the reader's side adds the link and the reason. */
export type Words = Pick<Notification, 'kind' | 'title' | 'line' | 'icon' | 'color' | 'sms'> & {
  /** The number, as that of its history row, tells the event from another of its kind and application. */
  event: number
  mail: Omit<Notification['mail'], 'offers' | 'reason'>
}

/** Makes the notification of an event for a reader who sees it at `link` and is written to for `reason`. */
export function applicationNotification(
  row: ApplicationRow,
  { mail, event, ...face }: Words,
  { link, reason }: { link: string; reason: string },
): Notification {
  const company = row.offer_copy.company.name
  const card = cardOf({ ...row.offer_copy, company })
  return {
    ...face,
    event: `${row.id}:${event}`,
    subtitle: company,
    link,
    mail: { ...mail, offers: [card], reason },
  }
}

export const titleOf = (row: ApplicationRow) => displayTitle(row.offer_copy.title)

export interface Message {
  id: number
  /** The author is here by name. */
  from: string
  text: string
  /** The file is here by its name. */
  file: string | null
  /** So many messages wait, this one among them. */
  count: number
}

/** The mail has the words of the last message, and says how many wait before it. */
export function wordsOf({ text, file, count }: Message): string[] {
  const before = count - 1
  return [
    ...(text ? [`«\u00a0${text}\u00a0»`] : []),
    ...(file ? [`Un fichier est joint\u00a0: ${file}. Vous le trouverez dans la conversation.`] : []),
    ...(before > 0
      ? [
          `${plural(before, 'Un autre message vous attend', `${before} autres messages vous attendent`)} avant celui-ci.`,
        ]
      : []),
  ]
}

/** The bell has room for one line. */
export function shortened(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim()
  return text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text
}
