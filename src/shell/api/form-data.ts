/** A body with a file can only leave as multipart. */
export function hasFile(body: unknown): boolean {
  if (typeof Blob !== 'undefined' && body instanceof Blob) return true
  return isBranch(body) && Object.values(body).some(hasFile)
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

function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
