import type { Env } from '#src/platform/env.ts'
import { announce } from '#src/platform/live.ts'
import type { DirectActions, MailContent } from '#src/platform/mail/content.ts'
import { escapeHtml, renderMail } from '#src/platform/mail/layout.ts'
import { enqueueMail, isMailWritten, type Mail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import type { MailAttachment } from '#src/platform/tables.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { addNotification, type NotificationKey } from './notifications.ts'
import { findChannels } from './preferences.ts'
import { enqueuePush } from './push-messages.ts'
import type { NotificationColor, NotificationIcon } from './shared/appearance.ts'
import { KINDS, type Kind } from './shared/kinds.ts'
import { enqueueSms, type SmsNotice } from './sms/messages.ts'
import { type MailList, unsubscribing } from './unsubscribe-link.ts'

/** One event as a person is notified of it, in the bell and by mail. */
export interface Notification {
  kind: Kind
  /** Identifies the event within its kind, as `12:3`; a person is notified of each event only once. */
  event: string
  title: string
  subtitle: string
  /** The plain text below the title in the bell. */
  line: string
  icon: NotificationIcon
  color?: NotificationColor
  /** A path of the site; for kinds of the administration, a path of its own site. */
  link: string
  /** What is texted to whoever wants it; most events can wait, and have none. */
  sms?: SmsNotice
  /** Another person whom the text names, and the name in it, so that it can be erased. */
  about?: { id: number; name?: string }
  /** Whoever did it, when the mail names that person too; the bell does not. */
  author_id?: number
  /** The mails that the unsubscribe link stops; when absent, those of this kind. */
  stops?: MailList
  mail: {
    subject: string
    /** Plain sentences, which follow « Bonjour … ». */
    paragraphs: string[]
    /** The label of the button. */
    action: string
    /** Where the button leads, if not to the `link` of the bell. */
    link?: string
    /** Tells in the footer why this person gets the mail. */
    reason: string
    attachments?: MailAttachment[]
    /** What else belongs to it, as a document: where that is, and a sentence. */
    also?: { label: string; link: string; text: string }
    /** Makes what this reader alone can do from the mail; it is asked once, when the mail is written. */
    direct?: DirectMaker
  } & Pick<MailContent, 'status' | 'facts' | 'offers' | 'others' | 'progress' | 'aside'>
}

/** Makes the links of one reader; null for a reader who has to sign in. */
export type DirectMaker = (unit: Unit, person: Recipient) => Promise<DirectActions | null>

export interface Recipient {
  id: number
  email: string
  first_name: string
}

/** Notifies a person of an event once, through the channels of its preferences: the bell, its browsers, its phone, a mail, its open pages. */
export async function notify(unit: Unit, person: Recipient, notification: Notification) {
  await ringBell(unit, person, notification)
  await enqueueNotificationMail(unit, person, notification)
}

/** Sends only the mail of a notification, once per event, if the person's preferences allow it. */
export async function enqueueNotificationMail(unit: Unit, person: Recipient, notification: Notification) {
  const channels = await findChannels(unit.db, person.id, notification.kind)
  if (!channels.mail) return
  const direct = await makeDirect(unit, person, notification)
  await enqueueMail(unit, writeNotificationMail(unit.env, person, notification, direct))
}

/** No link is made for a mail that was written before, because nobody would ever be sent it. */
async function makeDirect(unit: Unit, person: Recipient, notification: Notification) {
  const { direct } = notification.mail
  if (!direct || (await isMailWritten(unit.db, keyOf(notification, person)))) return null
  return direct(unit, person)
}

/** Notifies several people, each in a transaction of its own, so that a failure does not undo the earlier ones. */
export async function notifyEach(
  services: Services,
  people: readonly Recipient[],
  notification: Notification,
) {
  for (const person of people)
    await inTransaction(services, null, (unit) => notify(unit, person, notification))
}

/** Notifies at once and without a mail, once per event, as the person's preferences allow it: in the bell, in the browsers and on the phone. */
export async function ringBell(unit: Unit, person: Recipient, notification: Notification) {
  const channels = await findChannels(unit.db, person.id, notification.kind)
  if (channels.push) {
    const { kind, link } = notification
    await enqueuePush(unit, { user_id: person.id, key: keyOf(notification, person), kind, link })
  }
  const { sms } = notification
  if (sms) await enqueueSms(unit, person.id, `${sms.topic}:${notification.event}:${person.id}`, sms)
  if (!channels.bell) return
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

/** The links of kinds for administrators lead to the site of the administration. */
const isOfAdmin = ({ kind }: Notification) => KINDS[kind].audience === 'admin'

/** Writes the mail of a notification, with the links and headers that stop such mails. */
export function writeNotificationMail(
  env: Env,
  person: Recipient,
  notification: Notification,
  direct: DirectActions | null = null,
): Mail {
  const {
    subject,
    paragraphs,
    action,
    link,
    also,
    attachments = [],
    direct: _maker,
    ...others
  } = notification.mail
  const { stops = { list: 'notification', of: `${person.id}:${notification.kind}` } as const } = notification
  const { headers, links } = unsubscribing(env, stops)
  const site = isOfAdmin(notification) ? env.ADMIN_URL : env.APP_URL
  const body = renderMail({
    preview: notification.line,
    title: notification.title,
    paragraphs: [`Bonjour ${person.first_name},`, ...paragraphs],
    action: { label: action, url: site + (link ?? notification.link) },
    links,
    ...(also && { also: { text: also.text, link: { label: also.label, url: site + also.link } } }),
    ...others,
    ...(direct && { direct }),
  })
  const whose = {
    user_id: person.id,
    about_id: notification.about?.id,
    author_id: notification.author_id,
  }
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
