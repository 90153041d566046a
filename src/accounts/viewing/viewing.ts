import { and, eq, gt, isNull } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, MINUTE, SECOND } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import type { Viewing } from '../sessions/viewings.ts'
import { accountViewings } from '../tables.ts'
import { hasAccount, lockUser, type User } from '../users.ts'
import { viewedMail } from './mails.ts'

export const VIEWING_SECONDS = 15 * 60
/** The ticket is followed at once, by the very press that asked for it. */
const TICKET_MINUTES = 1

const NEVER_TEAM = 'Un compte d’administration ne se regarde jamais à la place de quelqu’un.'
const CLOSED = 'Ce compte est suspendu ou fermé\u00A0: il n’y a rien à voir à sa place.'
const GONE = 'Ce lien ne s’ouvre plus\u00A0: revenez à la fiche de la personne.'

/**
 * Begins a look at the site as this person sees it, and tells the person who looks and why. What the same administrator
 * was looking at ends.
 * @returns the ticket, which opens it once and within a minute on the public site
 * @throws HttpError 404 for nobody and an erased account, 403 for every administrator's, 409 for a closed one
 */
export async function beginViewing(
  unit: Unit,
  admin: { user: User; sessionId: string },
  id: number,
  reason: string,
): Promise<string> {
  const user = await lockUser(unit.db, id)
  if (!user || user.deleted_at || !hasAccount(user)) throw notFound()
  if (user.userable_type === 'admin') throw forbidden(NEVER_TEAM)
  if (!user.is_active) throw conflict(CLOSED)
  // Two presses at once wait for each other here, and the second one ends what the first began.
  await lockUser(unit.db, admin.user.id)
  await endViewingsOf(unit, admin.user.id)
  const ticket = newToken()
  await unit.db.insert(accountViewings).values({
    user_id: id,
    admin_id: admin.user.id,
    admin_session_hash: hashToken(admin.sessionId),
    reason,
    ticket_hash: hashToken(ticket),
    created_at: unit.now,
    ends_at: after(unit.now, VIEWING_SECONDS * SECOND),
  })
  await enqueueMail(unit, viewedMail(unit.env, user, { name: fullName(admin.user), reason }, unit.now))
  await audit(unit, { action: 'accounts.viewed-as', subject: `user:${id}`, details: { why: reason } })
  return ticket
}

async function endViewingsOf({ db, now }: Unit, adminId: number) {
  await db
    .update(accountViewings)
    .set({ ended_at: now })
    .where(and(eq(accountViewings.admin_id, adminId), isNull(accountViewings.ended_at)))
}

/** Uses a ticket up. @returns the secret of the cookie @throws HttpError 404 for one that was used, is too old or was ended */
export async function openViewing({ db, now }: Unit, ticket: string): Promise<string> {
  const secret = newToken()
  // Of two requests at once, only one finds the row without a cookie.
  const [row] = await db
    .update(accountViewings)
    .set({ cookie_hash: hashToken(secret) })
    .where(
      and(
        eq(accountViewings.ticket_hash, hashToken(ticket)),
        isNull(accountViewings.cookie_hash),
        isNull(accountViewings.ended_at),
        gt(accountViewings.created_at, after(now, -TICKET_MINUTES * MINUTE)),
      ),
    )
    .returning({ id: accountViewings.id })
  if (!row) throw notFound(GONE)
  return secret
}

/** Leaves it before its time; left twice, it stays left. */
export async function endViewing(unit: Unit, { id, user_id }: Viewing) {
  await unit.db
    .update(accountViewings)
    .set({ ended_at: unit.now })
    .where(and(eq(accountViewings.id, id), isNull(accountViewings.ended_at)))
  await audit(unit, { action: 'accounts.viewed-as-left', subject: `user:${user_id}` })
}
