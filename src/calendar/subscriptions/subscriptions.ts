import { and, asc, eq, gt } from 'drizzle-orm'
import { findUser, type User } from '#src/accounts/users.ts'
import { findMembership } from '#src/companies/members.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import type { Env } from '#src/platform/env.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { seal, sealAnew, unseal } from '#src/platform/secrets/seal.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { dayAt } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { findEvents } from '../events/events.ts'
import { writeCalendar } from '../icalendar/writer.ts'
import { senderOf } from '../interviews/notifying.ts'
import { calendarSubscriptions as table } from '../tables.ts'
import { type Viewer, viewerFor } from '../viewer.ts'
import { calendarAddressMail } from './mails.ts'

const PURPOSE = 'calendar-subscription'
/** A subscribed calendar reaches this far back and ahead. */
const PAST = 90 * DAY
const AHEAD = 730 * DAY

type Owner = { id: number }
type Reader = Pick<User, 'id' | 'email' | 'first_name'>
const NONE = { url: null, created_at: null }

export async function findSubscription({ db, env }: Services, { id }: Owner) {
  const [row] = await db.select().from(table).where(eq(table.user_id, id))
  // A token that was sealed under another secret cannot be read, only renewed.
  const token = row ? unseal(env.secrets, PURPOSE, row.token_sealed) : null
  return row && token ? { url: addressOf(env, token), created_at: row.created_at.toISOString() } : NONE
}

/** Makes the private address, and mails its person so; one that existed before stops working. */
export async function renewSubscription(services: Services, owner: Reader) {
  const token = newToken()
  await inTransaction(services, owner, async (unit) => {
    const { db, env, now } = unit
    const values = {
      token_hash: hashToken(token),
      token_sealed: seal(env.APP_SECRET, PURPOSE, token),
      created_at: now,
    }
    await db
      .insert(table)
      .values({ ...values, user_id: owner.id })
      .onConflictDoUpdate({ target: table.user_id, set: values })
    await audit(unit, { action: 'calendar.address-made', subject: `user:${owner.id}` })
    await enqueueMail(unit, calendarAddressMail(env, owner, now))
  })
  return findSubscription(services, owner)
}

export async function revokeSubscription(services: Services, owner: Owner) {
  await inTransaction(services, owner, (unit) => endCalendarAddress(unit, owner.id))
}

/** Ends a person's private address, also when the password changes; false when there was none. */
export async function endCalendarAddress(unit: Unit, userId: number): Promise<boolean> {
  const ended = await unit.db.delete(table).where(eq(table.user_id, userId)).returning({ id: table.user_id })
  if (ended.length === 0) return false
  await audit(unit, { action: 'calendar.address-revoked', subject: `user:${userId}` })
  return true
}

/** Finds the person whose calendar the address shows; null when there is none or its account is closed. */
export async function findSubscriber(db: Database, token: string): Promise<Viewer | null> {
  const [row] = await db
    .select({ user_id: table.user_id })
    .from(table)
    .where(eq(table.token_hash, hashToken(token)))
  const user = row ? await findUser(db, row.user_id) : null
  if (!user?.is_active || user.deleted_at || user.userable_type === 'entered') return null
  const company = user.userable_type === 'recruiter' ? await findMembership(db, user.id) : null
  return viewerFor({ id: user.id, kind: user.userable_type, company })
}

/** Writes the calendar of a person as its own page shows it. */
export async function writeSubscription({ db, env, clock }: Services, viewer: Viewer): Promise<string> {
  const now = clock.now()
  const wanted = { from: dayAt(after(now, -PAST)), to: dayAt(after(now, AHEAD)), team: false }
  const found = await findEvents({ db, env, viewer, wanted, now })
  return writeCalendar({
    method: 'PUBLISH',
    name: APP_NAME,
    organiser: senderOf(env),
    entries: found.map(({ entry }) => entry),
  })
}

/** Seals the addresses with the server's present secret that only the one before opens. */
export async function sealAddressesAnew({ db, env }: Services) {
  const list = (last: { id: number } | null, most: number) =>
    db
      .select({ id: table.user_id, sealed: table.token_sealed })
      .from(table)
      .where(gt(table.user_id, last?.id ?? 0))
      .orderBy(asc(table.user_id))
      .limit(most)
  await forEachRow(inPages(list), async ({ id, sealed }) => {
    const token_sealed = sealAnew(env.secrets, PURPOSE, sealed)
    // A person may have renewed the address meanwhile.
    if (token_sealed)
      await db
        .update(table)
        .set({ token_sealed })
        .where(and(eq(table.user_id, id), eq(table.token_sealed, sealed)))
  })
}

function addressOf({ APP_URL }: Env, token: string): string {
  return `${APP_URL}/ical/${token}.ics`
}
