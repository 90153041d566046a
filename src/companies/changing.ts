import { eq } from 'drizzle-orm'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { type CompanyRow, companyCompleteness, findAttached, findCompany } from './completeness.ts'
import { companyWaitingNotification } from './mails/validation.ts'
import { findMembership, listMemberRows, lockTeam, type TeamActor } from './members.ts'
import { canEditCompany, EDITING_REFUSED } from './policy.ts'
import type { CompanyField } from './shared/sections.ts'
import { companies } from './tables.ts'

/**
 * The company as it is now, locked: its changes come one after the other, and the person's role may have changed since
 * the request began.
 * @throws HttpError 403 for who may not write, 409 while the company is suspended
 */
export async function lockCompanyFor(database: Database, actor: TeamActor): Promise<CompanyRow> {
  await lockTeam(database, actor.company.id)
  const place = await findMembership(database, actor.id)
  const company = await findCompany(database, actor.company.id)
  if (!company || place?.id !== company.id || !canEditCompany(place.role)) throw forbidden(EDITING_REFUSED)
  if (company.status === 'suspended')
    throw conflict('Votre société est suspendue\u00A0: rien ne se modifie. Écrivez-nous pour en parler.')
  return company
}

/**
 * What follows a change of these fields: what a moderator asked of them is crossed out, and a company that waits for
 * nothing else goes to the moderators by itself.
 */
export async function settleCompany(unit: Unit, companyId: number, changed: readonly CompanyField[]) {
  const company = await findCompany(unit.db, companyId)
  if (!company || changed.length === 0) return
  const corrections = company.corrections.filter(({ field }) => !changed.includes(field))
  if (corrections.length < company.corrections.length) await update(unit, companyId, { corrections })
  if (company.status !== 'incomplete' && company.status !== 'rejected') return
  const { is_complete } = companyCompleteness(company, await findAttached(unit.db, companyId))
  if (is_complete && corrections.length === 0) await submitCompany(unit, company)
}

async function submitCompany(unit: Unit, company: CompanyRow) {
  const { id, name, status } = company
  const round = company.review_round + 1
  await update(unit, id, {
    status: 'pending',
    status_reason: null,
    review_round: round,
    submitted_at: unit.now,
    completed_at: company.completed_at ?? unit.now,
  })
  await audit(unit, {
    action: 'companies.submitted',
    subject: `company:${id}`,
    details: { from: status, round },
  })
  const waiting = companyWaitingNotification({ id, name, round })
  for (const admin of await listAdminRecipients(unit.db)) await notify(unit, admin, waiting)
  await announceToMembers(unit, id)
}

/** The company's name or state has changed: the open pages of its members learn it. */
export async function announceToMembers(unit: Unit, companyId: number) {
  for (const { user_id } of await listMemberRows(unit.db, companyId))
    await announce(unit, { user_id, what: 'user' })
}

async function update({ db }: Unit, id: number, values: Partial<CompanyRow>) {
  await db.update(companies).set(values).where(eq(companies.id, id))
}
