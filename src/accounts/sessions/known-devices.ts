import { createHmac } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { networkOf } from '#src/platform/network.ts'
import { auditLog } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { newDeviceMail } from '../mails/security.ts'
import type { User } from '../users.ts'
import { endingLink } from './ending-link.ts'
import type { Visitor } from './sessions.ts'
import { deviceFamily, deviceLabel } from './user-agents.ts'

const SIGNED_IN = 'accounts.signed-in'

/** Records a sign-in, and mails the person when the device is new; nobody is warned of the very first device. */
export async function recordSignIn(unit: Unit, user: User, visitor: Visitor) {
  const known = unit.env.secrets.map((secret) => fingerprint(secret, user, visitor))
  const [device] = known
  const earlier = and(eq(auditLog.actor_id, user.id), eq(auditLog.action, SIGNED_IN))
  const [seen] = await unit.db
    .select({
      any: sql<boolean>`count(*) > 0`,
      device: sql<boolean>`count(*) FILTER (WHERE ${auditLog.details}->>'device' = ANY(${sql.param(known)}::text[])) > 0`,
    })
    .from(auditLog)
    .where(earlier)
  await audit(unit, { action: SIGNED_IN, subject: `user:${user.id}`, details: { device } })
  if (!seen?.any || seen.device) return
  const link = endingLink(unit.env, user.id, unit.now)
  const visit = { device: deviceLabel(visitor.user_agent), ip: visitor.ip, link }
  await enqueueMail(unit, newDeviceMail(unit.env, user, visit, unit.now))
}

/**
 * A hash recognises a known device without storing where the person was. Only the operator's part of an address counts,
 * because a phone on mobile data gets another one several times a day.
 */
function fingerprint(secret: string, user: User, { user_agent, ip }: Visitor): string {
  return createHmac('sha256', secret)
    .update(`known-device:${user.id}:${deviceFamily(user_agent)}:${networkOf(ip, 'operator')}`)
    .digest('base64url')
    .slice(0, 22)
}
