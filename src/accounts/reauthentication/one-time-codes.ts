import { Secret, TOTP } from 'otpauth'
import type { Env } from '#src/platform/env.ts'
import { seal, sealAnew, unseal } from '#src/platform/secrets/seal.ts'
import { APP_NAME } from '#src/shared/app-name.ts'

const PURPOSE = 'two-factor'
const STEP_MS = 30_000

/** A new authenticator secret: as the person types it, as a phone scans it, as it is stored (RFC 6238, 160 bits). */
export function newSecret(env: Env, email: string) {
  const secret = new Secret({ size: 20 })
  const otpauth_url = new TOTP({ issuer: APP_NAME, label: email, secret }).toString()
  return { secret: secret.base32, otpauth_url, sealed: sealSecret(env, secret.base32) }
}

export function sealSecret(env: Env, base32: string): string {
  return seal(env.APP_SECRET, PURPOSE, base32)
}

/** Seals an authenticator's secret with the server's present one; null when it is. */
export const sealSecretAnew = (env: Env, sealed: string) => sealAnew(env.secrets, PURPOSE, sealed)

/** Finds the 30-second step of this code among the present one and its two neighbours; null when it fits none. */
export function stepOfCode(env: Env, sealed: string, code: string, now: Date): number | null {
  const base32 = unseal(env.secrets, PURPOSE, sealed)
  if (!base32) return null
  const totp = new TOTP({ secret: Secret.fromBase32(base32) })
  const delta = totp.validate({ token: code, timestamp: now.getTime(), window: 1 })
  return delta === null ? null : Math.floor(now.getTime() / STEP_MS) + delta
}
