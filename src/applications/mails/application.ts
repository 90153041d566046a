import type { Notification } from '#src/notifications/notify.ts'
import { cardOf } from '#src/offers/mails.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import type { ApplicationRow } from '../applications.ts'

/** What an event says; its reader's side adds the rest. */
export type Words = Pick<Notification, 'kind' | 'title' | 'line' | 'icon' | 'color'> & {
  /** Tells it from another event of its kind and application, as the number of its history row. */
  event: number
  mail: Omit<Notification['mail'], 'offers' | 'reason'>
}

/** An event of an application for a reader who sees it at `link` and is written to for `reason`. */
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

/** A message between the two sides. */
export interface Message {
  id: number
  /** Who wrote it. */
  from: string
  text: string
  /** The name of a joined file. */
  file: string | null
  /** How many wait, this one among them. */
  count: number
}

/** The last message's words in a mail, and how many wait before it. */
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

/** A first line for the bell. */
export function shortened(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim()
  return text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text
}
