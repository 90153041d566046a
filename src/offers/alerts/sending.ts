import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { notify } from '#src/notifications/notify.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { after, MINUTE } from '#src/shared/durations.ts'
import type { ApplicationFacts } from '../application-facts.ts'
import { listOffersById } from '../offers.ts'
import { listedOffer } from '../open.ts'
import { presentItem } from '../present.ts'
import type { AlertFrequency } from '../shared/labels.ts'
import { offerAlerts, offers } from '../tables.ts'
import { adoptConfirmed, startVerified } from './alerts.ts'
import { type NewOffers, newOffersMail, newOffersNotification } from './mails.ts'
import { findNearIds, findNewIds, MOST_NEW, readSearch } from './search.ts'

/** One step of a round serves the alerts of a frequency whose id is greater than `after_id`. */
interface Round {
  frequency: AlertFrequency
  /** Offers published after this moment are left to the next round. */
  until: string
  after_id: number
}

export const alertRoundJob = jobKind<Round>('offers.alert-round')

const BATCH = 200
/** A mail with fewer offers than this also shows as many that are near to the search; those are never sent alone. */
const FEW = 3
/**
 * An offer gets its date before its transaction commits, so a round that ended now could miss the youngest offers for
 * good.
 */
const SETTLING = MINUTE

const DUE = {
  id: offerAlerts.id,
  email: offerAlerts.email,
  label: offerAlerts.label,
  search: offerAlerts.search,
  seen_until: offerAlerts.seen_until,
  notified_offer_ids: offerAlerts.notified_offer_ids,
  person: { id: users.id, email: users.email, first_name: users.first_name },
  is_applicant: sql<boolean>`${users.email_verified_at} IS NOT NULL AND ${users.userable_type} = 'applicant'`,
}
type Due = Awaited<ReturnType<typeof listDue>>[number]

export async function startRound(services: Services, frequency: AlertFrequency) {
  await inTransaction(services, null, async (unit) => {
    await startVerified(unit)
    if (frequency === 'daily') await adoptConfirmed(unit)
    const until = after(unit.now, -SETTLING).toISOString()
    await unit.send(alertRoundJob, { frequency, until, after_id: 0 })
  })
}

/**
 * Serves the next alerts of a round, each in a transaction of its own, and leaves the rest to another job. After a
 * failure it is run again and finds only the alerts that were not served.
 */
export async function serveRound(
  services: Services,
  facts: Pick<ApplicationFacts, 'listApplied'>,
  round: Round,
) {
  const due = await listDue(services.db, round)
  const last = due.at(-1)
  if (last && due.length === BATCH)
    await inTransaction(services, null, (unit) => unit.send(alertRoundJob, { ...round, after_id: last.id }))
  const search = cachedSearches(services, new Date(round.until))
  const quiet: number[] = []
  const serve = async (alert: Due) => {
    const items = await findItems(services, facts, alert, await search.fitting(alert))
    if (items.length === 0) {
      quiet.push(alert.id)
      return
    }
    const near = items.length < FEW ? await findItems(services, facts, alert, await search.near(alert)) : []
    await send(services, alert, { items, near: near.slice(0, FEW) }, new Date(round.until))
  }
  try {
    await forEachRow(due, serve)
  } finally {
    if (quiet.length)
      await inTransaction(services, null, (unit) => markSeen(unit, quiet, new Date(round.until)))
  }
}

async function listDue(database: Database, { frequency, until, after_id }: Round) {
  const latest = sql`(SELECT max(${offers.published_at}) FROM ${offers} WHERE ${listedOffer} AND ${offers.published_at} <= ${until}::timestamptz)`
  return database
    .select(DUE)
    .from(offerAlerts)
    .leftJoin(
      users,
      sql`${users.id} = coalesce(${offerAlerts.user_id}, (SELECT id FROM users WHERE email = ${offerAlerts.email}))`,
    )
    .where(
      and(
        eq(offerAlerts.frequency, frequency),
        sql`NOT ${offerAlerts.paused} AND ${offerAlerts.confirmed_at} IS NOT NULL`,
        sql`${offerAlerts.seen_until} < ${latest}`,
        sql`${offerAlerts.id} > ${after_id}`,
        isReachable,
      ),
    )
    .orderBy(offerAlerts.id)
    .limit(BATCH)
}

/** Mails go only to accounts that are open: a closed or suspended one must not be written to. */
const isReachable: SQL = sql`(${users.id} IS NULL OR ${users.is_active} AND ${users.deactivated_at} IS NULL
  AND ${users.deletion_requested_at} IS NULL AND ${users.deleted_at} IS NULL)`

/** Many alerts share a search and a period, so each such pair is looked up once. */
function cachedSearches(services: Services, until: Date) {
  const keep = (find: typeof findNewIds) => {
    const kept = new Map<string, Promise<number[]>>()
    return ({ search, seen_until }: Due): Promise<number[]> => {
      const key = `${seen_until.getTime()} ${search}`
      const found =
        kept.get(key) ??
        find(services.db, readSearch(search), { after: seen_until, until }, services.clock.now())
      kept.set(key, found)
      return found
    }
  }
  return { fitting: keep(findNewIds), near: keep(findNearIds) }
}

/** Keeps the offers that the reader was not sent yet and did not apply to. */
async function findItems(
  services: Services,
  facts: Pick<ApplicationFacts, 'listApplied'>,
  { person, is_applicant, notified_offer_ids }: Due,
  ids: number[],
): Promise<NewOffers['items']> {
  const notified = new Set(notified_offer_ids)
  const unseen = ids.filter((id) => !notified.has(id))
  const applied =
    person && is_applicant
      ? await facts.listApplied(services.db, person.id, unseen)
      : new Map<number, number>()
  const rows = await listOffersById(
    services.db,
    unseen.filter((id) => !applied.has(id)),
  )
  return rows.map(({ offer, company }) => presentItem(offer, company, services.clock.now()))
}

/**
 * The mail, the notification and the alert's `seen_until` are committed together, so that no offer is sent twice or
 * lost.
 */
async function send(
  services: Services,
  alert: Due,
  { items, near }: Pick<NewOffers, 'items' | 'near'>,
  until: Date,
) {
  const sent = [...items, ...near].map(({ id }) => id)
  const notified_offer_ids = [...sent, ...alert.notified_offer_ids].slice(0, MOST_NEW)
  const found = { alert, items, near, event: `${alert.id}:${until.getTime()}` }
  await inTransaction(services, null, async (unit) => {
    const rows = await unit.db
      .update(offerAlerts)
      .set({ seen_until: until, sent_at: unit.now, notified_offer_ids })
      .where(
        and(
          eq(offerAlerts.id, alert.id),
          eq(offerAlerts.seen_until, alert.seen_until),
          eq(offerAlerts.paused, false),
        ),
      )
      .returning({ id: offerAlerts.id })
    if (rows.length === 0) return
    const { person, is_applicant } = alert
    if (person && is_applicant) await notify(unit, person, newOffersNotification(unit.env, found))
    else await enqueueMail(unit, newOffersMail(unit.env, alert.email, found))
  })
}

async function markSeen({ db }: Unit, ids: number[], until: Date) {
  await db
    .update(offerAlerts)
    .set({ seen_until: until })
    .where(and(inArray(offerAlerts.id, ids), lt(offerAlerts.seen_until, until)))
}
