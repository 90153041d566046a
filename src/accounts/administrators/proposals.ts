import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden, invalid, notFound } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import { ADMIN_PROPOSAL_DAYS } from '../shared/administrator-input.ts'
import type { AdminRole } from '../shared/kinds.ts'
import { ADMIN_ROLE_LABELS } from '../shared/kinds.ts'
import { countSuperAdmins, requireOtherSuperAdmin } from '../super-admins.ts'
import { users } from '../tables.ts'
import { lockUser, type User } from '../users.ts'
import { proposalMail } from './mails.ts'
import { lockAdministrator, roleOf, writeRole } from './roles.ts'
import { adminProposals, type PROPOSAL_OUTCOMES } from './tables.ts'

export type ProposalRow = typeof adminProposals.$inferSelect

const ALONE =
  'Il faut une deuxième personne super-administratrice pour confirmer. La première se nomme sur le serveur, avec la commande admin:create.'
const GONE = 'Cette proposition n’attend plus\u00A0: elle a été décidée, retirée, ou le temps est passé.'

const isOpen = (now: Date) => and(isNull(adminProposals.outcome), gt(adminProposals.expires_at, now))

/** Lists what waits for a second person, the last one first. */
export function listProposals(database: Database, now: Date): Promise<ProposalRow[]> {
  return database.select().from(adminProposals).where(isOpen(now)).orderBy(desc(adminProposals.id))
}

/**
 * Proposes to make somebody a super-administrator, or to lower or end one; the others are told by mail.
 * @throws HttpError 404, 403 as `lockAdministrator`; 422 on `role` for what one person alone decides; 409 when nobody
 * can confirm, for the last super-administrator, and when a proposal waits already
 */
export async function proposeRole(
  unit: Unit,
  proposer: User,
  { id, role, why }: { id: number; role: AdminRole | null; why: string },
) {
  const user = await lockAdministrator(unit, id)
  const before = roleOf(user)
  const needsTwo = role !== before && (role === 'super_admin' || before === 'super_admin')
  if (!needsTwo) throw invalid({ role: ['Ce changement se fait sans deuxième personne.'] })
  if (role !== 'super_admin') await requireOtherSuperAdmin(unit.db, user, unit.now)
  if ((await countSuperAdmins(unit.db, unit.now)) < 2) throw conflict(ALONE)
  await closeExpired(unit)
  const expires_at = after(unit.now, ADMIN_PROPOSAL_DAYS * DAY)
  const inserted = await unit.db
    .insert(adminProposals)
    .values({ user_id: id, role, why, proposed_by: proposer.id, proposed_at: unit.now, expires_at })
    .onConflictDoNothing()
    .returning()
  if (inserted.length === 0) throw conflict('Une proposition attend déjà pour cette personne.')
  await audit(unit, {
    action: 'accounts.admin-role-proposed',
    subject: `user:${id}`,
    details: { before: { role: before }, after: { role }, why },
  })
  const others = await unit.db
    .select()
    .from(users)
    .where(and(eq(users.admin_role, 'super_admin'), eq(users.is_active, true), ne(users.id, proposer.id)))
  const words = describeProposal(fullName(proposer), fullName(user), role)
  for (const reader of others)
    await enqueueMail(unit, proposalMail(unit.env, reader, { words, why, expires_at }, unit.now))
}

/** @example « Noro Ratsimba propose Tiana Rakoto comme super-admin » */
function describeProposal(proposer: string, person: string, role: AdminRole | null): string {
  if (role === 'super_admin') return `${proposer} propose ${person} à la super-administration`
  return role
    ? `${proposer} propose que ${person} passe au rôle ${ADMIN_ROLE_LABELS[role]}`
    : `${proposer} propose de retirer l’accès de ${person}`
}

/**
 * Confirms what a colleague proposed; whoever calls has shown a code of theirs a moment ago.
 * @throws HttpError 404 for no proposal; 403 for the one who proposed it; 409 when it waits no more, or would take the last
 * super-administrator away
 */
export async function confirmProposal(unit: Unit, id: number) {
  const proposal = await lockProposal(unit, id)
  if (proposal.proposed_by === unit.actor_id)
    throw forbidden('Il faut une deuxième personne\u00A0: qui propose ne confirme pas.')
  const user = await lockUser(unit.db, proposal.user_id)
  if (!user || user.deleted_at) throw conflict(GONE)
  await decide(unit, proposal, 'confirmed')
  await writeRole(unit, user, proposal.role, proposal.why)
}

/** Refuses what a colleague proposed, or withdraws one's own. @throws HttpError 404, 409 as `confirmProposal` */
export async function dropProposal(unit: Unit, id: number) {
  const proposal = await lockProposal(unit, id)
  const outcome = proposal.proposed_by === unit.actor_id ? 'withdrawn' : 'refused'
  await decide(unit, proposal, outcome)
  await audit(unit, {
    action: `accounts.admin-role-${outcome}`,
    subject: `user:${proposal.user_id}`,
    details: { after: { role: proposal.role }, why: proposal.why },
  })
}

async function lockProposal({ db, now }: Unit, id: number): Promise<ProposalRow> {
  const [row] = await db.select().from(adminProposals).where(eq(adminProposals.id, id)).for('update')
  if (!row) throw notFound()
  if (row.outcome || row.expires_at <= now) throw conflict(GONE)
  return row
}

async function decide(
  { db, now, actor_id }: Unit,
  { id }: ProposalRow,
  outcome: (typeof PROPOSAL_OUTCOMES)[number],
) {
  await db
    .update(adminProposals)
    .set({ outcome, decided_by: actor_id, decided_at: now })
    .where(eq(adminProposals.id, id))
}

/** Those that nobody answered in time make room for another about the same person. */
async function closeExpired({ db, now }: Unit) {
  await db
    .update(adminProposals)
    .set({ outcome: 'expired', decided_at: now })
    .where(and(isNull(adminProposals.outcome), lte(adminProposals.expires_at, now)))
}
