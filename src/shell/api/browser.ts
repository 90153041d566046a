import { formDataOf, hasFile } from './form-data.ts'
import type { Answer, Sending } from './sending.ts'

const SAFE = new Set(['GET', 'HEAD'])
const IN_TURN = new Set(['PUT', 'PATCH', 'DELETE'])
const TOKEN_MISMATCH = 419

/** The change that was sent last to each address and has no answer yet. */
const lastChanges = new Map<string, Promise<Answer>>()

/** Browsers send the cookies of a host to each of its ports, so the administration's site names its own otherwise. */
let tokenCookie = 'XSRF-TOKEN'

/** Sets the cookie that the anti-forgery token is read from, on a site where it is not the public one's. */
export function setTokenCookie(name: string): void {
  tokenCookie = name
}

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

function sendOnce(sending: Sending): Promise<Answer> {
  return sending.multipart || hasFile(sending.body) ? sendFiles(sending) : sendJson(sending)
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
    return { status: response.status, statusText: response.statusText, body: parsed(await response.text()) }
  } catch (error) {
    if (signal?.aborted) throw error
    return noNetwork
  }
}

/** A PUT or PATCH with files leaves as a POST with `_method`, because old proxies refuse those methods and the wire reads it. */
function sendFiles({ method, url, body, signal, onProgress }: Sending): Promise<Answer> {
  const form = formDataOf(body)
  if (method !== 'POST') form.append('_method', method.toLowerCase())
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    for (const [name, value] of Object.entries(headersOf('POST'))) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total ? loaded / total : 0)
    request.onload = () =>
      resolve({
        status: request.status,
        statusText: request.statusText,
        body: parsed(request.responseText),
      })
    request.onerror = () => resolve(noNetwork)
    request.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
}

const noNetwork: Answer = {
  status: 0,
  statusText: 'La connexion a été interrompue. Vérifiez votre réseau, puis réessayez.',
  body: undefined,
}

function headersOf(method: string): Record<string, string> {
  const token = antiForgeryToken()
  return {
    Accept: 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    ...(!SAFE.has(method) && token && { 'X-XSRF-TOKEN': token }),
  }
}

function antiForgeryToken(): string | undefined {
  const found = new RegExp(`(?:^|; )${tokenCookie}=([^;]*)`).exec(document.cookie)?.[1]
  return found && decodeURIComponent(found)
}

function parsed(text: string): unknown {
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    return undefined
  }
}
