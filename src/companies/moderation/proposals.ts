import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { decidedAlready, recordDecision } from '#src/moderation/decisions.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { announceToMembers } from '../changing.ts'
import type { CopyCompany } from '../editing/saving.ts'
import { companyChangeAcceptedNotification, companyChangeRefusedNotification } from '../mails/validation.ts'
import { notifyRecruiters } from '../notifying.ts'
import { type CompanyProposal, MODERATED_FIELDS } from '../shared/moderated.ts'
import { companies } from '../tables.ts'

const NO_PROPOSAL = { proposed: null, proposed_at: null }

/** The company is called and numbered as it proposed. @throws HttpError 404, 409 when the proposal is not the one that was read */
export async function acceptProposal(unit: Unit, id: number, proposed_at: Date, copy: CopyCompany) {
  const { proposed, fields, before, name, company_size } = await lockProposal(unit, id, proposed_at)
  // A page that still shows the old name is told before it saves it again.
  const version = sql`${companies.version} + 1`
  await decide(unit, id, { ...proposed, ...NO_PROPOSAL, corrections: [], version })
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.change-accepted',
    before,
    after: proposed,
  })
  if (proposed.name) await copy(unit, { id, name: proposed.name, company_size }, true)
  const told = { id, name: proposed.name ?? name, at: proposed_at, fields }
  await notifyRecruiters(unit, id, companyChangeAcceptedNotification(told))
}

/** It stays as it was; why is shown beside each field that it wanted to change. @throws as `acceptProposal` does */
export async function refuseProposal(
  unit: Unit,
  id: number,
  { proposed_at, reason }: { proposed_at: Date; reason: string },
) {
  const { proposed, fields, before, name } = await lockProposal(unit, id, proposed_at)
  const corrections = fields.map((field) => ({ field, message: reason }))
  await decide(unit, id, { ...NO_PROPOSAL, corrections })
  await recordDecision(unit, {
    subject: `company:${id}`,
    action: 'companies.change-refused',
    before: { proposed },
    after: before,
    why: reason,
  })
  const told = { id, name, at: proposed_at, fields, reason }
  await notifyRecruiters(unit, id, companyChangeRefusedNotification(told))
}

/** The proposal as it was read, and what it would replace; nobody else decides on it before this change ends. */
async function lockProposal(unit: Unit, id: number, proposed_at: Date) {
  const find = (condition?: SQL) =>
    unit.db
      .select()
      .from(companies)
      .where(and(eq(companies.id, id), condition))
      .for('update')
  const [row] = await find(and(eq(companies.proposed_at, proposed_at), isNotNull(companies.proposed)))
  if (!row?.proposed) {
    if ((await find()).length === 0) throw notFound()
    throw await decidedAlready(unit, `company:${id}`, proposed_at)
  }
  const fields = MODERATED_FIELDS.filter((field) => row.proposed?.[field] !== undefined)
  // Only what may be proposed is taken over, whatever the row holds.
  const proposed: CompanyProposal = Object.fromEntries(fields.map((field) => [field, row.proposed?.[field]]))
  return {
    proposed,
    fields,
    name: row.name,
    company_size: row.company_size,
    before: Object.fromEntries(fields.map((field) => [field, row[field]])),
  }
}

async function decide(unit: Unit, id: number, values: PgUpdateSetSource<typeof companies>) {
  const { db, now, actor_id } = unit
  await db
    .update(companies)
    .set({ ...values, decided_by: actor_id, decided_at: now })
    .where(eq(companies.id, id))
  await announceToMembers(unit, id)
}
