import type { Env } from '#src/platform/env.ts'
import { announce } from '#src/platform/live.ts'
import type { MailContent } from '#src/platform/mail/content.ts'
import { escapeHtml, renderMail } from '#src/platform/mail/layout.ts'
import { enqueueMail, type Mail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import type { MailAttachment } from '#src/platform/tables.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { addNotification, type NotificationKey } from './notifications.ts'
import { findChannels } from './preferences.ts'
import type { NotificationColor, NotificationIcon } from './shared/appearance.ts'
import { KINDS, type Kind } from './shared/kinds.ts'
import { type MailList, unsubscribing } from './unsubscribe-link.ts'

/** One event as a person is told of it, in the bell and by mail. */
export interface Notification {
  kind: Kind
  /** What makes it another than the last one of its kind, as `12:3`; with kind and person it is told once. */
  event: string
  title: string
  subtitle: string
  /** What the bell says under the title, plain text. */
  line: string
  icon: NotificationIcon
  color?: NotificationColor
  /** Path on this site; of the administration's site for its kinds. */
  link: string
  /** Another person whom the words name, as they name it. */
  about?: { id: number; name?: string }
  /** What its mail's unsubscribe link stops; every mail of this kind unless told. */
  stops?: MailList
  mail: {
    subject: string
    /** After « Bonjour … », plain sentences. */
    paragraphs: string[]
    /** Words of the button. */
    action: string
    /** Where the button leads, when it does more than the bell, whose `link` it has otherwise. */
    link?: string
    /** Why this person gets this mail. */
    reason: string
    /** Goes with the mail. */
    attachments?: MailAttachment[]
  } & Pick<MailContent, 'facts' | 'offers' | 'others' | 'progress' | 'aside'>
}

export interface Recipient {
  id: number
  email: string
  first_name: string
}

/** Notifies a person of an event, once, where it wants to hear of it: in the bell, by mail, on its open pages. */
export async function notify(unit: Unit, person: Recipient, notification: Notification) {
  await ringBell(unit, person, notification)
  await enqueueNotificationMail(unit, person, notification)
}

/** By mail alone, where the person wants such mails; once per event. */
export async function enqueueNotificationMail(unit: Unit, person: Recipient, notification: Notification) {
  const channels = await findChannels(unit.db, person.id, notification.kind)
  if (channels.mail) await enqueueMail(unit, writeNotificationMail(unit.env, person, notification))
}

/** The same for several people, each in a change of its own: who was notified stays so when a later one fails. */
export async function notifyEach(
  services: Services,
  people: readonly Recipient[],
  notification: Notification,
) {
  for (const person of people)
    await inTransaction(services, null, (unit) => notify(unit, person, notification))
}

/** In the bell alone, where the person wants it there; once per event. */
export async function ringBell(unit: Unit, person: Recipient, notification: Notification) {
  if (!(await findChannels(unit.db, person.id, notification.kind)).bell) return
  const { kind, title, subtitle, line, icon, color, about } = notification
  const isNew = await addNotification(unit, {
    user_id: person.id,
    key: keyOf(notification, person),
    kind,
    title,
    subtitle,
    icon,
    text: `<p>${escapeHtml(line)}</p>`,
    link: isOfAdmin(notification) ? unit.env.ADMIN_URL + notification.link : notification.link,
    ...(color ? { color } : {}),
    ...(about ? { about_id: about.id, about_name: about.name ?? null } : {}),
  })
  if (isNew) await announce(unit, { user_id: person.id, what: 'notifications' })
}

const keyOf = ({ kind, event }: Notification, { id }: Recipient): NotificationKey => `${kind}:${event}:${id}`

/** The administration is a site of its own. */
const isOfAdmin = ({ kind }: Notification) => KINDS[kind].audience === 'admin'

/** The mail of a notification, with what stops such mails. */
export function writeNotificationMail(env: Env, person: Recipient, notification: Notification): Mail {
  const { subject, paragraphs, action, link, attachments = [], ...others } = notification.mail
  const { stops = { list: 'notification', of: `${person.id}:${notification.kind}` } as const } = notification
  const { headers, links } = unsubscribing(env, stops)
  const site = isOfAdmin(notification) ? env.ADMIN_URL : env.APP_URL
  const body = renderMail({
    preview: notification.line,
    title: notification.title,
    paragraphs: [`Bonjour ${person.first_name},`, ...paragraphs],
    action: { label: action, url: site + (link ?? notification.link) },
    links,
    ...others,
  })
  const whose = { user_id: person.id, about_id: notification.about?.id }
  return {
    key: keyOf(notification, person),
    to: person.email,
    ...whose,
    subject,
    ...body,
    headers,
    attachments,
  }
}
