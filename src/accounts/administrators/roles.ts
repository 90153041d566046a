import { and, desc, eq, inArray } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { conflict, forbidden, type HttpError, notFound } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { auditLog } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { waitWords } from '#src/shared/durations.ts'
import { listNames } from '../people.ts'
import type { SinglyGivenRole } from '../shared/administrator-input.ts'
import type { AdminRole } from '../shared/kinds.ts'
import { signOutEverywhere } from '../sign-out.ts'
import { requireOtherSuperAdmin } from '../super-admins.ts'
import { users } from '../tables.ts'
import { lockUser, type User } from '../users.ts'
import { accessEndedMail, roleChangedMail } from './mails.ts'

const ROLE_CHANGED = 'accounts.admin-role-changed'
const ACCESS_ENDED = 'accounts.admin-access-ended'
const BY_TWO =
  'Une personne super-administratrice se nomme et se retire à deux\u00A0: proposez-le à un collègue.'

/**
 * Locks the account of an administrator, somebody else than who acts.
 * @throws HttpError 404 for nobody and for other accounts, 403 for one's own
 */
export async function lockAdministrator(unit: Unit, id: number): Promise<User> {
  const user = await lockUser(unit.db, id)
  if (user?.userable_type !== 'admin' || user.deleted_at) throw notFound()
  if (user.id === unit.actor_id) throw forbidden('Personne ne change son propre rôle.')
  return user
}

/** The role that somebody really has: an account that is closed or suspended opens nothing. */
export function roleOf({ admin_role, is_active }: Pick<User, 'admin_role' | 'is_active'>): AdminRole | null {
  return is_active ? admin_role : null
}

/**
 * Gives an administrator a role that one person alone gives, or gives it back to one whose access had ended.
 * @param seen the role that the caller saw
 * @throws HttpError 404, 403 as `lockAdministrator`, 403 for a super-administrator, 409 when a colleague changed it before
 */
export async function changeRole(
  unit: Unit,
  id: number,
  { role, seen }: { role: SinglyGivenRole; seen: AdminRole | null },
) {
  const user = await lockAdministrator(unit, id)
  if (roleOf(user) === 'super_admin') throw forbidden(BY_TWO)
  await requireSeen(unit, user, seen)
  await writeRole(unit, user, role)
}

/**
 * Ends the access of an administrator: every session ends at once.
 * @throws HttpError as `changeRole`
 */
export async function endAccess(unit: Unit, id: number, seen: AdminRole | null) {
  const user = await lockAdministrator(unit, id)
  if (roleOf(user) === 'super_admin') throw forbidden(BY_TWO)
  await requireSeen(unit, user, seen)
  await writeRole(unit, user, null)
}

/**
 * Writes the role that two people, or one alone where that is enough, have decided on.
 * @throws HttpError 409 when it would take the last super-administrator away
 */
export async function writeRole(unit: Unit, user: User, role: AdminRole | null, why?: string) {
  const before = roleOf(user)
  if (role !== 'super_admin') await requireOtherSuperAdmin(unit.db, user, unit.now)
  const reopened = user.is_active
    ? {}
    : { is_active: true, deactivated_at: null, deletion_requested_at: null }
  await unit.db
    .update(users)
    .set(
      role
        ? { admin_role: role, admin_awake_at: unit.now, ...reopened }
        : { admin_role: null, is_active: false },
    )
    .where(eq(users.id, user.id))
  if (role === null) await signOutEverywhere(unit, user.id)
  await audit(unit, {
    action: role ? ROLE_CHANGED : ACCESS_ENDED,
    subject: `user:${user.id}`,
    details: { before: { role: before }, after: { role }, ...(why && { why }) },
  })
  const mail = role
    ? roleChangedMail(unit.env, user, role, unit.now)
    : accessEndedMail(unit.env, user, unit.now)
  await enqueueMail(unit, mail)
  await announce(unit, { user_id: user.id, what: 'user' })
}

async function requireSeen(unit: Unit, user: User, seen: AdminRole | null) {
  if (roleOf(user) !== seen) throw await describeChange(unit, user)
}

/** Builds the refusal of a change that a colleague made first: it says who, and when. */
async function describeChange({ db, now }: Unit, { id }: User): Promise<HttpError> {
  const [last] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subject, `user:${id}`), inArray(auditLog.action, [ROLE_CHANGED, ACCESS_ENDED])))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(1)
  if (!last) return conflict('Ce rôle a changé depuis que vous l’avez lu. Rien n’est parti de votre côté.')
  const name = last.actor_id && (await listNames(db, [last.actor_id])).get(last.actor_id)
  const when = waitWords((now.getTime() - last.at.getTime()) / 1_000)
  return conflict(`${name || 'Le site'} a changé ce rôle il y a ${when}. Rien n’est parti de votre côté.`)
}
