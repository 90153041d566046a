import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { Env } from '#src/platform/env.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { DAY_SECONDS, SECOND } from '#src/shared/durations.ts'
import type { Kind } from '../shared/kinds.ts'
import { pushSentence } from '../shared/pushes.ts'

/** `gone` says that the browser can't be told any more; `wait` is in milliseconds. */
export type PushAnswer = 'taken' | 'gone' | { failure: string; is_final: boolean; wait?: number }

interface Browser {
  endpoint: string
  p256dh: string
  auth: string
}

const PATIENCE = 10 * SECOND
/** Statuses that another try of the same message does not change (RFC 8030; 401 and 403 are about this site's keys). */
const FINAL = new Set([400, 401, 403, 413])

/** Encrypts a message for one browser (RFC 8291) and hands it to its push service, which keeps it for a day. */
export async function sendToPushService(
  env: Env,
  browser: Browser,
  message: { kind: Kind; link: string },
  now: Date,
): Promise<PushAnswer> {
  const { endpoint, headers, body } = encrypt(env, browser, message)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: new Uint8Array(body),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE),
    })
    await response.body?.cancel()
    return answerOf(response, now)
  } catch (error) {
    const cause = error instanceof Error ? ((error.cause as { code?: unknown })?.code ?? error.name) : 'Error'
    return { failure: String(cause), is_final: false }
  }
}

function encrypt(
  env: Env,
  { endpoint, p256dh, auth }: Browser,
  { kind, link }: { kind: Kind; link: string },
) {
  if (!env.vapid) throw new Error('no keys')
  // Messages of one kind read alike, so a newer one takes the place of an older one that is still there.
  const tag = createHash('sha256').update(kind).digest('base64url').slice(0, 32)
  const content = { title: APP_NAME, body: pushSentence(kind), link, tag }
  const subject = env.https ? env.APP_URL : `mailto:${env.CONTACT_EMAIL}`
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(content), {
    vapidDetails: { subject, ...env.vapid },
    contentEncoding: 'aes128gcm',
    TTL: DAY_SECONDS,
    urgency: 'normal',
    topic: tag,
  })
}

function answerOf({ ok, status, headers }: Response, now: Date): PushAnswer {
  if (ok) return 'taken'
  if (status === 404 || status === 410) return 'gone'
  const wait = waitOf(headers.get('retry-after'), now)
  return { failure: `status ${status}`, is_final: FINAL.has(status), ...(wait ? { wait } : {}) }
}

/** Reads `Retry-After`, which says seconds or a date (RFC 9110, 10.2.3). */
function waitOf(value: string | null, now: Date): number {
  if (!value) return 0
  const ms = /^\d+$/.test(value) ? Number(value) * SECOND : Date.parse(value) - now.getTime()
  return Number.isFinite(ms) ? Math.max(0, ms) : 0
}
