import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Pending } from './pending.ts'
import { rememberTokens, sessions } from './tables.ts'

export const IDLE_SECONDS = 7_200
export const REMEMBER_SECONDS = 400 * 86_400
const ABSOLUTE_SECONDS = 12 * 3_600

/** A browser's session as one request sees it. */
export interface Session {
  id: string
  user_id: number | null
  csrf_token: string
  last_seen_at: Date
  /** What this browser began; read with `pendingOf`, which leaves out what is too old. */
  pending: Pending | null
}

export interface Visitor {
  ip: string
  user_agent: string
}

/** What is stored instead of an opaque value, so that a leaked table opens nothing. */
export function hashOpaque(value: string): string {
  return createHash('sha256').update(value).digest('hex')
}

function opaque(): string {
  return randomBytes(32).toString('base64url')
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** The session behind a cookie, unless it was idle or lived for too long. */
export async function findSession(database: Database, id: string, now: Date): Promise<Session | null> {
  const [row] = await database
    .select({
      user_id: sessions.user_id,
      csrf_token: sessions.csrf_token,
      last_seen_at: sessions.last_seen_at,
      pending: sessions.pending,
    })
    .from(sessions)
    .where(
      and(
        eq(sessions.id_hash, hashOpaque(id)),
        gt(sessions.last_seen_at, before(now, IDLE_SECONDS)),
        gt(sessions.created_at, before(now, ABSOLUTE_SECONDS)),
      ),
    )
  return row ? { id, ...row } : null
}

/** Opens a session with a new id and token; `replaced` ends with it, so an old cookie never works again. */
export async function openSession(
  database: Database,
  options: { user_id: number | null; visitor: Visitor; replaced: Session | null; now: Date },
): Promise<Session> {
  const { user_id, visitor, replaced, now } = options
  const session: Session = { id: opaque(), user_id, csrf_token: opaque(), last_seen_at: now, pending: null }
  await database.transaction(async (tx) => {
    if (replaced) await tx.delete(sessions).where(eq(sessions.id_hash, hashOpaque(replaced.id)))
    await tx.insert(sessions).values({
      id_hash: hashOpaque(session.id),
      user_id,
      csrf_token: session.csrf_token,
      ip: visitor.ip,
      user_agent: visitor.user_agent.slice(0, 300),
      created_at: now,
      last_seen_at: now,
    })
  })
  return session
}

const PENDING_SECONDS = 3_600

/** What this browser began with `part`, or null when it began nothing or more than an hour ago. */
export function pendingOf<Part extends keyof Pending>(
  session: Session | null,
  part: Part,
  now: Date,
): NonNullable<Pending[Part]> | null {
  const found = session?.pending?.[part]
  return found && new Date(found.at) > before(now, PENDING_SECONDS) ? found : null
}

/** Keeps or, with null, forgets what this browser began; it goes when the session is rotated. */
export async function keepPending<Part extends keyof Pending>(
  database: Database,
  session: Session,
  part: Part,
  value: NonNullable<Pending[Part]> | null,
) {
  const { [part]: _, ...others } = session.pending ?? {}
  session.pending = value ? { ...others, [part]: value } : others
  await database
    .update(sessions)
    .set({ pending: session.pending })
    .where(eq(sessions.id_hash, hashOpaque(session.id)))
}

/** Moves the idle limit; false when the session was rotated or ended meanwhile. */
export async function touchSession(database: Database, session: Session, now: Date): Promise<boolean> {
  const rows = await database
    .update(sessions)
    .set({ last_seen_at: now })
    .where(eq(sessions.id_hash, hashOpaque(session.id)))
    .returning({ id_hash: sessions.id_hash })
  return rows.length > 0
}

/** A value for the remember-me cookie of this device. */
export async function rememberDevice(database: Database, userId: number, now: Date): Promise<string> {
  const token = opaque()
  const expires_at = new Date(now.getTime() + REMEMBER_SECONDS * 1000)
  await database
    .insert(rememberTokens)
    .values({ token_hash: hashOpaque(token), user_id: userId, created_at: now, expires_at })
  return token
}

/** The person whom this device remembers, or null. */
export async function findRemembered(database: Database, token: string, now: Date): Promise<number | null> {
  const [row] = await database
    .select({ user_id: rememberTokens.user_id })
    .from(rememberTokens)
    .where(and(eq(rememberTokens.token_hash, hashOpaque(token)), gt(rememberTokens.expires_at, now)))
  return row?.user_id ?? null
}

export async function forgetDevice(database: Database, token: string) {
  await database.delete(rememberTokens).where(eq(rememberTokens.token_hash, hashOpaque(token)))
}

/** Removes what no cookie can bring back. */
export async function purgeSessions(database: Database, now: Date) {
  await database
    .delete(sessions)
    .where(
      or(
        lt(sessions.last_seen_at, before(now, IDLE_SECONDS)),
        lt(sessions.created_at, before(now, ABSOLUTE_SECONDS)),
      ),
    )
  await database.delete(rememberTokens).where(lt(rememberTokens.expires_at, now))
  // Guests' sessions are many and short; those of the last two hours stay.
  await database
    .delete(sessions)
    .where(and(isNull(sessions.user_id), lt(sessions.last_seen_at, before(now, IDLE_SECONDS))))
}

/** Compares the request's token with the session's in constant time; the cookie's value may be URL-encoded. */
export function tokenMatches(session: Session, given: string): boolean {
  const expected = Buffer.from(session.csrf_token)
  const actual = Buffer.from(decode(given))
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value)
  } catch {
    return value
  }
}
