import { and, eq, gt, isNull, or } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import type { Site } from '#src/platform/env.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, HOUR_SECONDS, SECOND } from '#src/shared/durations.ts'
import type { Flows } from '../shared/flows.ts'
import { sessions, users } from '../tables.ts'

export const IDLE_SECONDS = 2 * HOUR_SECONDS
export const OPEN_SECONDS = 12 * HOUR_SECONDS

/** The session of the browser that sent a request. */
export interface Session {
  id: string
  user_id: number | null
  csrf_token: string
  created_at: Date
  last_seen_at: Date
  /** The hash of the remembered device that opened it, if one did. */
  remember_hash: string | null
  /** What this browser has begun; it is read with `findFlow`, which drops what is too old. */
  pending: Flows | null
}

export interface Visitor {
  ip: string
  user_agent: string
}

const idleSince = (now: Date) => after(now, -IDLE_SECONDS * SECOND)
const openedSince = (now: Date) => after(now, -OPEN_SECONDS * SECOND)

/** A session ends when it is idle or open for too long. */
export function isAlive(now: Date) {
  return and(gt(sessions.last_seen_at, idleSince(now)), gt(sessions.created_at, openedSince(now)))
}

const ADMIN = 'admin.'

/** The prefix says which site the session opens; nobody can change it, because the whole id is the secret. */
const newId = (site: Site) => (site === 'admin' ? ADMIN : '') + newToken()

export function isOfSite(id: string, site: Site): boolean {
  return id.startsWith(ADMIN) === (site === 'admin')
}

/** Finds the session of a cookie; null when it has expired or its person may no longer sign in. */
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
        eq(sessions.id_hash, hashToken(id)),
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
  pending?: Flows | null
}

/** Opens a session with a new id and token; `replaced` ends with it, so an old cookie never works again. */
export async function openSession({ db, now, env }: Unit, opening: Opening): Promise<Session> {
  const { user_id, visitor, replaced, remember_hash = null, pending = null } = opening
  const secrets = { id: newId(env.site), csrf_token: newToken() }
  const session: Session = {
    ...secrets,
    user_id,
    remember_hash,
    pending,
    created_at: now,
    last_seen_at: now,
  }
  const { id, ...values } = session
  if (replaced) await db.delete(sessions).where(eq(sessions.id_hash, hashToken(replaced.id)))
  await db.insert(sessions).values({
    ...values,
    id_hash: hashToken(id),
    ip: visitor.ip,
    user_agent: visitor.user_agent.slice(0, 300),
  })
  return session
}

/** Gives the session a new id and token, which ends what the old ones opened; its age stays. */
export async function renewSession({ db, env }: Unit, session: Session): Promise<Session> {
  const renewed = { ...session, id: newId(env.site), csrf_token: newToken() }
  await db
    .update(sessions)
    .set({ id_hash: hashToken(renewed.id), csrf_token: renewed.csrf_token })
    .where(eq(sessions.id_hash, hashToken(session.id)))
  return renewed
}

/** Moves the idle limit; false when the session was replaced or ended in the meantime. */
export async function touchSession({ db, clock }: Services, session: Session): Promise<boolean> {
  const rows = await db
    .update(sessions)
    .set({ last_seen_at: clock.now() })
    .where(eq(sessions.id_hash, hashToken(session.id)))
    .returning({ id_hash: sessions.id_hash })
  return rows.length > 0
}
