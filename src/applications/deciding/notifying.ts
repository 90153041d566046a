import { eq, inArray, lte } from 'drizzle-orm'
import type { Notification } from '#src/notifications/notify.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type ApplicationRow, type EventRow, lockApplication } from '../applications.ts'
import {
  hiredNotification,
  movedBackNotification,
  positionFilledNotification,
  proposalWithdrawnNotification,
  rejectedNotification,
  stageNotification,
} from '../mails/applicant.ts'
import { listWithheld, notifyApplicantJob } from '../moves.ts'
import { notifyApplicant } from '../notifying.ts'
import { isBack } from '../shared/states.ts'
import { applicationEvents, applications } from '../tables.ts'

/** Tells the applicant of the changes that can no longer be taken back, in their order; of the others later. */
export async function notifyOfChanges(services: Services, id: number) {
  await inTransaction(services, null, async (unit) => {
    const row = await lockApplication(unit.db, id)
    if (!row?.withheld_status) return
    const untold = await listWithheld(unit.db, id)
    const due = untold.filter(({ tell_at }) => tell_at && tell_at <= unit.now)
    const last = due.at(-1)
    // The database started the job by its own clock, which may be ahead of this one, the only one that decides.
    if (!last) return sendAgain(unit, id, untold[0])
    await show(unit, row, due, last.id === untold.at(-1)?.id ? null : last)
    for (const [at, entry] of due.entries()) {
      const notification = notificationOf(row, entry, due.slice(at + 1))
      if (notification) await notifyApplicant(unit, row, notification)
    }
  })
}

/** Tells of every change that is due: should its own job be lost or early, it is found here. */
export async function notifyOfDueChanges(services: Services) {
  const { application_id, tell_at } = applicationEvents
  const due = await services.db
    .selectDistinct({ id: application_id })
    .from(applicationEvents)
    .where(lte(tell_at, services.clock.now()))
  const failures: unknown[] = []
  for (const each of due)
    await notifyOfChanges(services, each.id).catch((failure: unknown) => failures.push(failure))
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} changes were not told`)
}

async function sendAgain(unit: Unit, id: number, next: EventRow | undefined) {
  if (next?.tell_at) await unit.send(notifyApplicantJob, { id }, { after: next.tell_at })
}

/** @param until where the applicant sees it while something more waits, null when nothing does */
async function show({ db, now }: Unit, row: ApplicationRow, told: EventRow[], until: EventRow | null) {
  const ids = told.map((entry) => entry.id)
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

/** Of a step back, or of one forward that was taken back before it was told, nobody hears as of good news: only the recruiter's own words are passed on. */
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
