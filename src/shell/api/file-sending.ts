import { isBranch } from './bodies.ts'
import { headersOf, noNetwork, parsed } from './request.ts'
import type { Answer, Sending } from './sending.ts'

/** A PUT or PATCH with files leaves as a POST with `_method`, because old proxies refuse those methods and the wire reads it. */
export function sendFiles({ method, url, body, signal, onProgress }: Sending): Promise<Answer> {
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

/** The body as multipart: files as they are, lists indexed, nested objects in bracket keys, booleans 1 or 0, null
 *  an empty string; undefined is left out. Throws on anything but an object. */
export function formDataOf(body: unknown): FormData {
  if (!isBranch(body)) throw new TypeError('Invalid payload: Payload must be a non-null object.')
  const form = new FormData()
  for (const [key, value] of Object.entries(body)) append(form, key, value)
  return form
}

function append(form: FormData, key: string, value: unknown): void {
  if (value === undefined) return
  if (value instanceof Blob) form.append(key, value)
  else if (value instanceof Date) form.append(key, value.toISOString())
  else if (isBranch(value)) {
    for (const [name, inner] of Object.entries(value)) append(form, `${key}[${name}]`, inner)
  } else form.append(key, typeof value === 'boolean' ? (value ? '1' : '0') : String(value ?? ''))
}
