import { eq } from 'drizzle-orm'
import { listAdminRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, HttpError } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { listed } from '#src/shared/phrases.ts'
import { announceToMembers, lockCompanyFor } from '../changing.ts'
import { type CompanyRow, companyCompleteness, findAttached } from '../completeness.ts'
import { companyWaitingNotification } from '../mails/validation.ts'
import type { TeamActor } from '../members.ts'
import { fieldInSentence } from '../shared/sections.ts'
import { companies } from '../tables.ts'

/**
 * Sends the company to the moderators. A second press finds it sent, and changes nothing.
 * @throws HttpError 403 for a reader, 409 once it is validated, 422 while something is missing or to be corrected
 */
export async function submitCompany(services: Services, actor: TeamActor) {
  await inTransaction(services, actor, async (unit) => {
    const company = await lockCompanyFor(unit.db, actor)
    if (company.status === 'pending') return
    if (company.status === 'validated') throw conflict('Votre société est déjà validée.')
    const { missing } = companyCompleteness(company, await findAttached(unit.db, company.id))
    const lacks = lacksOf(company, missing)
    if (lacks) throw new HttpError(422, lacks)
    const { id, name, status } = company
    const round = company.review_round + 1
    await unit.db
      .update(companies)
      .set({
        status: 'pending',
        status_reason: null,
        review_round: round,
        submitted_at: unit.now,
        completed_at: company.completed_at ?? unit.now,
      })
      .where(eq(companies.id, id))
    await audit(unit, {
      action: 'companies.submitted',
      subject: `company:${id}`,
      details: { from: status, round },
    })
    const waiting = companyWaitingNotification({ id, name, round })
    for (const admin of await listAdminRecipients(unit.db, 'decide on companies'))
      await notify(unit, admin, waiting)
    await announceToMembers(unit, id)
  })
}

function lacksOf(
  { corrections }: CompanyRow,
  missing: readonly { words: string; required: boolean }[],
): string | null {
  const needed = missing.filter(({ required }) => required)
  if (needed.length > 0) return `Il manque ${listed(needed.map(({ words }) => words))}.`
  const asked = corrections.map(({ field }) => fieldInSentence(field))
  return asked.length > 0 ? `À corriger\u00A0: ${listed(asked)}.` : null
}
