import { HttpError, notFound } from '../errors.ts'

const NOT_FOUND_CODES = new Set(['ENOENT', 'NoSuchKey', 'NotFound'])
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT'])

/** @throws HttpError 404 for a file that is not there, 503 for one that cannot be read now */
export function refuseReading(error: unknown): never {
  if (codesOf(error).some((code) => NOT_FOUND_CODES.has(code))) throw notFound('Ce fichier n’existe plus.')
  throw unavailable('Ce fichier ne peut pas être lu en ce moment. Réessayez dans quelques minutes.', error)
}

/** @throws HttpError 503 for a file that cannot be written now, with words of its own for a full disk */
export function refuseWriting(error: unknown): never {
  const isFull = codesOf(error).some((code) => FULL_CODES.has(code))
  const why = isFull
    ? 'Il n’y a plus de place pour les fichiers'
    : 'Les fichiers ne peuvent pas être enregistrés'
  throw unavailable(`${why} en ce moment\u00a0: le vôtre n’a pas été gardé. Réessayez plus tard.`, error)
}

function unavailable(message: string, cause: unknown): HttpError {
  return new HttpError(503, message, { headers: { 'retry-after': '60' }, cause })
}

/** Returns the codes of an error and of its causes. */
function codesOf(error: unknown, depth = 0): string[] {
  if (!(error instanceof Error) || depth > 4) return []
  const code = 'code' in error ? [String(error.code)] : []
  return [error.name, ...code, ...codesOf(error.cause, depth + 1)]
}
