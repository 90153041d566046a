import { eq } from 'drizzle-orm'
import { lockTeam } from '#src/companies/members.ts'
import {
  endPlanContacts,
  grantContacts,
  lengthenPlanContacts,
  suspendPlanContacts,
} from '#src/matching/contacts/contacts.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { endOfTerm, monthsOf } from '../plans/shared/periods.ts'
import { applyLimits } from './limits.ts'
import { subscriptions } from './tables.ts'
import { type DatedTerm, dated, findFollowing, findRunning, limitsOfVersion, type Term } from './terms.ts'

type Values = Partial<typeof subscriptions.$inferInsert>

/**
 * Begins a term that was paid: at once where none runs or where it takes the place of the one that runs, otherwise when
 * that one ends. The company's row is locked before everything else, as in each change of a term.
 */
export async function beginTerm(unit: Unit, id: number): Promise<DatedTerm> {
  const term = await lockTerm(unit, id)
  if (term.status !== 'pending' || term.starts_at) throw conflict('Cette formule n’attend plus de paiement.')
  const running = await findRunning(unit.db, term.company_id)
  if (!running || running.ends_at <= unit.now) {
    if (running) await closeTerm(unit, running, 'expired')
    return activate(unit, term, unit.now)
  }
  if (term.replaces_id === running.id) {
    await closeTerm(unit, running, 'upgraded')
    const following = await findFollowing(unit.db, term.company_id)
    if (following) await closeTerm(unit, following, 'rejected')
    return activate(unit, term, unit.now)
  }
  return follow(unit, term, running)
}

/** A term that is paid early waits for the end of the one that runs; that one is no longer cancelled. */
async function follow(unit: Unit, term: Term, running: DatedTerm): Promise<DatedTerm> {
  if (running.status === 'cancelled') await write(unit, running.id, { status: 'active', cancelled_at: null })
  const starts_at = running.ends_at
  const row = await write(unit, term.id, { starts_at, ends_at: endOfTerm(starts_at, term.period) })
  await auditTerm(unit, row, 'subscriptions.followed')
  return dated(row)
}

async function activate(unit: Unit, term: Term, starts_at: Date): Promise<DatedTerm> {
  const { company_id, period } = term
  const ends_at = endOfTerm(starts_at, period)
  const row = await write(unit, term.id, { status: 'active', starts_at, ends_at, activated_at: unit.now })
  const { monthly_contacts } = await limitsOfVersion(unit.db, term.plan_version_id)
  if (monthly_contacts > 0)
    for (const { from, until } of monthsOf(starts_at, period)) {
      const grant = { company_id, amount: monthly_contacts, reason: 'plan' as const }
      await grantContacts(unit.db, { ...grant, valid_from: from, valid_to: until }, unit.now)
    }
  await auditTerm(unit, row, 'subscriptions.activated')
  await applyLimits(unit, company_id)
  return dated(row)
}

/** Ends a term for good: what came with it ends, too. */
async function closeTerm(unit: Unit, term: Term, status: 'expired' | 'upgraded' | 'rejected') {
  const values = { status, ended_at: unit.now, suspended_at: null, suspension_reason: null }
  await write(unit, term.id, values)
  if (status !== 'rejected') await endPlanContacts(unit, term.company_id)
  await auditTerm(unit, { ...term, status }, `subscriptions.${status}`)
}

/** Marks a term whose payment came to nothing. One that was paid meanwhile stays. */
export async function rejectTerm(unit: Unit, id: number) {
  const term = await lockTerm(unit, id)
  if (term.status === 'pending' && !term.starts_at) await closeTerm(unit, term, 'rejected')
}

/**
 * Ends a term whose payment is refunded: the running one now, a following one before it begins.
 * @throws HttpError 409 for one that another took the place of, whose price was counted towards that one's
 */
export async function endRefundedTerm(unit: Unit, id: number) {
  const term = await lockTerm(unit, id)
  const { company_id, status } = term
  if (status === 'upgraded')
    throw conflict(
      'Une autre formule a remplacé celle-ci et son prix y est compté\u00A0: remboursez l’autre.',
    )
  if (status === 'pending') return closeTerm(unit, term, 'rejected')
  if (!isRunning(term)) return
  await closeTerm(unit, term, 'expired')
  const following = await findFollowing(unit.db, company_id)
  if (following) await activate(unit, following, unit.now)
  else await applyLimits(unit, company_id)
}

/**
 * Ends a term that is over, and begins the one that was paid to follow it.
 * @returns the term that ended, and the one that began; null when the term is not over
 */
