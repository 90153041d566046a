import { eq, inArray, lte } from 'drizzle-orm'
import type { Notification } from '#src/notifications/notify.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type ApplicationRow, type EventRow, lockApplication } from '../applications.ts'
import { notifyEntered } from '../entering/notifying.ts'
import { leadOn } from '../leading-on.ts'
import {
  hiredNotification,
  movedBackNotification,
  positionFilledNotification,
  proposalWithdrawnNotification,
  rejectedNotification,
  stageNotification,
} from '../mails/applicant.ts'
import { endApplication, listWithheld, notifyApplicantJob } from '../moves.ts'
import { notifyApplicant } from '../notifying.ts'
import { isBack } from '../shared/states.ts'
import { applicationEvents, applications } from '../tables.ts'

/**
 * Tells the applicant, in their order, of the changes that can no longer be taken back; the others wait for their own
 * job.
 */
export async function notifyOfChanges(services: Services, id: number) {
  await inTransaction(services, null, async (unit) => {
    const row = await lockApplication(unit.db, id)
    if (!row?.withheld_status) return
    const withheld = await listWithheld(unit.db, id)
    const due = withheld.filter(({ tell_at }) => tell_at && tell_at <= unit.now)
    const last = due.at(-1)
    // The database started the job by its own clock, which may be ahead of the server's, and only the server's
    // decides.
    if (!last) return sendJobAgain(unit, id, withheld[0])
    await show(unit, row, due, last.id === withheld.at(-1)?.id ? null : last)
    for (const [at, entry] of due.entries()) {
      if (row.is_entered) {
        await notifyEntered(unit, row, entry)
        continue
      }
      const notification = notificationOf(row, entry, due.slice(at + 1))
      if (!notification) continue
      const isEnd = notification.kind === 'application.rejected'
      const told = isEnd ? await leadOn(unit, row, entry.reason, notification) : notification
      await notifyApplicant(unit, row, told)
    }
    if (last.id === withheld.at(-1)?.id)
      await endApplication(unit, { ...row, withheld_status: null, withheld_stage: null })
  })
}

/** Tells every applicant of what is due, so that a job that was lost or came early is made good by the next run. */
export async function notifyOfDueChanges(services: Services) {
  const { application_id, tell_at } = applicationEvents
  const due = await services.db
    .selectDistinct({ id: application_id })
    .from(applicationEvents)
    .where(lte(tell_at, services.clock.now()))
  await forEachRow(due, ({ id }) => notifyOfChanges(services, id))
}

async function sendJobAgain(unit: Unit, id: number, next: EventRow | undefined) {
  if (next?.tell_at) await unit.send(notifyApplicantJob, { id }, { after: next.tell_at })
}

/** @param until the change at which the applicant sees the application while more is withheld; null when nothing is */
async function show({ db, now }: Unit, row: ApplicationRow, shown: EventRow[], until: EventRow | null) {
  const ids = shown.map((entry) => entry.id)
  await db
    .update(applicationEvents)
    .set({ visible_to_applicant: true, tell_at: null })
    .where(inArray(applicationEvents.id, ids))
  await db
    .update(applications)
    .set({
      withheld_status: until?.to_status ?? null,
      withheld_stage: until?.to_stage ?? null,
      changed_at: now,
    })
    .where(eq(applications.id, row.id))
}

/**
 * A step back is no good news, nor is one forward that is taken back before it is told: of these only the recruiter's
 * own words are passed on.
 */
function notificationOf(
  row: ApplicationRow,
  entry: EventRow,
  after: readonly EventRow[],
): Notification | null {
  if (entry.to_status === 'rejected') return rejectedNotification(row, entry)
  if (entry.to_outcome === 'position_filled') return positionFilledNotification(row, entry)
  if (entry.to_status === 'closed') return hiredNotification(row, entry)
  if (entry.from_stage === 'offer_made') return proposalWithdrawnNotification(row, entry)
  const moved = { ...row, status: entry.to_status, stage: entry.to_stage }
  if (isBack(entry.from_stage, entry.to_stage))
    return entry.message ? movedBackNotification(moved, entry) : null
  if (after.some((later) => isBack(entry.to_stage, later.to_stage) && later.to_status === 'active'))
    return entry.message ? movedBackNotification(moved, entry) : null
  return stageNotification(moved, entry)
}
