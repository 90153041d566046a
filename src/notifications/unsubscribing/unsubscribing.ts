import { findUser } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { Unsubscription } from '../preferences/contract.ts'
import { findChannels, setChannels } from '../preferences.ts'
import { isKind, KINDS, type Kind } from '../shared/kinds.ts'
import { type MailList, readUnsubscribing } from '../unsubscribe-link.ts'

/** A list of mails that a link can stop; `of` is the part of the link that identifies the mails within the list. */
export interface StoppableMails {
  /** Null when the person or the alert of the link is gone. */
  find(database: Database, of: string): Promise<{ label: string; email: string; subscribed: boolean } | null>
  set(unit: Unit, of: string, subscribed: boolean): Promise<void>
}

/** The lists of domains that import this one; their functions are handed in. */
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
 * Reads which mails a link stops, and whether they are stopped.
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
 * Stops the mails of a link, or allows them again.
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
  return { ...found, email: maskEmail(found.email), list }
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

/** The owner recognises « m…@exemple.mg », and somebody who was forwarded the mail does not learn the address. */
function maskEmail(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 1)}…@${domain}`
}
