import type { Database } from '#src/platform/database.ts'
import { announce } from '#src/platform/live.ts'
import { enqueueMail } from '#src/platform/mail.ts'
import { escapeHtml, type MailContent, renderMail } from '#src/platform/mail-layout.ts'
import type { World } from '#src/platform/world.ts'
import type { Kind } from './kinds.ts'
import { notify } from './notifications.ts'

/** One event as a person is told of it, in the bell and by mail. */
export interface Telling {
  kind: Kind
  /** What makes it another than the last one of its kind, as `12:3`; with kind and person it is told once. */
  event: string
  title: string
  subtitle: string
  /** What the bell says under the title, plain text. */
  line: string
  icon: string
  color?: string
  /** Path on this site. */
  link: string
  mail: {
    subject: string
    /** After « Bonjour … », plain sentences. */
    paragraphs: string[]
    facts?: MailContent['facts']
    /** Words of the button that leads to `link`. */
    action: string
    /** Why this person gets this mail. */
    reason: string
  }
}

export interface Told {
  id: number
  email: string
  first_name: string
}

/** Tells a person of an event, once, where it wants to hear of it; inside the transaction of what happened. */
export async function tell(world: World, tx: Database, person: Told, telling: Telling, now: Date) {
  const { kind, event, title, subtitle, line, icon, color, link, mail } = telling
  const key = `${kind}:${event}:${person.id}`
  const text = `<p>${escapeHtml(line)}</p>`
  await notify(
    tx,
    { user_id: person.id, key, kind, title, subtitle, text, link, icon, ...(color ? { color } : {}) },
    now,
  )
  await announce(tx, { user_id: person.id, what: 'notifications' })
  const { subject, paragraphs, action, ...others } = mail
  const body = renderMail({
    preview: line,
    title,
    paragraphs: [`Bonjour ${person.first_name},`, ...paragraphs],
    action: { label: action, url: `${world.env.APP_URL}${link}` },
    ...others,
  })
  await enqueueMail(tx, world.queue, { key, to: person.email, subject, ...body }, now)
}
