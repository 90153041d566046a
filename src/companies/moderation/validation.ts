import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { decidedAlready, recordDecision } from '#src/moderation/decisions.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { announceToMembers } from '../changing.ts'
import { companyRejectedNotification, companyValidatedNotification } from '../mails/validation.ts'
import { notifyRecruiters } from '../notifying.ts'
import type { CompanyCorrection } from '../shared/moderated.ts'
import { companies } from '../tables.ts'

/** A page that its recruiter has open since before the decision is told. */
export const NEXT_VERSION = sql`${companies.version} + 1`

/** The request that the moderator read, known by the moment since which it waited. */
export interface SeenRequest {
  submitted_at: Date | null
}

/** Opens every feature to the company and makes its page public. @throws HttpError 404, 409 when it no longer waits as it was read */
export async function validateCompany(unit: Unit, id: number, seen: SeenRequest) {
  const { now } = unit
  const company = await decideOnPending(unit, id, seen, {
    status: 'validated',
    validated_at: now,
    status_reason: null,
    corrections: [],
  })
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.validated',
    before: { status: 'pending' },
    after: { status: 'validated' },
  })
  await notifyRecruiters(unit, id, companyValidatedNotification({ ...company, round: company.review_round }))
}

/** Sends the profile back with what to correct, in general and field by field. @throws as `validateCompany` does */
export async function askCorrections(
  unit: Unit,
  id: number,
  { reason, corrections, ...seen }: SeenRequest & { reason: string; corrections: CompanyCorrection[] },
) {
  const after = { status: 'rejected' as const, status_reason: reason, corrections }
  const company = await decideOnPending(unit, id, seen, after)
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.corrections-asked',
    before: { status: 'pending' },
    after,
    why: wordsOf(reason, corrections),
  })
  const told = { ...company, round: company.review_round, reason: wordsOf(reason, corrections) }
  await notifyRecruiters(unit, id, companyRejectedNotification(told))
}

function wordsOf(reason: string, corrections: CompanyCorrection[]): string {
  return [reason, ...corrections.map(({ message }) => message)].filter(Boolean).join(' ')
}

async function decideOnPending(
  unit: Unit,
  id: number,
  { submitted_at }: SeenRequest,
  values: PgUpdateSetSource<typeof companies>,
) {
  const { db, now, actor_id } = unit
  const asRead = submitted_at ? eq(companies.submitted_at, submitted_at) : isNull(companies.submitted_at)
  const [company] = await db
    .update(companies)
    .set({ ...values, decided_by: actor_id, decided_at: now, version: NEXT_VERSION })
    .where(and(eq(companies.id, id), eq(companies.status, 'pending'), asRead))
    .returning({ id: companies.id, name: companies.name, review_round: companies.review_round })
  if (!company) throw await refusalOf(unit, id, submitted_at)
  await announceToMembers(unit, id)
  return company
}

/** Says why a decision changed nothing. */
export async function refusalOf(unit: Unit, id: number, seen: Date | null) {
  const rows = await unit.db.select({ id: companies.id }).from(companies).where(eq(companies.id, id))
  return rows.length === 0 ? notFound() : decidedAlready(unit, `company:${id}`, seen)
}
