import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, ne, or } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import type { Env } from '#src/platform/env.ts'
import { notFound } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { countAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { OtherAccesses } from '../proof/other-accesses.ts'
import type { AuthenticatedUser } from '../reauthentication/authenticated-user.ts'
import { ENDING_LINK_SECONDS, readEndingLink } from '../sessions/ending-link.ts'
import { endPushes } from '../sessions/push-subscriptions.ts'
import { isAlive, type Session } from '../sessions/sessions.ts'
import { distrustDevices } from '../sessions/trusted-devices.ts'
import { rememberTokens, sessions } from '../tables.ts'

/** Where a person is signed in: a remembered device with its sessions, or a session of its own. */
export interface Device {
  /** An id from which the cookies of the device cannot be guessed. */
  id: string
  user_agent: string
  ip: string
  signed_in_at: Date
  last_seen_at: Date
  is_current: boolean
  remembered: boolean
  /** The hashes of its sessions. */
  session_hashes: string[]
  remember_hash: string | null
}

/** Lists the devices of a person: the present one first, if there is one, then the others by last use. */
export async function listDevices(
  database: Database,
  env: Env,
  current: Session | null,
  userId: number,
  now: Date,
): Promise<Device[]> {
  const found = new Map<string, Device>()
  for (const { token_hash, created_at, last_used_at, ip, user_agent } of await listRemembered(
    database,
    userId,
    now,
  )) {
    found.set(token_hash, {
      id: publicId(env, token_hash),
      user_agent,
      ip,
      signed_in_at: created_at,
      last_seen_at: last_used_at ?? created_at,
      is_current: false,
      remembered: true,
      session_hashes: [],
      remember_hash: token_hash,
    })
  }
  const alive = and(eq(sessions.user_id, userId), isAlive(now))
  for (const session of await database.select().from(sessions).where(alive)) {
    const key = session.remember_hash ?? session.id_hash
    const device = found.get(key)
    found.set(key, device ? withSession(device, session) : deviceOf(env, key, session))
  }
  const own = current && hashToken(current.id)
  return [...found.values()]
    .map((device) => ({ ...device, is_current: own !== null && device.session_hashes.includes(own) }))
    .sort(
      (one, other) =>
        Number(other.is_current) - Number(one.is_current) ||
        other.last_seen_at.getTime() - one.last_seen_at.getTime(),
    )
}

function listRemembered(database: Database, userId: number, now: Date) {
  return database
    .select()
    .from(rememberTokens)
    .where(and(eq(rememberTokens.user_id, userId), gt(rememberTokens.expires_at, now)))
}

type SessionRow = typeof sessions.$inferSelect

function deviceOf(env: Env, key: string, session: SessionRow): Device {
  const { user_agent, ip, created_at, last_seen_at, id_hash, remember_hash } = session
  return {
    id: publicId(env, key),
    user_agent,
    ip,
    signed_in_at: created_at,
    last_seen_at,
    is_current: false,
    remembered: false,
    session_hashes: [id_hash],
    remember_hash,
  }
}

/** Adds a session to a device, which shows where its latest session was. */
function withSession(device: Device, session: SessionRow): Device {
  const session_hashes = [...device.session_hashes, session.id_hash]
  if (session.last_seen_at < device.last_seen_at) return { ...device, session_hashes }
  const { user_agent, ip, last_seen_at } = session
  return { ...device, session_hashes, user_agent, ip, last_seen_at }
}

function publicId(env: Env, key: string): string {
  return createHmac('sha256', env.APP_SECRET).update(`device:${key}`).digest('base64url').slice(0, 22)
}

/** A session that is not remembered is a device of its own, with this public id. */
export function deviceIdOf(env: Env, session: Session): string {
  return publicId(env, session.remember_hash ?? hashToken(session.id))
}

/**
 * Ends one device of the person: its sessions and its remember-me cookie.
 * @throws HttpError 404 when it is not one of the person's
 */
export async function endDevice(
  services: Services,
  { session, user, device: here }: AuthenticatedUser,
  id: string,
) {
  await inTransaction(services, user, async (unit) => {
    const { db, env, now } = unit
    const device = (await listDevices(db, env, session, user.id, now)).find((each) => each.id === id)
    if (!device) throw notFound()
    const { session_hashes, remember_hash, user_agent } = device
    const ofDevice = remember_hash ? eq(sessions.remember_hash, remember_hash) : undefined
    await db.delete(sessions).where(or(inArray(sessions.id_hash, session_hashes), ofDevice))
    if (remember_hash) await db.delete(rememberTokens).where(eq(rememberTokens.token_hash, remember_hash))
    // A session does not say in which browser it is, so every other browser of this name is sent no pushes any more.
    await endPushes(unit, user.id, device.is_current ? { only: here } : { except: here, user_agent })
    await recordEnded(unit, user.id, 'accounts.session-ended')
  })
}

/** Ends every other session and remembered device of the person, and the links of mails that ask for no session. */
export async function endOtherDevices(
  services: Services,
  authenticated: AuthenticatedUser,
  accesses: OtherAccesses,
) {
  await inTransaction(services, authenticated.user, async (unit) => {
    await endDevicesExcept(unit, authenticated)
    await accesses.endAnswerLinks(unit, authenticated.user.id)
  })
}

/** Ends every session and remembered device of the person but this one, and no other browser is known any more. */
export async function endDevicesExcept(unit: Unit, { user, session, device }: AuthenticatedUser) {
  const { db } = unit
  const others = ne(sessions.id_hash, hashToken(session.id))
  await db.delete(sessions).where(and(eq(sessions.user_id, user.id), others))
  const { remember_hash } = session
  const remembered = remember_hash ? ne(rememberTokens.token_hash, remember_hash) : undefined
  await db.delete(rememberTokens).where(and(eq(rememberTokens.user_id, user.id), remembered))
  await distrustDevices(unit, user.id, device)
  await recordEnded(unit, user.id, 'accounts.other-sessions-ended')
}

/**
 * Ends every session and remembered device of the person whom a mailed link names, and what a stranger who was signed in
 * may have opened to read on without a session. The link serves once: found again later, it signs nobody out.
 * @throws HttpError 404 for a link that was changed or is too old
 */
export async function endDevicesByLink(services: Services, token: string, accesses: OtherAccesses) {
  const { env, clock } = services
  const userId = readEndingLink(env, token, clock.now())
  if (userId === null) throw notFound('Ce lien n’est plus valable, ou il a été mal copié.')
  await inTransaction(services, { id: userId }, async (unit) => {
    const { db, now } = unit
    const used = `end-sessions:${hashToken(token)}`
    const { left } = await countAttempt(db, used, 1, ENDING_LINK_SECONDS, now)
    if (left < 0) return
    await db.delete(sessions).where(eq(sessions.user_id, userId))
    await db.delete(rememberTokens).where(eq(rememberTokens.user_id, userId))
    await distrustDevices(unit, userId)
    await accesses.endCalendarAddress(unit, userId)
    await accesses.endAnswerLinks(unit, userId)
    await recordEnded(unit, userId, 'accounts.all-sessions-ended')
  })
}

async function recordEnded(unit: Unit, userId: number, action: string) {
  await audit(unit, { action, subject: `user:${userId}` })
  await announce(unit, { user_id: userId, what: 'user' })
}
