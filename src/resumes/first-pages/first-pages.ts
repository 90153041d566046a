import { join } from 'node:path'
import { Cache } from '#src/platform/cache.ts'
import { ChildPool } from '#src/platform/files/child-pool.ts'
import { FairQueue } from '#src/platform/files/fair-queue.ts'
import { readableCode } from '#src/platform/files/readable-code.ts'
import type { Services } from '#src/platform/services.ts'
import { DAY_SECONDS } from '#src/shared/durations.ts'

const RESUMES = join(import.meta.dirname, '..')

/** A usual PDF takes 100 ms and 150 MB. */
const pool = new ChildPool<Uint8Array, Uint8Array | null>(join(import.meta.dirname, 'child.ts'), {
  heapMb: 96,
  residentMb: 320,
  seconds: 4,
  reads: readableCode(RESUMES),
  native: true,
})
const queue = new FairQueue({ atOnce: 1, mostOfOne: 24, most: 200 })

/** Who asks for whose file: one after the other, each person's turn after the others'. */
type FirstPages = (personId: number, fileKey: string) => Promise<Uint8Array | null>

/**
 * Gives the first page of a kept PDF as a small picture, drawn in a process of its own that is killed when it takes too
 * much; null for one that cannot be drawn so. A file never changes under its key: the last that were asked for are kept.
 * @throws HttpError 429 or 503 with the seconds to wait
 */
export function openFirstPages({ clock, files }: Pick<Services, 'clock' | 'files'>): FirstPages {
  const cache = new Cache<{ picture: Uint8Array | null }>(clock, { seconds: DAY_SECONDS, most: 100 })
  return async (personId, fileKey) => {
    const { picture } = await cache.get(fileKey, async () => {
      const drawn = await queue.run(personId, async () => pool.run(await files.read(fileKey)))
      return { picture: 'answer' in drawn ? drawn.answer : null }
    })
    return picture
  }
}
