import type { Env } from '#src/platform/env.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'

const PURPOSE = 'entered-removal'

/**
 * Signs the link by which a person has removed what a company entered. It never expires, because each mail has it; it
 * serves once, because nothing is left that it names.
 */
export function removalToken(env: Env, applicationId: number): string {
  return signToken(env.APP_SECRET, { purpose: PURPOSE, subject: String(applicationId) })
}

/** Reads which application a token removes; null when it was not signed here. */
export function readRemovalToken(env: Env, token: string, now: Date): number | null {
  const subject = readToken(env.secrets, PURPOSE, token, now)
  return subject && /^\d{1,10}$/.test(subject) ? Number(subject) : null
}
