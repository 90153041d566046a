import { and, count, desc, eq, gte, inArray, isNull, max } from 'drizzle-orm'
import { type AdminInvitationRow, listAdminInvitations } from '#src/accounts/administrators/invitations.ts'
import { listProposals, type ProposalRow } from '#src/accounts/administrators/proposals.ts'
import { roleOf } from '#src/accounts/administrators/roles.ts'
import { listNames } from '#src/accounts/people.ts'
import { ADMIN_ROLES } from '#src/accounts/shared/kinds.ts'
import { isAsleep } from '#src/accounts/super-admins.ts'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { auditLog } from '#src/platform/tables.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import type { AdminInvitation, Administrator, AdminProposal, AdminTeam } from './contract.ts'

const ACTS_DAYS = 30
const SIGNED_IN = 'accounts.signed-in'

/** Reads the team as its screen shows it to this administrator. */
export async function readTeam(database: Database, ownId: number, now: Date): Promise<AdminTeam> {
  const administrators = await listAdministrators(database, ownId, now)
  const invitations = await listAdminInvitations(database)
  const proposals = await listProposals(database, now)
  const named = [
    ...invitations.map(({ invited_by }) => invited_by),
    ...proposals.flatMap(({ user_id, proposed_by }) => [user_id, proposed_by]),
  ].filter((id) => id !== null)
  const names = await listNames(database, named)
  return {
    administrators,
    invitations: invitations.map((row) => presentInvitation(row, names, now)),
    proposals: proposals.map((row) => presentProposal(row, names, ownId)),
  }
}

async function listAdministrators(database: Database, ownId: number, now: Date): Promise<Administrator[]> {
  const rows = await database
    .select()
    .from(users)
    .where(and(eq(users.userable_type, 'admin'), isNull(users.deleted_at)))
    .orderBy(desc(users.is_active), users.id)
  const ids = rows.map(({ id }) => id)
  const signedIn = await findLastSignIns(database, ids)
  const acts = await countActs(database, ids, after(now, -ACTS_DAYS * DAY))
  const listed = rows.map((user) => ({
    id: user.id,
    name: fullName(user),
    email: user.email,
    role: roleOf(user),
    has_codes: user.two_factor_confirmed_at !== null,
    is_asleep: user.is_active && isAsleep(user, now),
    signed_in_at: signedIn.get(user.id)?.toISOString() ?? null,
    acts: acts.get(user.id) ?? 0,
    is_own: user.id === ownId,
  }))
  return listed.toSorted((one, other) => rankOf(one) - rankOf(other))
}

/** Super-administrators come first, and those whose access has ended last. */
const rankOf = ({ role }: Administrator) =>
  role ? ADMIN_ROLES.length - ADMIN_ROLES.indexOf(role) : ADMIN_ROLES.length + 1

async function findLastSignIns(database: Database, ids: number[]): Promise<Map<number | null, Date | null>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: auditLog.actor_id, at: max(auditLog.at) })
    .from(auditLog)
    .where(and(inArray(auditLog.actor_id, ids), eq(auditLog.action, SIGNED_IN)))
    .groupBy(auditLog.actor_id)
  return new Map(rows.map(({ id, at }) => [id, at]))
}

async function countActs(
  database: Database,
  ids: number[],
  since: Date,
): Promise<Map<number | null, number>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: auditLog.actor_id, count: count() })
    .from(auditLog)
    .where(and(inArray(auditLog.actor_id, ids), gte(auditLog.at, since)))
    .groupBy(auditLog.actor_id)
  return new Map(rows.map((row) => [row.id, row.count]))
}

type Names = ReadonlyMap<number, string>
const nameIn = (names: Names, id: number | null) => (id === null ? null : (names.get(id) ?? null))

function presentInvitation(row: AdminInvitationRow, names: Names, now: Date): AdminInvitation {
  const { id, email, role, invited_by, created_at, expires_at } = row
  return {
    id,
    email,
    role,
    invited_by: nameIn(names, invited_by),
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_expired: expires_at <= now,
  }
}

function presentProposal(row: ProposalRow, names: Names, ownId: number): AdminProposal {
  const { id, user_id, role, why, proposed_by, proposed_at, expires_at } = row
  return {
    id,
    person_id: user_id,
    person: nameIn(names, user_id) ?? '',
    role,
    why,
    proposed_by: nameIn(names, proposed_by),
    proposed_at: proposed_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_own: proposed_by === ownId,
  }
}
