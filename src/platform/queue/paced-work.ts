import { eq } from 'drizzle-orm'
import { DAY, SECOND } from '#src/shared/durations.ts'
import type { Services } from '../services.ts'
import { pacedWork } from '../tables.ts'

interface Pace {
  /** It runs no more often than this, in milliseconds. */
  every: number
  /** What it may cost in a day, in milliseconds of work. */
  mostADay?: number
}

const MOST_A_DAY = 30 * SECOND

/**
 * Does work that keeps something up to date, unless it ran lately. What it cost the last time decides how long ago that has
 * to be, so that the dearer it grows with the data the less often it runs, and all of a day's runs cost the same.
 * @returns whether it ran
 * @throws whatever `work` throws: then the next call tries again
 */
export async function runPaced(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  name: string,
  { every, mostADay = MOST_A_DAY }: Pace,
  work: () => Promise<void>,
): Promise<boolean> {
  const ran_at = clock.now()
  const [last] = await db.select().from(pacedWork).where(eq(pacedWork.name, name))
  const pause = last ? Math.max(every, (last.took_ms * DAY) / mostADay) : 0
  if (last && ran_at.getTime() - last.ran_at.getTime() < pause) return false
  const begun = performance.now()
  await work()
  const values = { ran_at, took_ms: Math.round(performance.now() - begun) }
  await db
    .insert(pacedWork)
    .values({ name, ...values })
    .onConflictDoUpdate({ target: pacedWork.name, set: values })
  return true
}
