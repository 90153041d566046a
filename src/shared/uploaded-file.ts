import { z } from 'zod'

/** A file of a form: the browser's `File`, or what the server received of it. */
export interface UploadedFile {
  name: string
  type: string
  /** The size in bytes; one more than the limit when the server stopped reading. */
  size: number
}

function isUploadedFile(value: unknown): boolean {
  if (typeof Blob !== 'undefined' && value instanceof Blob) return true
  return typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array
}

/** A field for a file; `message` is shown when what came is none. */
export function uploadedFile(message: string) {
  return z.custom<UploadedFile>(isUploadedFile, message).meta({ type: 'string', format: 'binary' })
}

/**
 * What is wrong with a chosen file goes with that file, so that each check of its form refuses it again until another one
 * is chosen, and it is never sent in vain. On the server this stays empty, because a file there has its content.
 */
const refusals = new WeakMap<object, string>()

/** Notes why this file is refused, by what was read of it in the browser or by the server's own check. */
export function refuseFile(file: object, message: string): void {
  refusals.set(file, message)
}

export function findRefusal(file: object): string | undefined {
  return refusals.get(file)
}
