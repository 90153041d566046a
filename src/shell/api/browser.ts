import { formDataOf, hasFile } from './form-data.ts'
import type { Answer, Sending } from './sending.ts'

const SAFE = new Set(['GET', 'HEAD'])
const TOKEN_MISMATCH = 419

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
  if (!antiForgeryToken())
    await fetch('/sanctum/csrf-cookie', { credentials: 'include' }).catch(() => undefined)
  const answer = await sendOnce(sending)
  return answer.status === TOKEN_MISMATCH ? sendOnce(sending) : answer
}

function sendOnce(sending: Sending): Promise<Answer> {
  return sending.multipart || hasFile(sending.body) ? sendFiles(sending) : sendJson(sending)
}

async function sendJson({ method, url, body, signal }: Sending): Promise<Answer> {
  const headers = headersOf(method)
  if (body !== undefined) headers['Content-Type'] = 'application/json'
  try {
    const response = await fetch(url, {
      method,
      headers,
      credentials: 'include',
      signal: signal ?? null,
      body: body === undefined ? null : JSON.stringify(body),
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
