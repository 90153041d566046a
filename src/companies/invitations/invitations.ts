import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { listPeople, type Person } from '#src/accounts/people.ts'
import { fullName, type User } from '#src/accounts/users.ts'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound, tooMany } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { invitationMail, writeTeamMail } from '../mails/team.ts'
import { listMemberRows, lockTeamFor, type TeamActor } from '../members.ts'
import type { GivenRole } from '../policy.ts'
import { companyInvitations } from '../tables.ts'
import type { TeamInvitation } from '../team/contract.ts'

export type InvitationRow = typeof companyInvitations.$inferSelect

const VALID_DAYS = 7
const DAY = 86_400
const A_DAY = 20
const ALREADY = 'Cette personne fait déjà partie de votre équipe.'
const ENOUGH = `Vous avez envoyé ${A_DAY} invitations en un jour\u00a0: reprenez demain.`

/** What is stored instead of the mailed token. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** Those not accepted, the last one first; an expired one stays until it is sent again or revoked. */
export function listPending(database: Database, companyId: number): Promise<InvitationRow[]> {
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
 * before is dead. Whose account the address has is nobody's business here: the link tells its reader.
 * @throws HttpError 403 for who is no owner, 422 for a colleague's address, 429 after 20 in a day
 */
export async function inviteMember(
  services: Services,
  actor: TeamActor & { user: User },
  input: { email: string; role: GivenRole },
): Promise<TeamInvitation> {
  const now = services.clock.now()
  const token = randomBytes(32).toString('base64url')
  return services.db.transaction(async (tx) => {
    await lockTeamFor(tx, actor, 'invite')
    if (await isColleague(tx, actor.company.id, input.email)) throw invalid({ email: [ALREADY] })
    await limit(tx, actor.company.id, now)
    const row = await writeInvitation(tx, actor, input, token, now)
    const mail = invitationMail(fullName(actor.user), actor.company, { ...row, token })
    await writeTeamMail(services, tx, { email: row.email, key: row.token_hash.slice(0, 16) }, mail, now)
    await recordInvitation(tx, actor.id, 'companies.member-invited', row, now)
    return presentInvitation(row, await listPeople(tx, [actor.id]), now)
  })
}

async function isColleague(tx: Database, companyId: number, email: string): Promise<boolean> {
  const rows = await listMemberRows(tx, companyId)
  const people = await listPeople(
    tx,
    rows.map((row) => row.user_id),
  )
  return [...people.values()].some((person) => person.email === email)
}

async function limit(tx: Database, companyId: number, now: Date) {
  const { left, wait } = await countAttempt(tx, `invitations:${companyId}`, A_DAY, DAY, now)
  if (left < 0) throw tooMany(wait, A_DAY, { email: [ENOUGH] })
}

async function writeInvitation(
  tx: Database,
  actor: TeamActor,
  { email, role }: { email: string; role: GivenRole },
  token: string,
  now: Date,
): Promise<InvitationRow> {
  const values = {
    role,
    token_hash: hashToken(token),
    invited_by: actor.id,
    created_at: now,
    expires_at: new Date(now.getTime() + VALID_DAYS * DAY * 1000),
    accepted_at: null,
  }
  const [row] = await tx
    .insert(companyInvitations)
    .values({ company_id: actor.company.id, email, ...values })
    .onConflictDoUpdate({ target: [companyInvitations.company_id, companyInvitations.email], set: values })
    .returning()
  if (!row) throw new Error('the invitation was not written')
  return row
}

/** @throws HttpError 403 for who is no owner, 404 for another company's or one that was accepted */
export async function revokeInvitation(services: Services, actor: TeamActor, id: number) {
  await services.db.transaction(async (tx) => {
    await lockTeamFor(tx, actor, 'revoke')
    const [row] = await tx
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
    await recordInvitation(tx, actor.id, 'companies.invitation-revoked', row, services.clock.now())
  })
}

/** A line of the audit log; the address stays in the invitation's own row. */
export async function recordInvitation(
  tx: Database,
  actorId: number,
  action: string,
  { id, company_id, role }: InvitationRow,
  now: Date,
) {
  const details = { company_id, role }
  await auditIn(tx, { at: now, actor_id: actorId, action, subject: `invitation:${id}`, details })
}
