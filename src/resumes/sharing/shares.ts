import { and, count, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { hashPassword } from '#src/accounts/passwords.ts'
import { requireVerifiedAddress } from '#src/accounts/reauthentication/reauthentication.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY, HOUR_SECONDS } from '#src/shared/durations.ts'
import { findResumeOf, ownResume } from '../resumes.ts'
import { SHARES_FULL, SHARES_MOST } from '../shared/room.ts'
import { resumeShares, resumes } from '../tables.ts'

export type ShareRow = typeof resumeShares.$inferSelect

/** Of one CV of this person, the newest first. @throws HttpError 404 */
export async function listSharesOf(services: Services, actor: Actor, resumeId: number): Promise<ShareRow[]> {
  await findResumeOf(services.db, actor.id, resumeId)
  return services.db
    .select()
    .from(resumeShares)
    .where(eq(resumeShares.resume_id, resumeId))
    .orderBy(desc(resumeShares.id))
    .limit(50)
}

/** @throws HttpError 403 before the address is verified, 404 for another person's, 409 for a joined file or when too many are open */
export async function createShare(
  services: Services,
  actor: Actor,
  resumeId: number,
  { days, password }: { days: number; password?: string | null | undefined },
): Promise<ShareRow> {
  requireVerifiedAddress(actor.user)
  await findResumeOf(services.db, actor.id, resumeId)
  await allowAttempt(services.db, `resume-share:${actor.id}`, 40, HOUR_SECONDS, services.clock.now())
  // Slow: before the transaction, not within it.
  const password_hash = password ? await hashPassword(password) : null
  return inTransaction(services, actor, async (unit) => {
    const { db, now } = unit
    const [resume] = await db.select().from(resumes).where(ownResume(actor.id, resumeId)).for('update')
    if (!resume) throw notFound()
    if (!resume.document)
      throw conflict('Seul un CV écrit ici se partage par un lien\u00a0: transformez d’abord celui-ci.')
    const open = and(
      eq(resumeShares.resume_id, resumeId),
      isNull(resumeShares.revoked_at),
      gt(resumeShares.expires_at, now),
    )
    const [opened] = await db.select({ count: count() }).from(resumeShares).where(open)
    if ((opened?.count ?? 0) >= SHARES_MOST) throw conflict(SHARES_FULL)
    const expires_at = after(now, days * DAY)
    const [row] = await db
      .insert(resumeShares)
      .values({ resume_id: resumeId, user_id: actor.id, password_hash, expires_at, created_at: now })
      .returning()
    if (!row) throw new Error('the share was not inserted')
    await audit(unit, { action: 'resumes.shared', subject: `resume:${resumeId}`, details: { share: row.id } })
    return row
  })
}

/** Revoked again, it stays as it was. @throws HttpError 404 for another person's */
export async function revokeShare(services: Services, actor: Actor, id: number) {
  await inTransaction(services, actor, async (unit) => {
    const { db, now } = unit
    const mine = and(eq(resumeShares.id, id), eq(resumeShares.user_id, actor.id))
    const [row] = await db.select().from(resumeShares).where(mine).for('update')
    if (!row) throw notFound()
    if (row.revoked_at) return
    await db.update(resumeShares).set({ revoked_at: now }).where(mine)
    const subject = `resume:${row.resume_id}`
    await audit(unit, { action: 'resumes.share-revoked', subject, details: { share: id } })
  })
}
