import { eq } from 'drizzle-orm'
import { listPeople } from '#src/accounts/people.ts'
import { claimAccount } from '#src/accounts/proof/claiming.ts'
import type { AuthenticatedUser } from '#src/accounts/reauthentication/authenticated-user.ts'
import { createUser, findUserByEmail, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { fullName } from '#src/shared/names.ts'
import { ofName } from '#src/shared/phrases.ts'
import { findCompanyName } from '../companies.ts'
import { enqueueTeamMail, joinedMail } from '../mails/team.ts'
import { addMember, findMembership, lockTeam } from '../members.ts'
import { lockSeats } from '../seats.ts'
import { companyInvitations } from '../tables.ts'
import type { Invitation, InvitedAccount } from './contract.ts'
import { auditInvitation, type InvitationRow } from './invitations.ts'

const GONE = 'Cette invitation n’est plus valable\u00a0: elle a expiré, a déjà servi ou a été annulée.'
const NOT_YOURS = 'Cette invitation a été envoyée à une autre adresse que celle de votre compte.'
const SIGN_IN = 'Un compte existe déjà avec cette adresse\u00a0: connectez-vous pour accepter l’invitation.'
const APPLICANT = `Votre compte ${APP_NAME} est un compte candidat\u00a0: il ne peut pas rejoindre une société. Demandez une invitation à une autre adresse.`
const ADMIN = 'Un compte d’administration ne peut pas rejoindre une société.'

/**
 * What the link proposes.
 * @throws HttpError 404, alike for an unknown, used, revoked or expired one
 */
export async function readInvitation(services: Services, token: string): Promise<Invitation> {
  const row = await findOpenInvitation(services.db, token, services.clock.now())
  const company = await findCompanyName(services.db, row.company_id)
  const inviter = await findInviter(services.db, row)
  return {
    company_name: company?.name ?? '',
    inviter: inviter ? fullName(inviter) : null,
    role: row.role,
    email: row.email,
    expires_at: row.expires_at.toISOString(),
    has_account: (await findUserByEmail(services.db, row.email)) !== null,
  }
}

/**
 * Makes a signed-in person a member.
 * @throws HttpError 404 as above; 409 for another address, an applicant, or a member of another company
 */
export async function acceptAsUser(services: Services, token: string, { user, session }: AuthenticatedUser) {
  return inTransaction(services, user, async (unit) => {
    const row = await lockOpenInvitation(unit, token)
    if (user.email !== row.email) throw conflict(NOT_YOURS)
    if (user.userable_type !== 'recruiter') throw conflict(user.userable_type === 'admin' ? ADMIN : APPLICANT)
    await claimAccount(unit, user, { wayIn: true, session })
    return joinCompany(unit, row, user)
  })
}

/**
 * Makes an account whose address the token proves, and a member of it.
 * @throws HttpError 404 as above, 409 when the address got an account meanwhile
 */
export async function acceptAsNewUser(
  services: Services,
  token: string,
  account: Omit<InvitedAccount, 'password' | 'terms'> & { password_hash: string },
) {
  return inTransaction(services, null, async (unit) => {
    const row = await lockOpenInvitation(unit, token)
    const user = await createUser(unit, {
      ...account,
      email: row.email,
      userable_type: 'recruiter',
      email_verified_at: unit.now,
      terms_accepted_at: unit.now,
    })
    if (!user) throw conflict(SIGN_IN)
    return { ...(await joinCompany(unit, row, user)), user }
  })
}

/** @throws HttpError 404 for a dead token, 409 when its address has an account, which must sign in */
export async function requireUnknownEmail(services: Services, token: string): Promise<string> {
  const now = services.clock.now()
  const { email } = await findOpenInvitation(services.db, token, now)
  if (!(await findUserByEmail(services.db, email))) return email
  // The account may come from this very invitation, accepted since it was read; its account and its end are one change.
  await findOpenInvitation(services.db, token, now)
  throw conflict(SIGN_IN)
}

/** Without a free seat the person joins as a reader, and the owner can make room. */
async function joinCompany(unit: Unit, invitation: InvitationRow, user: User) {
  const { db, now } = unit
  const { taken, total } = await lockSeats(db, invitation.company_id)
  const row = { ...invitation, role: taken < total ? invitation.role : ('reader' as const) }
  if (!(await addMember(unit, { company_id: row.company_id, user_id: user.id, role: row.role })))
    throw await membershipConflict(db, user.id, row.company_id)
  await db.update(companyInvitations).set({ accepted_at: now }).where(eq(companyInvitations.id, row.id))
  await auditInvitation(unit, 'companies.member-joined', row, user.id)
  await announce(unit, { user_id: user.id, what: 'user' })
  const company = await findCompanyName(db, row.company_id)
  const inviter = await findInviter(db, row)
  const name = company?.name ?? ''
  if (inviter) {
    const mail = joinedMail(inviter, fullName(user), { name }, row.role)
    const to = {
      email: inviter.email,
      user_id: inviter.id,
      about_id: user.id,
      key: `${inviter.id}:${user.id}`,
    }
    await enqueueTeamMail(unit, to, mail)
  }
  return { company_name: name, role: row.role }
}

async function membershipConflict(database: Database, userId: number, companyId: number) {
  const membership = await findMembership(database, userId)
  return membership?.id === companyId
    ? conflict('Vous faites déjà partie de cette société.')
    : conflict(
        `Votre compte fait déjà partie ${ofName(membership?.name ?? 'une société')}. Quittez-la d’abord dans vos paramètres, ou demandez une invitation à une autre adresse.`,
      )
}

async function findOpenInvitation(database: Database, token: string, now: Date): Promise<InvitationRow> {
  const [row] = await database
    .select()
    .from(companyInvitations)
    .where(eq(companyInvitations.token_hash, hashToken(token)))
  return requireOpen(row, now)
}

/** The team is locked before its invitation, in the order of every change of a team. */
async function lockOpenInvitation({ db, now }: Unit, token: string): Promise<InvitationRow> {
  const { company_id } = await findOpenInvitation(db, token, now)
  await lockTeam(db, company_id)
  return findOpenInvitation(db, token, now)
}

function requireOpen(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row || row.accepted_at || row.expires_at <= now) throw notFound(GONE)
  return row
}

/** The inviter while it is of the company. */
async function findInviter(database: Database, { invited_by, company_id }: InvitationRow) {
  if (invited_by === null) return undefined
  const membership = await findMembership(database, invited_by)
  if (membership?.id !== company_id) return undefined
  return (await listPeople(database, [invited_by])).get(invited_by)
}
