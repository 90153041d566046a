import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { pushSubscriptions as table } from '../tables.ts'

/** A person has so many browsers at most: one more takes the place of the one that was silent for the longest. */
export const MOST_PUSH_BROWSERS = 10

/** A subscription as the browser made it (Push API, `PushSubscription.toJSON`). */
interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

interface SubscribedBrowser extends BrowserSubscription {
  user_id: number
  device_hash: string
  user_agent: string
}

/** Lets a browser be told of what happens to a person; done again, it says that it is still wanted. */
export async function savePushSubscription({ db, now }: Unit, browser: SubscribedBrowser) {
  const { endpoint, keys, user_id, device_hash } = browser
  const isReplaced = or(
    and(eq(table.device_hash, device_hash), ne(table.user_id, user_id)),
    and(eq(table.endpoint, endpoint), ne(table.device_hash, device_hash)),
  )
  await db.delete(table).where(isReplaced)
  const user_agent = browser.user_agent.slice(0, 300)
  const values = { endpoint, p256dh: keys.p256dh, auth: keys.auth, user_agent, confirmed_at: now }
  await db
    .insert(table)
    .values({ ...values, user_id, device_hash, created_at: now })
    .onConflictDoUpdate({ target: table.device_hash, set: { ...values, user_id } })
  await dropSilent(db, user_id)
}

async function dropSilent(database: Database, userId: number) {
  const silent = database
    .select({ id: table.id })
    .from(table)
    .where(eq(table.user_id, userId))
    .orderBy(desc(table.confirmed_at), desc(table.id))
    .offset(MOST_PUSH_BROWSERS)
  await database.delete(table).where(inArray(table.id, silent))
}

export async function hasPushSubscription(database: Database, userId: number, deviceHash: string | null) {
  const [row] = await database
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.user_id, userId), eq(table.device_hash, deviceHash ?? '')))
  return row !== undefined
}

interface WhichBrowsers {
  /** The hash of the only browser. */
  only?: string | null
  /** The hash of a browser that stays subscribed. */
  except?: string | null
  user_agent?: string
}

/** Ends the push subscriptions of a person, in some browsers or in all of them. */
export async function endPushes({ db }: Unit, userId: number, { only, except, user_agent }: WhichBrowsers) {
  const which = and(
    eq(table.user_id, userId),
    only === undefined ? undefined : eq(table.device_hash, only ?? ''),
    except ? ne(table.device_hash, except) : undefined,
    user_agent === undefined ? undefined : eq(table.user_agent, user_agent.slice(0, 300)),
  )
  await db.delete(table).where(which)
}

/** Ends what a browser is told of everybody but this person, who alone is signed in there now; null is nobody. */
export async function endPushesOfOthers({ db, env }: Unit, deviceHash: string | null, userId: number | null) {
  // The administration shares the secret of the browser, but not who is signed in.
  if (deviceHash === null || env.site === 'admin') return
  const others = userId === null ? undefined : ne(table.user_id, userId)
  await db.delete(table).where(and(eq(table.device_hash, deviceHash), others))
}
