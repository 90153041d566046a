import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import { announce } from '#src/platform/live.ts'
import { enqueueMail, type Mail } from '#src/platform/mail.ts'
import { escapeHtml, type MailContent, renderMail } from '#src/platform/mail-layout.ts'
import type { World } from '#src/platform/world.ts'
import { KINDS, type Kind } from './kinds.ts'
import { notify } from './notifications.ts'
import { findChannels } from './preferences.ts'
import { type MailList, unsubscribing } from './unsubscribe-link.ts'

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
  /** Path on this site; of the administration's site for its kinds. */
  link: string
  /** What its mail's unsubscribe link stops; every mail of this kind unless told. */
  stops?: MailList
  mail: {
    subject: string
    /** After « Bonjour … », plain sentences. */
    paragraphs: string[]
    /** Words of the button that leads to `link`. */
    action: string
    /** Why this person gets this mail. */
    reason: string
  } & Pick<MailContent, 'facts' | 'offers' | 'progress' | 'aside'>
}

export interface Told {
  id: number
  email: string
  first_name: string
}

/** Tells a person of an event, once, where it wants to hear of it; inside the transaction of what happened. */
export async function tell(world: World, tx: Database, person: Told, telling: Telling, now: Date) {
  const channels = await findChannels(tx, person.id, telling.kind)
  if (channels.bell) await ring(world, tx, person, telling, now)
  if (channels.mail) await enqueueMail(tx, world.queue, writeTold(world.env, person, telling), now)
}

const keyOf = ({ kind, event }: Telling, { id }: Told) => `${kind}:${event}:${id}`

/** The administration is a site of its own. */
const isOfAdmin = ({ kind }: Telling) => KINDS[kind].audience === 'admin'

async function ring(world: World, tx: Database, person: Told, telling: Telling, now: Date) {
  const { kind, title, subtitle, line, icon, color } = telling
  const isNew = await notify(
    tx,
    {
      user_id: person.id,
      key: keyOf(telling, person),
      ...{ kind, title, subtitle, icon },
      text: `<p>${escapeHtml(line)}</p>`,
      link: isOfAdmin(telling) ? world.env.ADMIN_URL + telling.link : telling.link,
      ...(color ? { color } : {}),
    },
    now,
  )
  if (isNew) await announce(tx, { user_id: person.id, what: 'notifications' })
}

/** The mail of a telling, with what stops such mails. */
export function writeTold(env: Env, person: Told, telling: Telling): Mail {
  const { subject, paragraphs, action, ...others } = telling.mail
  const { stops = { list: 'notification', of: `${person.id}:${telling.kind}` } as const } = telling
  const { headers, links } = unsubscribing(env, stops)
  const site = isOfAdmin(telling) ? env.ADMIN_URL : env.APP_URL
  const body = renderMail({
    preview: telling.line,
    title: telling.title,
    paragraphs: [`Bonjour ${person.first_name},`, ...paragraphs],
    action: { label: action, url: site + telling.link },
    links,
    ...others,
  })
  return { key: keyOf(telling, person), to: person.email, subject, ...body, headers }
}
