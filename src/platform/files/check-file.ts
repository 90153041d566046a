import type { Env } from '../env.ts'
import { invalid } from '../errors.ts'
import { isClean } from './antivirus.ts'
import type { FairQueue } from './fair-queue.ts'

/** Whose a received file is, and where the form shows a refusal. */
export interface Received {
  personId: number
  field: string
}

/**
 * Reads a received file when it is its sender's turn and it was found without virus.
 * @throws HttpError 422 on the field for a virus, 429 or 503 with the seconds to wait; whatever `read` throws
 */
export function checkFile<T>(
  env: Env,
  bytes: Uint8Array,
  from: Received,
  queue: FairQueue,
  read: () => Promise<T>,
): Promise<T> {
  return queue.run(from.personId, async () => {
    if (env.CLAMD_URL && !(await isClean(env.CLAMD_URL, bytes)))
      throw invalid({ [from.field]: ['Le fichier contient un virus. Il n’a pas été gardé.'] })
    return read()
  })
}
