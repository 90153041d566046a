import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, isNull, lt, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Pending } from '../shared/pending.ts'
import { rememberTokens, sessions, users } from '../tables.ts'

export const IDLE_SECONDS = 7_200
const ABSOLUTE_SECONDS = 12 * 3_600

/** A browser's session as one request sees it. */
export interface Session {
  id: string
  user_id: number | null
  csrf_token: string
  created_at: Date
  last_seen_at: Date
  /** The remembered device that it belongs to. */
  remember_hash: string | null
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

/** 256 random bits for a cookie. */
export function opaque(): string {
  return randomBytes(32).toString('base64url')
}

const before = (now: Date, seconds: number) => new Date(now.getTime() - seconds * 1000)

/** Neither idle nor open for too long. */
export function isAlive(now: Date) {
  return and(
    gt(sessions.last_seen_at, before(now, IDLE_SECONDS)),
    gt(sessions.created_at, before(now, ABSOLUTE_SECONDS)),
  )
}

/** The session behind a cookie, unless it was idle or open for too long, or its person may no longer come in. */
export async function findSession(database: Database, id: string, now: Date): Promise<Session | null> {
  const [row] = await database
    .select({
      user_id: sessions.user_id,
      csrf_token: sessions.csrf_token,
      created_at: sessions.created_at,
      last_seen_at: sessions.last_seen_at,
      remember_hash: sessions.remember_hash,
      pending: sessions.pending,
    })
    .from(sessions)
    .leftJoin(users, eq(users.id, sessions.user_id))
    .where(
      and(
        eq(sessions.id_hash, hashOpaque(id)),
        isAlive(now),
        or(isNull(sessions.user_id), eq(users.is_active, true)),
      ),
    )
  return row ? { id, ...row } : null
}

interface Opening {
  user_id: number | null
  visitor: Visitor
  replaced: Session | null
  remember_hash?: string | null
  now: Date
}

/** Opens a session with a new id and token; `replaced` ends with it, so an old cookie never works again. */
export async function openSession(database: Database, opening: Opening): Promise<Session> {
  const { user_id, visitor, replaced, remember_hash = null, now } = opening
  const session: Session = {
    ...{ id: opaque(), csrf_token: opaque(), created_at: now, last_seen_at: now, pending: null },
    user_id,
    remember_hash,
  }
  const { id, ...values } = session
  await database.transaction(async (tx) => {
    if (replaced) await tx.delete(sessions).where(eq(sessions.id_hash, hashOpaque(replaced.id)))
    await tx.insert(sessions).values({
      ...values,
      id_hash: hashOpaque(id),
      ip: visitor.ip,
      user_agent: visitor.user_agent.slice(0, 300),
    })
  })
  return session
}

/** The same session under a new id and token: whoever held the old ones is out. Its age stays. */
export async function renewSession(database: Database, session: Session): Promise<Session> {
  const renewed = { ...session, id: opaque(), csrf_token: opaque() }
  await database
    .update(sessions)
    .set({ id_hash: hashOpaque(renewed.id), csrf_token: renewed.csrf_token })
    .where(eq(sessions.id_hash, hashOpaque(session.id)))
  return renewed
}

const PENDING_SECONDS = 3_600

/** What this browser began with `part`, or null when it began nothing or longer ago than `seconds`. */
export function pendingOf<Part extends keyof Pending>(
  session: Session | null,
  part: Part,
  now: Date,
  seconds = PENDING_SECONDS,
): NonNullable<Pending[Part]> | null {
  const found = session?.pending?.[part]
  return found && new Date(found.at) > before(now, seconds) ? found : null
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
