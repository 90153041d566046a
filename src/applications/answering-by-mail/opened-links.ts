import type { Member } from '#src/abilities/actor.ts'
import { isAble, lockedReason } from '#src/abilities/policy.ts'
import { findUser, hasAccount, type User } from '#src/accounts/users.ts'
import { findMembership } from '#src/companies/members.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Network } from '#src/platform/network.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt, allowNetwork } from '#src/platform/throttle.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatLongDateTime } from '#src/shared/weekdays.ts'
import { type AnswerLink, findAnswerLink, isOfSameLocks } from '../answer-links/links.ts'
import { type ApplicationRow, findApplicationTo } from '../applications.ts'
import { describeLastChange } from '../deciding/version-conflict.ts'
import { findTransition, stateName } from '../shared/transitions.ts'

/** Whoever tries secrets is stopped by this; a person opens the few links of their own mails. */
const WRONG_A_MINUTE = 60
/**
 * A program that follows every link of the page asks for some dozens, and must not keep the person out who comes right
 * after it.
 */
const ASKED_A_MINUTE = 300

const UNKNOWN = 'Ce lien n’est plus valable, ou il a été mal copié.'

/** The link of a mail, as its page or a press of it sends it. */
export interface Pressed {
  token: string
  network: Network
}

/** A link as it stands now: who answers by it and which application, or why nobody does. */
export type OpenedLink = { link: AnswerLink } & (
  | { state: 'open' | 'used' | 'changed'; member: Member; row: ApplicationRow; message: string | null }
  | { state: 'barred' | 'expired' | 'ended'; message: string }
)

/**
 * Finds the link of a mail. Reading it changes nothing but the count of its limit.
 * @throws HttpError 404 for an unknown one, 429 for a network that tries many, and for a link that is asked too often
 */
export async function requireLink(services: Services, { token, network }: Pressed): Promise<AnswerLink> {
  const link = await findAnswerLink(services.db, token)
  if (!link) {
    await allowNetwork(services, 'answer-link', network, { minute: WRONG_A_MINUTE })
    throw notFound(UNKNOWN)
  }
  await allowAttempt(services.db, `answer-link:${link.id}`, ASKED_A_MINUTE, 60, services.clock.now())
  return link
}

/** Says what the link is good for now. @throws HttpError 404 once it is gone */
export async function openLink(unit: Pick<Unit, 'db' | 'now'>, token: string): Promise<OpenedLink> {
  const { db, now } = unit
  const link = await findAnswerLink(db, token)
  const user = link && (await findUser(db, link.user_id))
  if (!link || !user) throw notFound(UNKNOWN)
  if (link.ended_at || !isOfSameLocks(link, user)) return { link, state: 'ended', message: ENDED }
  const found = await findMember(db, user)
  if ('barred' in found) return { link, state: 'barred', message: found.barred }
  const { member } = found
  const row = await findApplicationTo(db, member.company.id, link.application_id).catch(() => null)
  if (!row) return { link, state: 'barred', message: NOT_IN_TEAM }
  if (link.used_at) return { link, state: 'used', member, row, message: null }
  if (link.expires_at <= now) {
    const message = `Il était valable jusqu’au ${formatLongDateTime(link.expires_at)}.`
    return { link, state: 'expired', message }
  }
  if (isAnswered(row))
    return { link, state: 'changed', member, row, message: await describeLastChange(unit, member, row) }
  return { link, state: 'open', member, row, message: null }
}

const ENDED =
  'Depuis cet e-mail, votre mot de passe, votre adresse ou vos codes de connexion ont changé, ou vos appareils ont été déconnectés.'
const NOT_IN_TEAM = 'Vous ne faites plus partie de l’équipe qui a reçu cette candidature.'
const ONLY_READS = 'Votre rôle permet de lire les candidatures, mais pas d’y répondre.'
const CLOSED = 'Votre compte est fermé. Si vous l’avez fermé vous-même, vous connecter le rouvre.'
const SUSPENDED = 'Votre compte est suspendu\u00a0: écrivez-nous pour en parler.'
const NO_COMPANY = 'Les candidatures de votre société ne sont pas ouvertes en ce moment.'

/** Makes of the person the member whom a session would make, or says why there is none who answers. */
async function findMember(database: Database, user: User): Promise<{ member: Member } | { barred: string }> {
  if (!user.is_active) return { barred: user.deactivated_at ? CLOSED : SUSPENDED }
  if (user.deleted_at || !hasAccount(user) || user.userable_type !== 'recruiter') return { barred: CLOSED }
  const company = await findMembership(database, user.id)
  if (!company) return { barred: NOT_IN_TEAM }
  const member: Member = {
    id: user.id,
    kind: user.userable_type,
    email_verified: user.email_verified_at !== null,
    two_factor: user.two_factor_confirmed_at !== null,
    company,
    user,
  }
  const ability = ['view', 'my offers applications'] as const
  if (!isAble(member, ...ability)) return { barred: lockedReason(member, ...ability) ?? NO_COMPANY }
  if (company.role === 'reader') return { barred: ONLY_READS }
  return { member }
}

/** An answer by mail is a first one: what is decided further on is decided with the whole application in sight. */
function isAnswered(row: ApplicationRow): boolean {
  const name = stateName(row)
  return (name !== 'submitted' && name !== 'active/viewed') || !findTransition(row, 'recruiter', 'review')
}

type OpenLink = Extract<OpenedLink, { member: Member }>

/** @throws HttpError 409 with the reason when the link answers nothing any more */
export function requireOpen(opened: OpenedLink): asserts opened is OpenLink {
  if (opened.state === 'used') throw conflict(ALREADY_USED)
  if (opened.state !== 'open') throw conflict(opened.message ?? UNKNOWN)
}

/** @throws HttpError as `requireLink` and `requireOpen` */
export async function requireOpenLink(services: Services, pressed: Pressed): Promise<OpenLink> {
  await requireLink(services, pressed)
  const opened = await openLink({ db: services.db, now: services.clock.now() }, pressed.token)
  requireOpen(opened)
  return opened
}

export const ALREADY_USED = 'Vous avez déjà répondu avec ce lien.'
