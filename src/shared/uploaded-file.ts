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
