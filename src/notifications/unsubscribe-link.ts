import type { Env } from '#src/platform/env.ts'
import type { MailContent } from '#src/platform/mail/content.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'

const PURPOSE = 'unsubscribe'

/** The mails that an unsubscribe link stops. */
export interface MailList {
  list: 'notification' | 'alert' | 'newsletter'
  /** Identifies the mails within the list: `12:application.viewed`, the id of an alert, or those of a subscription and its mail. */
  of: string
}

interface Unsubscribing {
  /** One click in the mail program stops these mails (RFC 8058). */
  headers: Record<string, string>
  /** The links in the footer of the mail. */
  links: NonNullable<MailContent['links']>
}

/** Signs the token of an unsubscribe link, which never expires, because an old mail must still be able to stop new ones. */
export function unsubscribeToken(env: Env, { list, of }: MailList): string {
  return signToken(env.APP_SECRET, { purpose: PURPOSE, subject: `${list}:${of}` })
}

const SETTINGS = {
  alert: { label: 'Gérer mes alertes', tab: 'alertes' },
  notification: { label: 'Choisir mes notifications', tab: 'notifications' },
} as const

/** Makes the headers and links of a mail that its reader can stop. */
export function unsubscribing(env: Env, { list, of }: MailList): Unsubscribing {
  const token = unsubscribeToken(env, { list, of })
  const settings = list === 'newsletter' ? null : SETTINGS[list]
  return {
    headers: {
      'List-Unsubscribe': `<${env.APP_URL}/email/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    links: [
      { label: 'Ne plus recevoir ces e-mails', url: `${env.APP_URL}/desabonnement/${token}` },
      ...(settings
        ? [{ label: settings.label, url: `${env.APP_URL}/dashboard/parametres/${settings.tab}` }]
        : []),
    ],
  }
}

/** Reads which mails a token stops; null when it was not signed here. */
export function readUnsubscribing(env: Env, token: string, now: Date): MailList | null {
  const subject = readToken(env.secrets, PURPOSE, token, now)
  const [, list, of] = /^(notification|alert|newsletter):(.+)$/s.exec(subject ?? '') ?? []
  return list && of ? { list: list as MailList['list'], of } : null
}
