import { and, asc, gt, isNull } from 'drizzle-orm'
import { formatTime } from '#src/shared/dates.ts'
import { cached } from '../cache.ts'
import type { Database } from '../database.ts'
import { HttpError } from '../errors.ts'
import type { Services } from '../services.ts'
import { maintenances } from '../tables.ts'

export type Maintenance = typeof maintenances.$inferSelect

/** Every process knows of a change this many seconds later at most. */
const KNOWN_SECONDS = 3

/** Finds the maintenance that runs, or the one that comes next; null when none is planned. */
export async function findMaintenance(database: Database, now: Date): Promise<Maintenance | null> {
  const { ends_at, ended_at, starts_at } = maintenances
  const [row] = await database
    .select()
    .from(maintenances)
    .where(and(isNull(ended_at), gt(ends_at, now)))
    .orderBy(asc(starts_at))
    .limit(1)
  return row ?? null
}

/** Returns what reads it at most every few seconds, however often it is asked. */
export function openMaintenance({ db, clock }: Pick<Services, 'db' | 'clock'>) {
  const read = cached(clock, KNOWN_SECONDS, async () => ({ found: await findMaintenance(db, clock.now()) }))
  return async (): Promise<Maintenance | null> => {
    const { found } = await read()
    return found && found.ends_at > clock.now() ? found : null
  }
}

/**
 * Refuses changes while a maintenance lets people read alone.
 * @throws HttpError 503 with Retry-After, in words for the person whose text stays in the page
 */
export function openReadOnlyCheck(
  { clock }: Pick<Services, 'clock'>,
  read: () => Promise<Maintenance | null>,
) {
  return async (): Promise<void> => {
    const found = await read()
    const now = clock.now()
    if (!found?.is_read_only || found.starts_at > now) return
    const seconds = Math.max(1, Math.ceil((found.ends_at.getTime() - now.getTime()) / 1000))
    throw new HttpError(
      503,
      `Maintenance jusqu’à ${formatTime(found.ends_at)}\u00A0: rien ne s’enregistre pour l’instant. Ce que vous avez écrit reste ici, envoyez-le de nouveau juste après.`,
      { headers: { 'retry-after': String(seconds), 'x-maintenance': 'read-only' } },
    )
  }
}
