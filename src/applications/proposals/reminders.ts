import { asc, desc, eq, lte } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { startOfDay } from '#src/shared/dates.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { type ApplicationRow, lockApplication, seenState } from '../applications.ts'
import { proposalLapsedNotification, proposalReminderNotification } from '../mails/applicant.ts'
import { proposalUnansweredNotification } from '../mails/recruiter.ts'
import { notifyApplicant } from '../notifying.ts'
import { isPromiseOver } from '../shared/promise.ts'
import { jobProposals } from './tables.ts'

type ProposalRow = typeof jobProposals.$inferSelect

const AT_ONCE = 200
/** Reminders leave at eight in the morning: two days before the day to answer by, on it, and once it has passed. */
const DAYS_BEFORE = [2, 0, -1] as const
const MORNING = 8 * HOUR

const momentsOf = (answerBy: string) =>
  DAYS_BEFORE.map((days) => after(startOfDay(answerBy), MORNING - days * DAY))

/** Finds when the applicant is reminded next; null when no reminder is left. */
function nextReminder(answerBy: string, now: Date): Date | null {
  return momentsOf(answerBy).find((moment) => moment > now) ?? null
}

/** No reminder leaves on the very day that the proposal is made. */
export function firstReminder(answerBy: string, now: Date): Date | null {
  return nextReminder(answerBy, after(now, 12 * HOUR))
}

/**
 * Reminds applicants of the proposals that wait for them, two days before and on the day; once it has passed, both
 * sides are told. Each is reminded once, in a change of its own. The proposal stays: it can be answered until the
 * company withdraws it.
 */
export async function remindOfProposals(services: Services) {
  const due = await services.db
    .select({ id: jobProposals.id, application_id: jobProposals.application_id })
    .from(jobProposals)
    .where(lte(jobProposals.remind_at, services.clock.now()))
    .orderBy(asc(jobProposals.remind_at))
    .limit(AT_ONCE)
  await forEachRow(due, (proposal) => remind(services, proposal))
}

async function remind(services: Services, { id, application_id }: { id: number; application_id: number }) {
  await inTransaction(services, null, async (unit) => {
    const row = await lockApplication(unit.db, application_id)
    const [last] = await unit.db
      .select()
      .from(jobProposals)
      .where(eq(jobProposals.application_id, application_id))
      .orderBy(desc(jobProposals.id))
      .limit(1)
    const waits =
      row && last?.id === id && row.stage === 'offer_made' && seenState(row).stage === 'offer_made'
    const remind_at = waits ? nextReminder(last.answer_by, unit.now) : null
    await unit.db.update(jobProposals).set({ remind_at }).where(eq(jobProposals.id, id))
    if (!waits || !last.remind_at || last.remind_at > unit.now) return
    if (isPromiseOver(last.answer_by, unit.now)) await notifyLapsed(unit, row, last)
    else await notifyApplicant(unit, row, proposalReminderNotification(row, last, unit.now))
  })
}

async function notifyLapsed(unit: Unit, row: ApplicationRow, proposal: ProposalRow) {
  const applicant = (await listNames(unit.db, [row.applicant_id])).get(row.applicant_id) ?? ''
  await notifyApplicant(unit, row, proposalLapsedNotification(row, proposal))
  await notifyRecruiters(unit, row.company_id, proposalUnansweredNotification(row, proposal, applicant))
}
