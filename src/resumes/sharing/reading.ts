import { and, eq, sql } from 'drizzle-orm'
import { verifyPassword } from '#src/accounts/passwords.ts'
import { users } from '#src/accounts/tables.ts'
import { audit } from '#src/platform/audit.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import type { Network } from '#src/platform/network.ts'
import { hashToken } from '#src/platform/secrets/tokens.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt, allowNetwork, countAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { resumeShares, resumes } from '../tables.ts'
import type { ShareState } from './contract.ts'
import { mayRead, readShareToken } from './link.ts'
import type { ShareRow } from './shares.ts'

const WRONG = 'Ce mot de passe n’est pas le bon.'
/** Of one network, and of all together: a password of six letters takes longer than its link is open. */
const ATTEMPTS = { ofOne: 10, ofAll: 60 }
const ROBOT = /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|headless|curl|wget|python|monitor/i

export interface Shared {
  row: ShareRow
  state: ShareState
  /** Null once it is not open. */
  document: ResumeDocument | null
}

/** @throws HttpError 404 for an address that names no share */
export async function findShared(services: Services, token: string): Promise<Shared> {
  const now = services.clock.now()
  const id = readShareToken(services.env, token, now)
  const [found] =
    id === null
      ? []
      : await services.db
          .select({
            row: resumeShares,
            document: resumes.document,
            deleted_at: resumes.deleted_at,
            is_active: users.is_active,
          })
          .from(resumeShares)
          .innerJoin(resumes, eq(resumes.id, resumeShares.resume_id))
          .innerJoin(users, eq(users.id, resumeShares.user_id))
          .where(eq(resumeShares.id, id))
  if (!found) throw notFound()
  const { row, document, deleted_at, is_active } = found
  const isClosed = deleted_at !== null || !is_active || !document
  const state = isClosed ? 'revoked' : stateOf(row, now)
  return { row, state, document: state === 'open' ? document : null }
}

export function stateOf({ revoked_at, expires_at }: ShareRow, now: Date): ShareState {
  if (revoked_at) return 'revoked'
  return expires_at <= now ? 'expired' : 'open'
}

/** @throws HttpError 404 for what is not open, or without the access that it was opened with */
export async function readShared(services: Services, token: string, access: string) {
  const { row, document } = await findShared(services, token)
  if (!document || !mayRead(services.env, row.id, access, services.clock.now())) throw notFound()
  return { row, document }
}

/** @throws HttpError 404 for what is not open, 422 for a wrong password, 429 after too many */
export async function unlockShared(services: Services, token: string, password: string, network: Network) {
  const shared = await findShared(services, token)
  if (!shared.document) throw notFound()
  const key = `share-password:${shared.row.id}`
  const now = services.clock.now()
  await allowNetwork(services, key, network, { hour: ATTEMPTS.ofOne })
  await allowAttempt(services.db, key, ATTEMPTS.ofAll, HOUR_SECONDS, now)
  if (shared.row.password_hash && !(await verifyPassword(shared.row.password_hash, password)))
    throw invalid({ password: [WRONG] })
  return shared
}

interface Visitor {
  userId: number | null
  network: Network
  userAgent: string
}

/** Counts one reading: the owner's own and those of robots apart, each visitor once an hour; others' stand in the audit log. */
export async function countView(services: Services, row: ShareRow, visitor: Visitor) {
  const now = services.clock.now()
  const who = hashToken(`${visitor.userId ?? ''} ${visitor.network} ${visitor.userAgent}`)
  const { left } = await countAttempt(services.db, `share-view:${row.id}:${who}`, 1, HOUR_SECONDS, now)
  if (left < 0) return
  const isOwn = visitor.userId === row.user_id
  const which = isOwn ? 'own_views_count' : isRobot(visitor) ? 'robot_views_count' : 'views_count'
  await inTransaction(services, visitor.userId ? { id: visitor.userId } : null, async (unit) => {
    await unit.db
      .update(resumeShares)
      .set({
        [which]: sql`${resumeShares[which]} + 1`,
        ...(which === 'views_count' && { last_viewed_at: now }),
      })
      .where(and(eq(resumeShares.id, row.id)))
    if (isOwn) return
    const subject = `resume:${row.resume_id}`
    await audit(unit, { action: 'resumes.shared-cv-viewed', subject, details: { share: row.id } })
  })
}

function isRobot({ userAgent }: Visitor): boolean {
  return userAgent === '' || ROBOT.test(userAgent)
}
