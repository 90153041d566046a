import type { Database } from '../database.ts'
import { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'

/** The SQLSTATE of a statement that took too long: asked of the primary it would take as long again. */
const TOO_LONG = '57014'

/**
 * Reads what the public may see: for a guest from the replica while it is fresh enough, for somebody who is signed in
 * from the primary, so that nobody misses their own change. What the replica fails at, or does not have yet, is asked
 * once more of the primary; `read` may run twice.
 * @param reader who asks, null for a guest or for what is kept for everybody
 */
export async function readPublic<T>(
  { db, replica }: Pick<Services, 'db' | 'replica'>,
  reader: object | null,
  read: (database: Database) => Promise<T>,
): Promise<T> {
  const copy = reader ? null : replica?.current()
  if (!copy) return read(db)
  try {
    return await read(copy)
  } catch (error) {
    if (!mayDiffer(error)) throw error
    return read(db)
  }
}

/**
 * The replica may be away, in conflict with what it replays, without a row that was just written, or without a column of a
 * new version: in each case the primary is asked.
 */
function mayDiffer(error: unknown): boolean {
  if (error instanceof HttpError) return error.status === 404
  const cause = error instanceof Error && error.cause ? error.cause : error
  return (cause as { code?: unknown }).code !== TOO_LONG
}
