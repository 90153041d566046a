import { findUser } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { Unsubscription } from '../preferences/contract.ts'
import { findChannels, setChannels } from '../preferences.ts'
import { isKind, KINDS, type Kind } from '../shared/kinds.ts'
import { type MailList, readUnsubscribing } from '../unsubscribe-link.ts'

/** Mails of one sort that their reader can stop by a link; `of` is what the link was signed for. */
export interface StoppableMails {
  /** Null when there is nothing of that name any more. */
  find(database: Database, of: string): Promise<{ label: string; email: string; subscribed: boolean } | null>
  /** A second time changes nothing. */
  set(unit: Unit, of: string, subscribed: boolean): Promise<void>
}

/** The sorts that domains above this one send, beside the notifications. */
export type OtherMails = Partial<Record<Exclude<MailList['list'], 'notification'>, StoppableMails>>

const notificationMails: StoppableMails = {
  async find(database, of) {
    const link = readLink(of)
    if (!link) return null
    const person = await findUser(database, link.id)
    if (!person || person.deleted_at) return null
    const { mail } = await findChannels(database, link.id, link.kind)
    return { label: KINDS[link.kind].label, email: person.email, subscribed: mail }
  },
  async set(unit, of, subscribed) {
    const link = readLink(of)
    if (link) await setChannels(unit, link.id, [link.kind], { mail: subscribed })
  },
}

function readLink(of: string): { id: number; kind: Kind } | null {
  const [, id, kind] = /^(\d+):(.+)$/s.exec(of) ?? []
  return id && kind && isKind(kind) ? { id: Number(id), kind } : null
}

/**
 * What a link stops, and whether it is stopped.
 * @throws HttpError 404 for a link that was not signed here, or whose person or alert is gone
 */
export async function findUnsubscription(
  services: Services,
  others: OtherMails,
  token: string,
): Promise<Unsubscription> {
  return readUnsubscription(services.db, others, listOf(services, token))
}

/**
 * Stops the mails of a link, or lets them come again.
 * @throws HttpError 404 as above
 */
export async function setSubscribed(
  services: Services,
  others: OtherMails,
  token: string,
  subscribed: boolean,
): Promise<Unsubscription> {
  const link = listOf(services, token)
  return inTransaction(services, null, async (unit) => {
    await readUnsubscription(unit.db, others, link)
    await mailsOf(others, link.list).set(unit, link.of, subscribed)
    return readUnsubscription(unit.db, others, link)
  })
}

async function readUnsubscription(database: Database, others: OtherMails, { list, of }: MailList) {
  const found = await mailsOf(others, list).find(database, of)
  if (!found) throw notFound()
  return { ...found, email: veiled(found.email), list }
}

function listOf(services: Services, token: string): MailList {
  const list = readUnsubscribing(services.env, token, services.clock.now())
  if (!list) throw notFound()
  return list
}

function mailsOf(others: OtherMails, list: MailList['list']): StoppableMails {
  const mails = list === 'notification' ? notificationMails : others[list]
  if (!mails) throw notFound()
  return mails
}

/** « m…@exemple.mg »: enough for its owner, nothing for one to whom the mail was forwarded. */
function veiled(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${domain}`
}
