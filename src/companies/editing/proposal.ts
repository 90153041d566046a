import { eq } from 'drizzle-orm'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { lockCompanyFor } from '../changing.ts'
import type { CompanyRow } from '../completeness.ts'
import { companyChangeNotification } from '../mails/validation.ts'
import type { TeamActor } from '../members.ts'
import { type CompanyProposal, MODERATED_FIELDS } from '../shared/moderated.ts'
import { companies } from '../tables.ts'

/** What waits for a moderator after this save, where that is not what waited before. */
export function proposalOf(before: CompanyRow, written: Partial<CompanyRow>): Partial<CompanyRow> {
  const proposed: CompanyProposal = { ...before.proposed }
  for (const field of MODERATED_FIELDS) {
    const value = written[field]
    if (value === undefined) continue
    if (value === null || value === before[field]) delete proposed[field]
    else proposed[field] = value
  }
  const isAsBefore = MODERATED_FIELDS.every((field) => proposed[field] === before.proposed?.[field])
  if (isAsBefore) return {}
  return Object.keys(proposed).length > 0 ? { proposed } : { proposed: null, proposed_at: null }
}

/** The change waits from now on, so the administrators are mailed. */
export async function proposeChange(unit: Unit, { id, name }: CompanyRow, proposed: CompanyProposal) {
  const details: AuditDetails = { fields: Object.keys(proposed) }
  await audit(unit, { action: 'companies.change-proposed', subject: `company:${id}`, details })
  const waiting = companyChangeNotification({ id, name, at: unit.now })
  for (const admin of await listAdminRecipients(unit.db, 'decide on companies'))
    await notify(unit, admin, waiting)
}

/** Takes back what waits for a moderator; without anything that waits, nothing happens. */
export async function withdrawProposal(services: Services, actor: TeamActor) {
  await inTransaction(services, actor, async (unit) => {
    const { id, proposed, version } = await lockCompanyFor(unit.db, actor)
    if (!proposed) return
    const values = { proposed: null, proposed_at: null, version: version + 1 }
    await unit.db.update(companies).set(values).where(eq(companies.id, id))
    await audit(unit, { action: 'companies.proposal-withdrawn', subject: `company:${id}` })
  })
}