export async function expireTerm(
  unit: Unit,
  id: number,
): Promise<{ ended: Term; next: DatedTerm | null } | null> {
  const term = await lockTerm(unit, id)
  if (!isRunning(term) || !term.ends_at || term.ends_at > unit.now) return null
  await closeTerm(unit, term, 'expired')
  const following = await findFollowing(unit.db, term.company_id)
  // It begins where the other ended even if this job comes late, so that its dates stay as they were promised.
  const next = following ? await activate(unit, following, following.starts_at) : null
  if (!next) await applyLimits(unit, term.company_id)
  return { ended: term, next }
}

/** The owner lets the term run to its end without being asked to renew, or takes that back. */
export async function cancelTerm(unit: Unit, companyId: number, isCancelled: boolean) {
  await lockTeam(unit.db, companyId)
  const running = await findRunning(unit.db, companyId)
  if (!running || running.ends_at <= unit.now) throw conflict('Votre société n’a pas de formule en cours.')
  if (running.status === 'suspended')
    throw conflict('Votre formule est suspendue\u00A0: écrivez-nous pour en parler.')
  const status = isCancelled ? 'cancelled' : 'active'
  if (running.status === status) return
  if (isCancelled && (await findFollowing(unit.db, companyId)))
    throw conflict('La période suivante est déjà payée\u00A0: votre formule continue après celle-ci.')
  const row = await write(unit, running.id, { status, cancelled_at: isCancelled ? unit.now : null })
  await auditTerm(unit, row, isCancelled ? 'subscriptions.cancelled' : 'subscriptions.resumed')
}

/** @throws HttpError 404, 409 for a term that does not run or is suspended already */
export async function suspendTerm(unit: Unit, id: number, reason: string): Promise<Term> {
  const term = await lockTerm(unit, id)
  if (!isRunning(term) || term.status === 'suspended') throw conflict('Cette formule n’est pas en cours.')
  const values = { status: 'suspended' as const, suspended_at: unit.now, suspension_reason: reason }
  const row = await write(unit, id, values)
  await suspendPlanContacts(unit, term.company_id, true)
  await auditTerm(unit, row, 'subscriptions.suspended', { reason })
  await applyLimits(unit, term.company_id)
  return row
}

/** @throws HttpError 404, 409 for a term that is not suspended */
export async function restoreTerm(unit: Unit, id: number): Promise<Term> {
  const term = await lockTerm(unit, id)
  if (term.status !== 'suspended') throw conflict('Cette formule n’est pas suspendue.')
  const status = term.cancelled_at ? ('cancelled' as const) : ('active' as const)
  const row = await write(unit, id, { status, suspended_at: null, suspension_reason: null })
  await suspendPlanContacts(unit, term.company_id, false)
  await auditTerm(unit, row, 'subscriptions.restored')
  await applyLimits(unit, term.company_id)
  return row
}

/** Lengthens a running term; the one that follows begins later by as much. @throws HttpError 404, 409 */
export async function grantDays(unit: Unit, id: number, days: number, reason: string): Promise<Term> {
  const term = dated(await lockTerm(unit, id))
  if (!isRunning(term)) throw conflict('Cette formule n’est pas en cours.')
  const ends_at = after(term.ends_at, days * DAY)
  const row = await write(unit, id, { ends_at, granted_days: term.granted_days + days })
  await lengthenPlanContacts(unit, term.company_id, term.ends_at, ends_at)
  const following = await findFollowing(unit.db, term.company_id)
  if (following)
    await write(unit, following.id, { starts_at: ends_at, ends_at: endOfTerm(ends_at, following.period) })
  await auditTerm(unit, row, 'subscriptions.lengthened', { days, reason })
  return row
}

const isRunning = ({ status }: Term) =>
  status === 'active' || status === 'cancelled' || status === 'suspended'

async function lockTerm({ db }: Unit, id: number): Promise<Term> {
  const [seen] = await db.select().from(subscriptions).where(eq(subscriptions.id, id))
  if (!seen) throw notFound()
  await lockTeam(db, seen.company_id)
  const [term] = await db.select().from(subscriptions).where(eq(subscriptions.id, id)).for('update')
  if (!term) throw notFound()
  return term
}

async function write({ db }: Unit, id: number, values: Values): Promise<Term> {
  const [row] = await db.update(subscriptions).set(values).where(eq(subscriptions.id, id)).returning()
  if (!row) throw new Error(`term ${id} is missing`)
  return row
}

async function auditTerm(unit: Unit, term: Term, action: string, details: AuditDetails = {}) {
  const { id, company_id, plan, period } = term
  await audit(unit, { action, subject: `company:${company_id}`, details: { ...details, id, plan, period } })
}
