import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applications } from '../tables.ts'
import { firstReminder } from './reminders.ts'
import { jobProposals } from './tables.ts'

/** Nobody is reminded of a proposal once its application has ended; its state follows from the application’s. */
export async function endProposalsOf({ db }: Unit, applicationId: number) {
  await db.update(jobProposals).set({ remind_at: null }).where(eq(jobProposals.application_id, applicationId))
}

const waitingAt = ({ db }: Unit, companyId: number) =>
  db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(
        eq(applications.company_id, companyId),
        eq(applications.status, 'active'),
        eq(applications.stage, 'offer_made'),
      ),
    )

/** While a company is suspended its proposals can’t be accepted, so nobody is reminded of them. */
export async function stopProposalReminders(unit: Unit, companyId: number) {
  await unit.db
    .update(jobProposals)
    .set({ remind_at: null })
    .where(inArray(jobProposals.application_id, waitingAt(unit, companyId)))
}

/** Once the company is restored, the reminders that are still to come leave again. */
export async function resumeProposalReminders(unit: Unit, companyId: number) {
  const { id, answer_by, application_id, accepted_at, remind_at } = jobProposals
  const rows = await unit.db
    .select({ id, answer_by })
    .from(jobProposals)
    .where(and(inArray(application_id, waitingAt(unit, companyId)), isNull(accepted_at), isNull(remind_at)))
  for (const row of rows)
    await unit.db
      .update(jobProposals)
      .set({ remind_at: firstReminder(row.answer_by, unit.now) })
      .where(eq(id, row.id))
}
