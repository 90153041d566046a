import { createHmac, randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Env } from '#src/platform/env.ts'
import { tooMany } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { isSameSignature } from '#src/platform/secrets/signed-link.ts'
import type { Services } from '#src/platform/services.ts'
import { clearSlowing, slowDown } from '#src/platform/throttle.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { waitWords } from '#src/shared/durations.ts'
import { mailedCodeMail } from '../mails/security.ts'
import type { User } from '../users.ts'
import { visitorOf } from './request-session.ts'
import { deviceHashOf, isTrustedDevice } from './trusted-devices.ts'
import { deviceLabel } from './user-agents.ts'

const ASKED = { free: 5, most: 900 }

/**
 * A person who wants it, or whose company does, proves the mailbox in each new browser. Administrators have an
 * authenticator, and nobody is mailed a code at an address that may be another's.
 */
export async function needsMailedCode({ db, clock }: Services, request: FastifyRequest, user: User) {
  if (user.userable_type === 'admin' || !user.email_verified_at) return false
  const isAsked = user.mailed_codes || (await request.server.asksForMailedCodes(db, user.id))
  return isAsked && !(await isTrustedDevice(db, user.email, deviceHashOf(request), clock.now()))
}

/**
 * Mails six digits to the person; answers with what the sign-in that waits keeps of them.
 * @throws HttpError 429 on `email` when many were asked for and none came back
 */
export async function mailCode(services: Services, request: FastifyRequest, user: User): Promise<string> {
  const now = services.clock.now()
  const wait = await slowDown(services.db, keyOf(user), ASKED, now)
  if (wait > 0) {
    throw tooMany(wait, ASKED.free, {
      email: [`Trop de codes demandés. Veuillez réessayer dans ${waitWords(wait)}.`],
    })
  }
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const { ip, user_agent } = visitorOf(request)
  const visit = { ip, device: deviceLabel(user_agent) }
  await inTransaction(services, user, (unit) =>
    enqueueMail(unit, {
      ...mailedCodeMail(unit.env, user, { ...visit, code }, unit.now),
      is_awaited: true,
    }),
  )
  return hashCode(services.env.APP_SECRET, user, code)
}

export function isMailedCode(env: Env, user: User, kept: string, code: string): boolean {
  return env.secrets.some((secret) => isSameSignature(hashCode(secret, user, code), kept))
}

/** Clears the count of requested codes once one of them came back. */
export function clearMailedCodes({ db }: Services, user: User) {
  return clearSlowing(db, keyOf(user))
}

const keyOf = ({ id }: User) => `mailed-code:${id}`

function hashCode(secret: string, { id }: User, code: string): string {
  return createHmac('sha256', secret).update(`mailed-code:${id}:${code}`).digest('hex')
}
