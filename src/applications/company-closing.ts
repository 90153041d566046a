import { and, eq, inArray } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { stoppedNotification } from './mails/applicant.ts'
import { moveApplication } from './moves.ts'
import { notifyApplicant } from './notifying.ts'
import { isInProgress } from './shared/transitions.ts'
import { applications } from './tables.ts'

/** A company that closes cannot answer any more, so its open applications end and each applicant is told. */
export async function closeApplicationsTo(unit: Unit, companyId: number) {
  const rows = await unit.db
    .select()
    .from(applications)
    .where(and(eq(applications.company_id, companyId), inArray(applications.status, ['submitted', 'active'])))
    .orderBy(applications.id)
    .for('update')
  for (const before of rows) {
    if (!isInProgress(before)) continue
    const { row, entry } = await moveApplication(unit, before, { change: 'expire', by: 'system' })
    await notifyApplicant(unit, row, stoppedNotification(row, entry))
  }
}
