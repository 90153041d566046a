import type { Env } from '#src/platform/env.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import { after, DAY_SECONDS, SECOND } from '#src/shared/durations.ts'

const PURPOSE = 'end-sessions'
export const ENDING_LINK_SECONDS = 7 * DAY_SECONDS

/** The address, mailed with the news of a sign-in, whose page ends every session of the person. */
export function endingLink(env: Env, userId: number, now: Date): string {
  const expires = after(now, ENDING_LINK_SECONDS * SECOND)
  const token = signToken(env.APP_SECRET, {
    purpose: PURPOSE,
    subject: `${userId}:${now.getTime()}`,
    expires,
  })
  return `${env.APP_URL}/deconnexion/${token}`
}

/** The person whose sessions a link ends; null for one that was changed or is too old. */
export function readEndingLink(env: Env, token: string, now: Date): number | null {
  const [id] = (readToken(env.secrets, PURPOSE, token, now) ?? '').split(':')
  return id ? Number(id) : null
}
