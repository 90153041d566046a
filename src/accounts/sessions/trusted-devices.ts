import { and, eq, gt, ne } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#src/platform/database.ts'
import { hashToken, newToken } from '#src/platform/secrets/tokens.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { trustedDevices, users } from '../tables.ts'
import { endPushes, endPushesOfOthers } from './push-subscriptions.ts'

/** A browser that has not opened the account for this long counts as new again. */
export const TRUSTED_MS = 90 * DAY

/** The secret of the browser, the same for all its people; null before the first sign-in. */
function deviceTokenOf({ cookies }: FastifyRequest): string | null {
  return cookies['__Host-asafidy_device'] ?? cookies.asafidy_device ?? null
}

/** Only the hash of the browser's secret is stored. */
export function deviceHashOf(request: FastifyRequest): string | null {
  const token = deviceTokenOf(request)
  return token === null ? null : hashToken(token)
}

/** Whether this browser has opened the account of this address; an unknown address takes the same work, so that it is not told apart. */
export async function isTrustedDevice(database: Database, email: string, hash: string | null, now: Date) {
  const [row] = await database
    .select({ hash: trustedDevices.device_hash })
    .from(trustedDevices)
    .innerJoin(users, eq(users.id, trustedDevices.user_id))
    .where(
      and(
        eq(users.email, email),
        eq(trustedDevices.device_hash, hash ?? ''),
        gt(trustedDevices.last_used_at, after(now, -TRUSTED_MS)),
      ),
    )
  return row !== undefined
}

/** Trusts this browser after every factor was shown in it, and returns the secret for its cookie. */
export async function trustDevice(unit: Unit, userId: number, request: FastifyRequest): Promise<string> {
  const { db, now } = unit
  const token = deviceTokenOf(request) ?? newToken()
  await endPushesOfOthers(unit, hashToken(token), userId)
  await db
    .insert(trustedDevices)
    .values({ user_id: userId, device_hash: hashToken(token), last_used_at: now })
    .onConflictDoUpdate({
      target: [trustedDevices.user_id, trustedDevices.device_hash],
      set: { last_used_at: now },
    })
  return token
}

/** Makes every browser of the person new again, except `kept`; none of them is sent pushes any more. */
export async function distrustDevices(unit: Unit, userId: number, kept: string | null = null) {
  const { db } = unit
  await endPushes(unit, userId, { except: kept })
  const others = kept ? ne(trustedDevices.device_hash, kept) : undefined
  await db.delete(trustedDevices).where(and(eq(trustedDevices.user_id, userId), others))
}
