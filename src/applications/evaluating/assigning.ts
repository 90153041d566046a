import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames, listRecipients } from '#src/accounts/people.ts'
import { listRecruiterIds } from '#src/companies/members.ts'
import { notify } from '#src/notifications/notify.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import type { ApplicationRow } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { applications } from '../tables.ts'
import { assignedNotification } from './mails.ts'
import { ensureEvaluation, lockToEvaluate } from './rating.ts'
import { applicationEvaluations } from './tables.ts'

const NOBODY = 'Choisissez un collègue qui répond aux candidatures.'

/**
 * Gives an application to a colleague, who is told unless it is the same person, or to nobody.
 * @throws HttpError 404 for another company's application, 422 for a person who does not answer applications there
 */
export async function assign(services: Services, member: Member, id: number, userId: number | null) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockToEvaluate(unit, member, id)
    const working = await listRecruiterIds(unit.db, member.company.id)
    if (userId !== null && !working.includes(userId)) throw invalid({ user_id: [NOBODY] })
    await ensureEvaluation(unit, row)
    const { application_id, assignments } = applicationEvaluations
    const [before] = await unit.db.select().from(applicationEvaluations).where(eq(application_id, id))
    if (before?.assignee_id === userId) return
    const [after] = await unit.db
      .update(applicationEvaluations)
      .set({ assignee_id: userId, assignments: sql`${assignments} + 1` })
      .where(eq(application_id, id))
      .returning()
    if (userId !== null && userId !== member.id)
      await notifyAssignee(unit, member, { row, userId, time: after?.assignments ?? 0 })
    await announceToColleagues(unit, member.company.id)
  })
}

async function notifyAssignee(
  unit: Unit,
  member: Member,
  { row, userId, time }: { row: ApplicationRow; userId: number; time: number },
) {
  const applicant = (await listNames(unit.db, [row.applicant_id])).get(row.applicant_id) ?? ''
  const notification = assignedNotification(row, {
    time,
    author: { id: member.id, name: fullName(member.user) },
    applicant,
  })
  for (const person of await listRecipients(unit.db, [userId])) await notify(unit, person, notification)
}

/**
 * Gives the applications in progress of who left to the successor, and the others to nobody.
 */
export async function releaseAssignments(
  { db }: Unit,
  { company_id, user_id, successor_id }: { company_id: number; user_id: number; successor_id: number | null },
) {
  const { application_id, assignee_id, assignments } = applicationEvaluations
  const own = and(eq(assignee_id, user_id), eq(applicationEvaluations.company_id, company_id))
  const inProgress = db
    .select({ id: applications.id })
    .from(applications)
    .where(
      and(eq(applications.company_id, company_id), inArray(applications.status, ['submitted', 'active'])),
    )
  if (successor_id !== null)
    await db
      .update(applicationEvaluations)
      .set({ assignee_id: successor_id, assignments: sql`${assignments} + 1` })
      .where(and(own, inArray(application_id, inProgress)))
  await db.update(applicationEvaluations).set({ assignee_id: null }).where(own)
}
