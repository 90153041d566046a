import type { Env } from '#src/platform/env.ts'
import { readToken, signToken } from '#src/platform/secrets/signed-link.ts'
import { after, HOUR } from '#src/shared/durations.ts'

const LINK = 'resume-share'
const ACCESS = 'resume-share-access'

/** What stands in the address of a share: its row says until when it opens. */
export function shareToken(env: Env, id: number): string {
  return signToken(env.APP_SECRET, { purpose: LINK, subject: String(id) })
}

/** The share that an address names; null for one that we never wrote. */
export function readShareToken(env: Env, token: string, now: Date): number | null {
  return idIn(readToken(env.secrets, LINK, token, now))
}

/** What opens the pages of a share for an hour, once its password was given. */
export function accessToken(env: Env, id: number, now: Date): string {
  return signToken(env.APP_SECRET, { purpose: ACCESS, subject: String(id), expires: after(now, HOUR) })
}

export function mayRead(env: Env, id: number, access: string, now: Date): boolean {
  return idIn(readToken(env.secrets, ACCESS, access, now)) === id
}

function idIn(subject: string | null): number | null {
  const id = Number(subject)
  return subject && Number.isSafeInteger(id) && id > 0 ? id : null
}
