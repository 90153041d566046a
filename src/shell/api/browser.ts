import { hasFile } from './bodies.ts'
import { antiForgeryToken, headersOf, noNetwork, parsed, SAFE } from './request.ts'
import type { Answer, Sending } from './sending.ts'
import { noteServerTime } from './server-time.ts'

const IN_TURN = new Set(['PUT', 'PATCH', 'DELETE'])
const TOKEN_MISMATCH = 419

/** The change that was sent last to each address and has no answer yet. */
const lastChanges = new Map<string, Promise<Answer>>()

/** Sends with the visitor's cookies and the anti-forgery header, asking for the token when there is none and once
 *  more when the server found it too old. A network failure is an answer of status 0. */
export async function sendFromBrowser(sending: Sending): Promise<Answer> {
  if (SAFE.has(sending.method)) return sendOnce(sending)
  return IN_TURN.has(sending.method) ? sendInTurn(sending) : sendChange(sending)
}

/**
 * Two presses on one switch are two changes of one thing. On a slow line the first may arrive last, and would stand; so
 * each waits for the answer to the one before it at the same address.
 */
function sendInTurn(sending: Sending): Promise<Answer> {
  const before = lastChanges.get(sending.url)
  const send = () => sendChange(sending)
  const change = before ? before.then(send, send) : send()
  lastChanges.set(sending.url, change)
  const forget = () => {
    if (lastChanges.get(sending.url) === change) lastChanges.delete(sending.url)
  }
  change.then(forget, forget)
  return change
}

async function sendChange(sending: Sending): Promise<Answer> {
  if (!antiForgeryToken())
    await fetch('/sanctum/csrf-cookie', { credentials: 'include' }).catch(() => undefined)
  const answer = await sendOnce(sending)
  return answer.status === TOKEN_MISMATCH ? sendOnce(sending) : answer
}

async function sendOnce(sending: Sending): Promise<Answer> {
  if (!sending.multipart && !hasFile(sending.body)) return sendJson(sending)
  // Few pages send files, so what does is loaded with the first one.
  const part = await import('./file-sending.ts').catch(() => null)
  return part ? part.sendFiles(sending) : noNetwork
}

/** A browser keeps 64 KB in all of what outlives its page; a larger body leaves as any other. */
const MOST_KEPT = 8_000

async function sendJson({ method, url, body, signal }: Sending): Promise<Answer> {
  const headers = headersOf(method)
  const text = body === undefined ? null : JSON.stringify(body)
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      signal: signal ?? null,
      body: text,
      // Whoever presses and leaves at once has pressed: the change goes on its way without the page.
      keepalive: !SAFE.has(method) && (text?.length ?? 0) < MOST_KEPT,
    })
    noteServerTime(Date.parse(response.headers.get('date') ?? ''))
    return { status: response.status, statusText: response.statusText, body: parsed(await response.text()) }
  } catch (error) {
    if (signal?.aborted) throw error
    return noNetwork
  }
}
