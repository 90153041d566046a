import { and, desc, eq, gt } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound, tooMany } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY_SECONDS, HOUR } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { checkNewPassword, hashPassword } from '../passwords.ts'
import { ADMIN_INVITATION_HOURS, type SinglyGivenRole } from '../shared/administrator-input.ts'
import { createUser, findUserByEmail, type User } from '../users.ts'
import { adminInvitationMail } from './mails.ts'
import { adminInvitations } from './tables.ts'

export type AdminInvitationRow = typeof adminInvitations.$inferSelect

const INVITATIONS_A_DAY = 20
const TAKEN = 'Cette adresse a déjà un compte. Il faut une adresse réservée à l’administration.'
const GONE = 'Cette invitation ne fonctionne plus. Demandez-en une autre à votre collègue.'

/** Lists what waits for an answer, the last one first; an expired one stays until it is sent again or withdrawn. */
export function listAdminInvitations(database: Database): Promise<AdminInvitationRow[]> {
  return database.select().from(adminInvitations).orderBy(desc(adminInvitations.id))
}

/**
 * Mails a link of one use; asked again for an address, the link before is dead.
 * @throws HttpError 422 for an address that has an account, 429 after 20 in a day
 */
export async function inviteAdministrator(
  unit: Unit,
  inviter: User,
  { email, role }: { email: string; role: SinglyGivenRole },
) {
  const { left, wait } = await countAttempt(
    unit.db,
    `admin-invitations:${inviter.id}`,
    INVITATIONS_A_DAY,
    DAY_SECONDS,
    unit.now,
  )
  if (left < 0) throw tooMany(wait, INVITATIONS_A_DAY)
  if (await findUserByEmail(unit.db, email)) throw invalid({ email: [TAKEN] })
  const token = newToken()
  const values = {
    role,
    token_hash: hashToken(token),
    invited_by: inviter.id,
    created_at: unit.now,
    expires_at: after(unit.now, ADMIN_INVITATION_HOURS * HOUR),
  }
  const [row] = await unit.db
    .insert(adminInvitations)
    .values({ email, ...values })
    .onConflictDoUpdate({ target: adminInvitations.email, set: values })
    .returning()
  const mail = adminInvitationMail(unit.env, { ...values, token, inviter: fullName(inviter) })
  const key = `admin-invitation:${values.token_hash.slice(0, 16)}`
  await enqueueMail(unit, { ...mail, key, to: email, user_id: null, about_id: inviter.id, is_awaited: true })
  await audit(unit, {
    action: 'accounts.admin-invited',
    subject: `admin-invitation:${row?.id}`,
    details: { after: { role } },
  })
}

/** Withdraws an invitation: its link opens nothing any more. @throws HttpError 404 */
export async function withdrawAdminInvitation(unit: Unit, id: number) {
  const [row] = await unit.db.delete(adminInvitations).where(eq(adminInvitations.id, id)).returning()
  if (!row) throw notFound()
  await audit(unit, {
    action: 'accounts.admin-invitation-withdrawn',
    subject: `admin-invitation:${id}`,
    details: { before: { role: row.role } },
  })
}

/** Finds what a mailed link offers. @throws HttpError 404 for a link that was used, withdrawn or is too old */
export async function findAdminInvitation(database: Database, token: string, now: Date) {
  const [row] = await database.select().from(adminInvitations).where(isOpen(token, now))
  if (!row) throw notFound(GONE)
  return row
}

interface NewAdministrator {
  first_name: string
  last_name: string
  password: string
}

/**
 * Makes the account of who was invited; the mailed link has proved the address. Its codes are set up at the sign-in.
 * @throws HttpError 404 as `findAdminInvitation`, 409 when the address got an account meanwhile, 422 for a weak password
 */
export async function acceptAdminInvitation(services: Services, token: string, given: NewAdministrator) {
  const { email } = await findAdminInvitation(services.db, token, services.clock.now())
  const { first_name, last_name } = given
  await checkNewPassword(given.password, { email, first_name, last_name })
  const password_hash = await hashPassword(given.password)
  await inTransaction(services, null, async (unit) => {
    // Of two requests at once, only one deletes the row and goes on.
    const [row] = await unit.db.delete(adminInvitations).where(isOpen(token, unit.now)).returning()
    if (!row) throw notFound(GONE)
    const user = await createUser(unit, {
      email,
      first_name,
      last_name,
      password_hash,
      userable_type: 'admin',
      admin_role: row.role,
      email_verified_at: unit.now,
    })
    if (!user) throw conflict(TAKEN)
    await audit(unit, {
      actor_id: user.id,
      action: 'accounts.admin-joined',
      subject: `user:${user.id}`,
      details: { after: { role: row.role }, invitation: row.id },
    })
  })
}

const isOpen = (token: string, now: Date) =>
  and(eq(adminInvitations.token_hash, hashToken(token)), gt(adminInvitations.expires_at, now))
