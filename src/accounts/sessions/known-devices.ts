import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { auditLog } from '#src/platform/tables.ts'
import { newDeviceMail } from '../mails/security.ts'
import type { User } from '../users.ts'
import { deviceFamily, deviceWords } from './device-words.ts'
import type { Visitor } from './sessions.ts'

const SIGNED_IN = 'accounts.signed-in'

/** Records a sign-in, and writes to the person when the device was never seen before; the first one is nobody's surprise. */
export async function recordSignIn(
  services: Services,
  tx: Database,
  user: User,
  visitor: Visitor,
  now: Date,
) {
  const device = fingerprint(services, user, visitor)
  const earlier = and(eq(auditLog.actor_id, user.id), eq(auditLog.action, SIGNED_IN))
  const [seen] = await tx
    .select({
      any: sql<boolean>`count(*) > 0`,
      device: sql<boolean>`count(*) FILTER (WHERE ${auditLog.details}->>'device' = ${device}) > 0`,
    })
    .from(auditLog)
    .where(earlier)
  await auditIn(tx, {
    at: now,
    actor_id: user.id,
    action: SIGNED_IN,
    subject: `user:${user.id}`,
    details: { device },
  })
  if (!seen?.any || seen.device) return
  const visit = { device: deviceWords(visitor.user_agent), ip: visitor.ip }
  await enqueueMailIn(tx, services.queue, newDeviceMail(services.env, user, visit, now), now)
}

/** Tells a known device again without keeping where the person was. */
function fingerprint(services: Services, user: User, { user_agent, ip }: Visitor): string {
  return createHmac('sha256', services.env.APP_SECRET)
    .update(`known-device:${user.id}:${deviceFamily(user_agent)}:${networkOf(ip)}`)
    .digest('base64url')
    .slice(0, 22)
}

/** The operator's part of an address: a phone on mobile data gets another whole one several times a day. */
function networkOf(ip: string): string {
  return ip.includes(':') ? ip.split(':').slice(0, 2).join(':') : ip.split('.').slice(0, 2).join('.')
}
