/** A body with a file can only leave as multipart. */
export function hasFile(body: unknown): boolean {
  if (typeof Blob !== 'undefined' && body instanceof Blob) return true
  return isBranch(body) && Object.values(body).some(hasFile)
}

/** Whether a value of a body holds further ones. */
export function isBranch(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
