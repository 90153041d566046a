import { and, eq, gte } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { withAnswerLinks } from '../answer-links/mailing.ts'
import { type ApplicationRow, followedUpAt, lockApplication, seenState } from '../applications.ts'
import { followedUpNotification } from '../mails/recruiter.ts'
import { applicationMessages } from '../messages/tables.ts'
import type { FollowUpBlock } from '../shared/follow-up.ts'
import { isPromiseOver } from '../shared/promise.ts'
import { applications } from '../tables.ts'

const REFUSALS: Record<FollowUpBlock, string> = {
  promise_runs: 'Le jour promis n’est pas passé\u00A0: vous pourrez relancer le lendemain.',
  sent_already: 'Vous avez déjà relancé cette société pour cette candidature.',
  message_since:
    'Vous vous êtes déjà écrit au sujet de cette candidature\u00A0: continuez dans la conversation.',
}
const OVER = 'Cette candidature n’attend plus de réponse.'

/** Whether the applicant sees the application wait for a first answer that was promised. */
export function waitsForPromise(row: ApplicationRow): boolean {
  const { status, stage } = seenState(row)
  const waits = status === 'submitted' || (status === 'active' && stage === 'viewed')
  return waits && row.submitted_at !== null && row.answer_due_at !== null
}

/** Why an application that waits for its promised answer cannot be followed up now; null where it can. */
export async function findFollowUpBlock(
  database: Database,
  row: ApplicationRow,
  now: Date,
): Promise<FollowUpBlock | null> {
  if (followedUpAt(row)) return 'sent_already'
  const { id, application_id, created_at } = applicationMessages
  const [message] = await database
    .select({ id })
    .from(applicationMessages)
    .where(and(eq(application_id, row.id), gte(created_at, row.submitted_at ?? row.created_at)))
    .limit(1)
  if (message) return 'message_since'
  return row.answer_due_at && isPromiseOver(row.answer_due_at, now) ? null : 'promise_runs'
}

/**
 * Asks the recruiters once for the answer whose promised day has passed.
 * @throws HttpError 404 for somebody else's, 409 while it is too early, a second time, or after a message
 */
export async function followUpApplication(services: Services, actor: Actor, id: number) {
  await inTransaction(services, actor, async (unit) => {
    const row = await lockApplication(unit.db, id)
    if (row?.applicant_id !== actor.id) throw notFound()
    if (row.applicant_archived_at || !row.answer_due_at || !waitsForPromise(row)) throw conflict(OVER)
    const block = await findFollowUpBlock(unit.db, row, unit.now)
    if (block) throw conflict(REFUSALS[block])
    await unit.db.update(applications).set({ followed_up_at: unit.now }).where(eq(applications.id, id))
    // An answer that can still be taken back is not known to the applicant yet, and its recruiter has nothing left to do.
    const isAnswered = row.withheld_status !== null
    if (isAnswered) return
    const notification = followedUpNotification(row, row.answer_due_at, fullName(actor.user))
    await notifyRecruiters(unit, row.company_id, withAnswerLinks(notification, [row]))
  })
}
