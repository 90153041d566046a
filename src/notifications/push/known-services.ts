import type { Env } from '#src/platform/env.ts'

/** The push services of Chrome, Firefox, Safari and Edge; one that begins with a dot is the end of a name. */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  'web.push.apple.com',
  '.push.apple.com',
  '.notify.windows.com',
]

/**
 * Whether this server may send to the address that a browser gave it: only to a push service by HTTPS, so that nobody
 * makes it call other machines.
 */
export function isPushService({ PUSH_SERVICES }: Env, endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (username || password) return false
  if (PUSH_SERVICES.includes(origin)) return true
  const isKnown = KNOWN.some((name) => (name.startsWith('.') ? hostname.endsWith(name) : hostname === name))
  return protocol === 'https:' && port === '' && isKnown
}
