import { and, eq, gt, inArray, isNull, lte } from 'drizzle-orm'
import { offers } from '#src/offers/tables.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import { listRuns } from '#src/platform/queue/recurring-runs.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { type ApplicationRow, lockApplication } from './applications.ts'
import { offerClosedNotification } from './mails/applicant.ts'
import { notifyApplicant } from './notifying.ts'
import { isInProgress } from './shared/transitions.ts'
import { applications } from './tables.ts'

export const tellOfClosedOffersJob = jobKind('applications.tell-of-closed-offers')

/** Whoever closes an offer often answers everybody at once, and a person who is answered needs no word of the closing. */
const SETTLING = 2 * HOUR
/** The very first run looks so far back; any other one as far as the last that went well. */
const LOOKED_BACK = 2 * DAY
/** An older end is no news any more, whatever is changed of the offer later. */
const NEWS = 7 * DAY
const RUNS = 50

/**
 * Tells those whose application waits that its offer takes no others any more, on the day on which it ended. Each run
 * goes on where the last one that went well stopped, however long ago that was; the same closing is told once, and one
 * that follows a renewal is told again. An offer that was opened again meanwhile is no closing.
 */
export async function tellOfClosedOffers(services: Services): Promise<void> {
  const now = services.clock.now()
  const since = after(await lastRun(services, now), -SETTLING)
  const waiting = inPages<{ id: number; closed_at: Date | null }>((last, most) =>
    services.db
      .select({ id: applications.id, closed_at: offers.closed_at })
      .from(offers)
      .innerJoin(applications, eq(applications.offer_id, offers.id))
      .where(
        and(
          eq(offers.status, 'closed'),
          // When it was closed is found by an index as the last change; an expiry is dated to the moment that was set.
          gt(offers.updated_at, since),
          lte(offers.updated_at, after(now, -SETTLING)),
          gt(offers.closed_at, after(since, -NEWS)),
          inArray(applications.status, ['submitted', 'active']),
          eq(applications.is_entered, false),
          isNull(applications.withheld_status),
          last ? gt(applications.id, last.id) : undefined,
        ),
      )
      .orderBy(applications.id)
      .limit(most),
  )
  await forEachRow(waiting, ({ id, closed_at }) =>
    inTransaction(services, null, async (unit) => {
      const row = await lockApplication(unit.db, id)
      if (!row || !closed_at || !isWaiting(row)) return
      await notifyApplicant(unit, row, offerClosedNotification(row, closed_at, now))
    }),
  )
}

async function lastRun({ db }: Services, now: Date): Promise<Date> {
  const runs = await listRuns(db, tellOfClosedOffersJob.name, RUNS)
  return runs.find(({ failure }) => failure === null)?.at ?? after(now, -LOOKED_BACK)
}

/** A proposal is an answer, and stands. */
function isWaiting(row: ApplicationRow): boolean {
  return isInProgress(row) && row.stage !== 'offer_made' && row.stage !== 'accepted'
}
