import { and, eq } from 'drizzle-orm'
import { recordDecision } from '#src/moderation/decisions.ts'
import { announceEnd } from '#src/platform/endings.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { announceToMembers } from '../changing.ts'
import { companies } from '../tables.ts'
import { NEXT_VERSION, refusalOf } from './validation.ts'

/**
 * Takes the company and all that it published off the site: whatever lists open offers leaves out those of companies that
 * are not validated. @throws HttpError 404, 409 when it is not validated
 */
export async function suspendCompany(unit: Unit, id: number, reason: string) {
  const { db, now, actor_id } = unit
  const [suspended] = await db
    .update(companies)
    .set({
      status: 'suspended',
      suspended_at: now,
      status_reason: reason,
      decided_by: actor_id,
      decided_at: now,
      version: NEXT_VERSION,
    })
    .where(and(eq(companies.id, id), eq(companies.status, 'validated')))
    .returning({ id: companies.id })
  if (!suspended) throw await refusalOf(unit, id, null)
  await announceEnd(unit, 'company_suspended', { company_id: id, reason })
  await announceToMembers(unit, id)
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.suspended',
    before: { status: 'validated' },
    after: { status: 'suspended' },
    why: reason,
  })
}

/** Brings it back as it was. @throws HttpError 404, 409 when it is not suspended */
export async function restoreCompany(unit: Unit, id: number) {
  const { db, now, actor_id } = unit
  const [restored] = await db
    .update(companies)
    .set({
      status: 'validated',
      suspended_at: null,
      status_reason: null,
      decided_by: actor_id,
      decided_at: now,
      version: NEXT_VERSION,
    })
    .where(and(eq(companies.id, id), eq(companies.status, 'suspended')))
    .returning({ id: companies.id })
  if (!restored) throw await refusalOf(unit, id, null)
  await announceToMembers(unit, id)
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.restored',
    before: { status: 'suspended' },
    after: { status: 'validated' },
  })
}
