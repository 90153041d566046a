import { eq } from 'drizzle-orm'
import { findUser } from '#src/accounts/users.ts'
import type { DirectMaker, Notification } from '#src/notifications/notify.ts'
import { conflict } from '#src/platform/errors.ts'
import type { DirectActions } from '#src/platform/mail/content.ts'
import type { outgoingMails } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { applications } from '../tables.ts'
import { createAnswerLink, findAnswerLink } from './links.ts'
import { ANSWER_PAGE } from './shared/answers.ts'

interface Waiting {
  id: number
  submitted_at: Date | null
}

/** Lets each reader of the mail answer these applications from it. */
export function withAnswerLinks(notification: Notification, waiting: readonly Waiting[]): Notification {
  return { ...notification, mail: { ...notification.mail, direct: answerDirectly(waiting) } }
}

/**
 * Makes the part of a mail by which its reader alone answers these applications without signing in. A mail about several
 * says when each came in and not whose it is, because it outlives the account of whoever applied.
 */
function answerDirectly(waiting: readonly Waiting[]): DirectMaker {
  return async (unit, person) => {
    const made: MadeLink[] = []
    for (const { id, submitted_at } of waiting) {
      const link = await createAnswerLink(unit, person.id, id)
      if (!link) return null
      made.push({ ...link, submitted_at })
    }
    return made.length > 0 ? directActions(made) : null
  }
}

interface MadeLink {
  url: string
  expires_at: Date
  submitted_at: Date | null
}

/** Words the links of one mail, which expire at the same moment. */
export function directActions(made: readonly MadeLink[]): DirectActions {
  const links = made.map(({ url, submitted_at }) => ({ label: labelOf(made, submitted_at), url }))
  return { links, note: noteOf(made) }
}

function labelOf(made: readonly MadeLink[], submittedAt: Date | null): string {
  if (made.length === 1 || !submittedAt) return 'Répondre sans vous connecter'
  return `Répondre à la candidature du ${formatDateTime(submittedAt)}`
}

/** The mail says plainly why it must not be passed on. */
function noteOf([first, ...others]: readonly MadeLink[]): string {
  const until = first ? `, jusqu’au ${formatLongDate(first.expires_at)}` : ''
  if (others.length > 0)
    return `Ces liens montrent chacun une candidature, son CV et sa lettre sans mot de passe, et servent à une seule réponse${until}. Ne transférez pas ce message\u00a0: qui ouvre ces liens peut répondre à votre place.`
  return `«\u00a0Répondre sans vous connecter\u00a0» montre la candidature, le CV et la lettre sans mot de passe, et sert à une seule réponse${until}. Ne transférez pas ce message\u00a0: qui ouvre ce lien peut répondre à votre place.`
}

const IN_TEXT = new RegExp(`${ANSWER_PAGE}/([\\w-]{20,})`, 'g')

type Written = Pick<typeof outgoingMails.$inferSelect, 'text' | 'html' | 'user_id' | 'to_address'>

/**
 * Puts fresh links in place of those of a mail that is sent again, so that no secret is mailed twice.
 * @throws HttpError 409 when the person has another address by now
 */
export async function renewAnswerLinks(unit: Unit, mail: Written): Promise<{ text: string; html: string }> {
  let { text, html } = mail
  const tokens = new Set([...text.matchAll(IN_TEXT)].flatMap(([, token]) => token ?? []))
  for (const token of tokens) {
    const [link, user] = [await findAnswerLink(unit.db, token), await findUser(unit.db, mail.user_id ?? 0)]
    if (!user || user.email !== mail.to_address) throw conflict('Cette personne n’a plus cette adresse.')
    const fresh = link && (await isThere(unit, link.application_id)) ? link.application_id : null
    const url = fresh === null ? null : (await createAnswerLink(unit, user.id, fresh))?.url
    // Where no fresh link can be, the page of the former one says why and leads to the sign-in.
    if (!url) continue
    const before = `${unit.env.APP_URL}${ANSWER_PAGE}/${token}`
    text = text.replaceAll(before, url)
    html = html.replaceAll(before, url)
  }
  return { text, html }
}

async function isThere({ db }: Unit, id: number): Promise<boolean> {
  const rows = await db.select({ id: applications.id }).from(applications).where(eq(applications.id, id))
  return rows.length > 0
}
