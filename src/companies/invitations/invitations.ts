import { and, desc, eq, isNull } from 'drizzle-orm'
import { listPeople, type Person } from '#src/accounts/people.ts'
import { requireVerifiedAddress } from '#src/accounts/reauthentication/reauthentication.ts'
import { findUserByEmail, type User } from '#src/accounts/users.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound, tooMany } from '#src/platform/errors.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY, DAY_SECONDS } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { enqueueTeamMail, invitationMail } from '../mails/team.ts'
import { listMemberRows, lockTeamFor, type TeamActor } from '../members.ts'
import type { GivenRole } from '../policy.ts'
import { requireSeat } from '../seats.ts'
import { INVITATIONS_A_DAY, INVITATIONS_A_DAY_FOR_ALL } from '../shared/invitation-limits.ts'
import { companyInvitations } from '../tables.ts'
import type { TeamInvitation } from '../team/contract.ts'

export type InvitationRow = typeof companyInvitations.$inferSelect

const VALID_DAYS = 7
const ALREADY = 'Cette personne fait déjà partie de votre équipe.'
const OF_APPLICANT =
  'Cette adresse est celle d’un compte candidat, qui ne peut pas rejoindre une société. Demandez une autre adresse à votre collègue, par exemple celle de son travail.'
const ENOUGH = `Vous avez envoyé ${INVITATIONS_A_DAY} invitations en un jour\u00a0: reprenez demain.`
const ENOUGH_FOR_ALL = `Votre société a envoyé ${INVITATIONS_A_DAY_FOR_ALL} invitations en un jour\u00a0: reprenez demain.`

/** Those not accepted, the last one first; an expired one stays until it is sent again or revoked. */
export function listOpenInvitations(database: Database, companyId: number): Promise<InvitationRow[]> {
  return database
    .select()
    .from(companyInvitations)
    .where(and(eq(companyInvitations.company_id, companyId), isNull(companyInvitations.accepted_at)))
    .orderBy(desc(companyInvitations.created_at), desc(companyInvitations.id))
}

export function presentInvitation(
  { id, email, role, invited_by, created_at, expires_at }: InvitationRow,
  people: Map<number, Person>,
  now: Date,
): TeamInvitation {
  const inviter = invited_by === null ? undefined : people.get(invited_by)
  return {
    id,
    email,
    role,
    invited_by: inviter ? fullName(inviter) : null,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  }
}

/**
 * Mails a link to join the company, good for seven days; asked again, the address gets another link and the one
 * before is dead. An applicant's account can't join a company, which the owner learns at once; any other account that
 * the address has is nobody's business here: the link tells its reader.
 * @throws HttpError 403 for who is no owner or never verified the address, 422 for a colleague's or an applicant's
 * address, 429 after 20 of a person or 50 of a company in a day
 */
export async function inviteMember(
  services: Services,
  actor: TeamActor & { user: User },
  input: { email: string; role: GivenRole },
): Promise<TeamInvitation> {
  requireVerifiedAddress(actor.user)
  const token = newToken()
  const invitation = await inTransaction(services, actor, async (unit) => {
    await lockTeamFor(unit.db, actor, 'invite')
    if (await isColleague(unit.db, actor.company.id, input.email)) throw invalid({ email: [ALREADY] })
    await limit(unit, actor)
    // The attempt stays counted, because the change is kept: otherwise whose addresses are applicants' could be asked
    // without end.
    if (await isApplicant(unit.db, input.email)) return null
    if (input.role === 'recruiter') await requireSeat(unit, actor.company.id, input.email)
    const row = await writeInvitation(unit, actor, input, token)
    const mail = invitationMail(fullName(actor.user), actor.company, { ...row, token })
    const to = { email: row.email, user_id: null, about_id: actor.id, key: row.token_hash.slice(0, 16) }
    await enqueueTeamMail(unit, to, mail)
    await auditInvitation(unit, 'companies.member-invited', row)
    return presentInvitation(row, await listPeople(unit.db, [actor.id]), unit.now)
  })
  if (!invitation) throw invalid({ email: [OF_APPLICANT] })
  return invitation
}

async function isApplicant(database: Database, email: string): Promise<boolean> {
  return (await findUserByEmail(database, email))?.userable_type === 'applicant'
}

async function isColleague(database: Database, companyId: number, email: string): Promise<boolean> {
  const rows = await listMemberRows(database, companyId)
  const people = await listPeople(
    database,
    rows.map((row) => row.user_id),
  )
  return [...people.values()].some((person) => person.email === email)
}

async function limit({ db, now }: Unit, { id, company }: TeamActor) {
  const own = await countAttempt(db, `invitations-of:${id}`, INVITATIONS_A_DAY, DAY_SECONDS, now)
  if (own.left < 0) throw tooMany(own.wait, INVITATIONS_A_DAY, { email: [ENOUGH] })
  const all = await countAttempt(db, `invitations:${company.id}`, INVITATIONS_A_DAY_FOR_ALL, DAY_SECONDS, now)
  if (all.left < 0) throw tooMany(all.wait, INVITATIONS_A_DAY_FOR_ALL, { email: [ENOUGH_FOR_ALL] })
}

async function writeInvitation(
  { db, now }: Unit,
  actor: TeamActor,
  { email, role }: { email: string; role: GivenRole },
  token: string,
): Promise<InvitationRow> {
  const values = {
    role,
    token_hash: hashToken(token),
    invited_by: actor.id,
    created_at: now,
    expires_at: after(now, VALID_DAYS * DAY),
    accepted_at: null,
  }
  const [row] = await db
    .insert(companyInvitations)
    .values({ company_id: actor.company.id, email, ...values })
    .onConflictDoUpdate({ target: [companyInvitations.company_id, companyInvitations.email], set: values })
    .returning()
  if (!row) throw new Error('the invitation was not written')
  return row
}

/** @throws HttpError 403 for who is no owner, 404 for another company's or one that was accepted */
export async function revokeInvitation(services: Services, actor: TeamActor, id: number) {
  await inTransaction(services, actor, async (unit) => {
    await lockTeamFor(unit.db, actor, 'revoke')
    const [row] = await unit.db
      .delete(companyInvitations)
      .where(
        and(
          eq(companyInvitations.id, id),
          eq(companyInvitations.company_id, actor.company.id),
          isNull(companyInvitations.accepted_at),
        ),
      )
      .returning()
    if (!row) throw notFound()
    await auditInvitation(unit, 'companies.invitation-revoked', row)
  })
}

/** A line of the audit log; the address stays in the invitation's own row. */
export async function auditInvitation(
  unit: Unit,
  action: string,
  { id, company_id, role }: InvitationRow,
  actor_id = unit.actor_id,
) {
  await audit(unit, { actor_id, action, subject: `invitation:${id}`, details: { company_id, role } })
}
