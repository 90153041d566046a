import { and, count, desc, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { Criteria } from '../search/contract.ts'
import { type AlertFrequency, searchLabel } from '../shared/labels.ts'
import { offerAlerts } from '../tables.ts'
import { hasCriteria, writeSearch } from './search.ts'
import { ALERTS_FULL, ALERTS_MOST } from './shared/limits.ts'

export type AlertRow = typeof offerAlerts.$inferSelect

/** The search and the frequency that an alert is asked for with. */
export interface AlertRequest {
  criteria: Criteria
  frequency: AlertFrequency
}

/**
 * A person's alerts are those that the person made, and those that the address confirmed before it had an account.
 */
function alertsOf(user: User): SQL | undefined {
  const made = eq(offerAlerts.user_id, user.id)
  if (!user.email_verified_at) return made
  return or(
    made,
    and(isNull(offerAlerts.user_id), eq(offerAlerts.email, user.email), isNotNull(offerAlerts.confirmed_at)),
  )
}

export async function listAlerts(database: Database, user: User): Promise<AlertRow[]> {
  return database
    .select()
    .from(offerAlerts)
    .where(alertsOf(user))
    .orderBy(desc(offerAlerts.created_at), desc(offerAlerts.id))
}

/** The person's alert on this search, null without one. */
export async function findAlertOn(
  database: Database,
  user: User,
  criteria: Criteria,
): Promise<AlertRow | null> {
  const search = writeSearch(criteria)
  if (!search) return null
  const [row] = await database
    .select()
    .from(offerAlerts)
    .where(and(eq(offerAlerts.search, search), alertsOf(user)))
  return row ?? null
}

/**
 * Saves a person's alert, which starts once the person's address is verified. A search that has an alert already
 * keeps it: it takes the new frequency and is resumed.
 * @throws HttpError 422 for a search that asks for nothing, 409 when there are as many as allowed
 */
export async function createAlert(services: Services, user: User, wanted: AlertRequest): Promise<AlertRow> {
  const asked = alertValues(user.email, wanted)
  return inTransaction(services, user, async (unit) => {
    const { db, now } = unit
    const values = {
      ...asked,
      created_at: now,
      seen_until: now,
      user_id: user.id,
      confirmed_at: user.email_verified_at ? now : null,
    }
    await lockAddress(db, user.email)
    const known = await findAlertOn(db, user, wanted.criteria)
    if (known) return resume(unit, known.id, { user_id: user.id, frequency: wanted.frequency })
    await allowOneMore(db, alertsOf(user))
    await followAddress(unit, user.email)
    const { user_id, frequency } = values
    const [row] = await db
      .insert(offerAlerts)
      .values(values)
      .onConflictDoUpdate({
        target: [offerAlerts.email, offerAlerts.search],
        set: { user_id, frequency, confirmed_at: values.confirmed_at },
        // An account whose address is not verified must not take over an alert that the address itself confirmed.
        setWhere: isNull(offerAlerts.confirmed_at),
      })
      .returning()
    return row ?? { ...values, id: 0, paused: false, sent_at: null, notified_offer_ids: [] }
  })
}

async function resume(
  { db, now }: Unit,
  id: number,
  change: { user_id: number; frequency: AlertFrequency },
): Promise<AlertRow> {
  const [row] = await db
    .update(offerAlerts)
    .set({ ...change, ...pausing(false, now) })
    .where(eq(offerAlerts.id, id))
    .returning()
  if (!row) throw notFound('Cette alerte n’existe plus.')
  return row
}

/**
 * An account that has left this address for another one takes its alerts along, so that the address is free for
 * others.
 */
export async function followAddress({ db }: Unit, email: string) {
  await db.execute(sql`UPDATE offer_alerts AS alert SET email = owner.email FROM users AS owner
    WHERE owner.id = alert.user_id AND alert.email = ${email} AND owner.email <> alert.email
      AND NOT EXISTS (SELECT FROM offer_alerts AS same WHERE same.email = owner.email AND same.search = alert.search)`)
}

/** @throws HttpError 404 when it is not this person's */
export async function changeAlert(
  services: Services,
  user: User,
  id: number,
  change: { frequency: AlertFrequency; paused: boolean },
): Promise<AlertRow> {
  return inTransaction(services, user, async ({ db, now }) => {
    const [row] = await db
      .update(offerAlerts)
      .set({ frequency: change.frequency, ...pausing(change.paused, now) })
      .where(and(eq(offerAlerts.id, id), alertsOf(user)))
      .returning()
    if (!row) throw notFound('Cette alerte n’existe plus.')
    return row
  })
}

/** The columns that pause or resume an alert. Offers published during a pause are not sent afterwards. */
export function pausing(paused: boolean, now: Date) {
  const seen_until = sql`CASE WHEN ${offerAlerts.paused} AND NOT ${paused}::boolean THEN ${now.toISOString()}::timestamptz ELSE ${offerAlerts.seen_until} END`
  return { paused, seen_until }
}

/** @throws HttpError 404 when it is not this person's */
export async function deleteAlert(services: Services, user: User, id: number) {
  await inTransaction(services, user, async ({ db }) => {
    const rows = await db
      .delete(offerAlerts)
      .where(and(eq(offerAlerts.id, id), alertsOf(user)))
      .returning({ id: offerAlerts.id })
    if (rows.length === 0) throw notFound('Cette alerte n’existe plus.')
  })
}

/** Alerts that an address confirmed before there was an account become those of the account that proved it. */
export async function adoptConfirmed({ db }: Unit) {
  await db
    .update(offerAlerts)
    .set({ user_id: users.id })
    .from(users)
    .where(
      and(
        isNull(offerAlerts.user_id),
        isNotNull(offerAlerts.confirmed_at),
        eq(users.email, offerAlerts.email),
        isNotNull(users.email_verified_at),
      ),
    )
}

/** Alerts that people made before they verified their address start once it is verified. */
export async function startVerified({ db, now }: Unit) {
  await db
    .update(offerAlerts)
    .set({
      confirmed_at: now,
      seen_until: sql`greatest(${offerAlerts.seen_until}, ${users.email_verified_at})`,
    })
    .from(users)
    .where(
      and(
        eq(users.id, offerAlerts.user_id),
        isNull(offerAlerts.confirmed_at),
        isNotNull(users.email_verified_at),
      ),
    )
}

/**
 * The columns of an alert for this search and frequency.
 * @throws HttpError 422 for a search that asks for nothing
 */
export function alertValues(email: string, { criteria, frequency }: AlertRequest) {
  if (!hasCriteria(criteria)) {
    throw invalid({
      keywords: ['Choisissez au moins un critère : un métier, un lieu, un contrat…'.replace(' :', '\u00A0:')],
    })
  }
  const label = searchLabel(criteria)
  return { email, label, search: writeSearch(criteria), frequency }
}

/**
 * Locks the address until the transaction ends, so that alerts asked for at the same time are counted one after the
 * other.
 */
export async function lockAddress(tx: Database, email: string) {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`alerts:${email}`}, 0))`)
}

/** @throws HttpError 409 */
export async function allowOneMore(tx: Database, whose: SQL | undefined) {
  const [row] = await tx.select({ count: count() }).from(offerAlerts).where(whose)
  if ((row?.count ?? 0) >= ALERTS_MOST) {
    throw conflict(ALERTS_FULL)
  }
}
