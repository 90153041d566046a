import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import { pausedUnattendedAt } from '#src/offers/attending/attendance.ts'
import { offers } from '#src/offers/tables.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import { listRuns } from '#src/platform/queue/recurring-runs.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR } from '#src/shared/durations.ts'
import { waitsForAnswer } from './answers.ts'
import { type ApplicationRow, lockApplication } from './applications.ts'
import { leadOn } from './leading-on.ts'
import { offerClosedNotification, offerPausedNotification } from './mails/offer-ends.ts'
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
 * Tells those whose application waits that its offer takes no others any more, on the day on which it ended, or was
 * paused because nobody said that it is still open. Each run goes on where the last one that went well stopped, however
 * long ago that was; the same closing is told once, and one that follows a renewal is told again. An offer that was opened
 * again meanwhile is no closing.
 */
export async function tellOfClosedOffers(services: Services): Promise<void> {
  const now = services.clock.now()
  const since = after(await lastRun(services, now), -SETTLING)
  const waiting = inPages<Ended>((last, most) =>
    services.db
      .select({ id: applications.id, closed_at: offers.closed_at, paused_at: pausedUnattendedAt })
      .from(offers)
      .innerJoin(applications, eq(applications.offer_id, offers.id))
      .where(
        and(
          // When it ended is found by an index as the last change; an expiry is dated to the moment that was set.
          gt(offers.updated_at, since),
          lte(offers.updated_at, after(now, -SETTLING)),
          or(
            and(eq(offers.status, 'closed'), gt(offers.closed_at, after(since, -NEWS))),
            and(eq(offers.status, 'published'), isNotNull(pausedUnattendedAt)),
          ),
          waitsForAnswer(),
          last ? gt(applications.id, last.id) : undefined,
        ),
      )
      .orderBy(applications.id)
      .limit(most),
  )
  await forEachRow(waiting, ({ id, closed_at, paused_at }) =>
    inTransaction(services, null, async (unit) => {
      const row = await lockApplication(unit.db, id)
      if (!row || !isWaiting(row)) return
      if (paused_at) {
        const notification = offerPausedNotification(row, paused_at)
        await notifyApplicant(unit, row, await leadOn(unit, row, null, notification))
      } else if (closed_at) await notifyApplicant(unit, row, offerClosedNotification(row, closed_at, now))
    }),
  )
}

interface Ended {
  id: number
  closed_at: Date | null
  /** Since when the offer is paused without an answer of its company; null where it is not. */
  paused_at: Date | null
}

async function lastRun({ db }: Services, now: Date): Promise<Date> {
  const runs = await listRuns(db, tellOfClosedOffersJob.name, RUNS)
  return runs.find(({ failure }) => failure === null)?.at ?? after(now, -LOOKED_BACK)
}

/** A proposal is an answer, and stands. */
function isWaiting(row: ApplicationRow): boolean {
  return isInProgress(row) && row.stage !== 'offer_made' && row.stage !== 'accepted'
}
