import { eq } from 'drizzle-orm'
import { createInvited, listPeople, markAddressVerified } from '#src/accounts/people.ts'
import { findUserByEmail, fullName, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { announceIn } from '#src/platform/live.ts'
import type { Services } from '#src/platform/services.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { findCompanyName } from '../logos.ts'
import { joinedMail, writeTeamMail } from '../mails/team.ts'
import { addMember, findMembership, lockTeam } from '../members.ts'
import { companyInvitations } from '../tables.ts'
import type { Invitation, InvitedAccount } from './contract.ts'
import { hashToken, type InvitationRow, recordInvitation } from './invitations.ts'

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
  const row = await findOpen(services.db, token, services.clock.now())
  const company = await findCompanyName(services.db, row.company_id)
  const inviter = await inviterOf(services.db, row)
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
export async function joinSignedIn(services: Services, token: string, user: User) {
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    const row = await lockOpen(tx, token, now)
    if (user.email !== row.email) throw conflict(NOT_YOURS)
    if (user.userable_type !== 'recruiter') throw conflict(user.userable_type === 'admin' ? ADMIN : APPLICANT)
    await markAddressVerified(tx, user.id, now)
    return join(services, tx, row, user, now)
  })
}

/**
 * Makes an account whose address the token proves, and a member of it.
 * @throws HttpError 404 as above, 409 when the address got an account meanwhile
 */
export async function joinAsNew(
  services: Services,
  token: string,
  account: Omit<InvitedAccount, 'password' | 'terms'> & { password_hash: string },
) {
  const now = services.clock.now()
  return services.db.transaction(async (tx) => {
    const row = await lockOpen(tx, token, now)
    const user = await createInvited(tx, { ...account, email: row.email }, now)
    if (!user) throw conflict(SIGN_IN)
    return { ...(await join(services, tx, row, user, now)), user }
  })
}

/** @throws HttpError 404 for a dead token, 409 when its address has an account, which must sign in */
export async function requireNewAddress(services: Services, token: string): Promise<string> {
  const { email } = await findOpen(services.db, token, services.clock.now())
  if (await findUserByEmail(services.db, email)) throw conflict(SIGN_IN)
  return email
}

async function join(services: Services, tx: Database, row: InvitationRow, user: User, now: Date) {
  const place = { company_id: row.company_id, user_id: user.id, role: row.role, joined_at: now }
  if (!(await addMember(tx, place))) throw await alreadyOf(tx, user.id, row.company_id)
  await tx.update(companyInvitations).set({ accepted_at: now }).where(eq(companyInvitations.id, row.id))
  await recordInvitation(tx, user.id, 'companies.member-joined', row, now)
  await announceIn(tx, { user_id: user.id, what: 'user' })
  const company = await findCompanyName(tx, row.company_id)
  const inviter = await inviterOf(tx, row)
  const name = company?.name ?? ''
  if (inviter) {
    const mail = joinedMail(inviter, fullName(user), { name }, row.role)
    await writeTeamMail(services, tx, { email: inviter.email, key: `${inviter.id}:${user.id}` }, mail, now)
  }
  return { company_name: name, role: row.role }
}

async function alreadyOf(tx: Database, userId: number, companyId: number) {
  const place = await findMembership(tx, userId)
  return place?.id === companyId
    ? conflict('Vous faites déjà partie de cette société.')
    : conflict(
        `Votre compte fait déjà partie de ${place?.name ?? 'une société'}. Quittez-la d’abord dans vos paramètres, ou demandez une invitation à une autre adresse.`,
      )
}

async function findOpen(database: Database, token: string, now: Date): Promise<InvitationRow> {
  const [row] = await database
    .select()
    .from(companyInvitations)
    .where(eq(companyInvitations.token_hash, hashToken(token)))
  return open(row, now)
}

/** The team is locked before its invitation, in the order of every change of a team. */
async function lockOpen(tx: Database, token: string, now: Date): Promise<InvitationRow> {
  const { company_id } = await findOpen(tx, token, now)
  await lockTeam(tx, company_id)
  return findOpen(tx, token, now)
}

function open(row: InvitationRow | undefined, now: Date): InvitationRow {
  if (!row || row.accepted_at || row.expires_at <= now) throw notFound(GONE)
  return row
}

/** The inviter while it is of the company. */
async function inviterOf(database: Database, { invited_by, company_id }: InvitationRow) {
  if (invited_by === null) return undefined
  const place = await findMembership(database, invited_by)
  if (place?.id !== company_id) return undefined
  return (await listPeople(database, [invited_by])).get(invited_by)
}
