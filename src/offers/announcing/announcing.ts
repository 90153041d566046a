import { and, asc, eq, gt, lte, or, sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { inPages } from '#src/platform/each-row.ts'
import type { Services } from '#src/platform/services.ts'
import { pacedWork } from '#src/platform/tables.ts'
import { after, DAY, SECOND } from '#src/shared/durations.ts'
import { offers } from '../tables.ts'

const NAME = 'index-now'
/** IndexNow takes so many addresses at once (https://www.indexnow.org/documentation). */
const AT_ONCE = 10_000
const PATIENCE = 20 * SECOND

interface Changed {
  id: number
  slug: string
}

/**
 * Tells the search engines that share IndexNow which offers were published, changed or closed since they were last told.
 * Nothing is told without the key. What is refused is told again by the next run.
 * @throws Error with the status, when the addresses were not taken
 */
export async function announceChanges(services: Pick<Services, 'db' | 'env' | 'clock'>): Promise<void> {
  const { db, clock, env } = services
  if (!env.INDEXNOW_KEY) return
  const until = clock.now()
  const [last] = await db.select().from(pacedWork).where(eq(pacedWork.name, NAME))
  const changed = inPages<Changed>(
    (row, most) => listChanged(db, { since: last?.ran_at ?? after(until, -DAY), until }, row, most),
    AT_ONCE,
  )
  let batch: string[] = []
  for await (const { id, slug } of changed) {
    batch.push(`${env.APP_URL}/offres/${id}-${slug}`)
    if (batch.length < AT_ONCE) continue
    await submit(env, batch)
    batch = []
  }
  if (batch.length > 0) await submit(env, batch)
  const values = { ran_at: until, took_ms: 0 }
  await db
    .insert(pacedWork)
    .values({ name: NAME, ...values })
    .onConflictDoUpdate({ target: pacedWork.name, set: values })
}

/** Offers that anybody could read then or can read now, in the order of their ids; on hold they are told of no more. */
function listChanged(
  database: Database,
  { since, until }: { since: Date; until: Date },
  last: Changed | null,
  most: number,
): Promise<Changed[]> {
  const { id, slug, status, held_at, published_at, updated_at, company_id } = offers
  const wasPublic = or(eq(status, 'published'), and(eq(status, 'closed'), sql`${published_at} IS NOT NULL`))
  return database
    .select({ id, slug })
    .from(offers)
    .innerJoin(companies, and(eq(companies.id, company_id), eq(companies.status, 'validated')))
    .where(
      and(
        gt(updated_at, since),
        lte(updated_at, until),
        wasPublic,
        sql`${held_at} IS NULL`,
        gt(id, last?.id ?? 0),
      ),
    )
    .orderBy(asc(id))
    .limit(most)
}

async function submit(env: Services['env'], urlList: string[]): Promise<void> {
  const { INDEXNOW_KEY: key, INDEXNOW_API, APP_URL } = env
  const response = await fetch(`${INDEXNOW_API}/indexnow`, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({
      host: new URL(APP_URL).host,
      key,
      keyLocation: `${APP_URL}/${key}.txt`,
      urlList,
    }),
  })
  await response.body?.cancel()
  if (!response.ok) throw new Error(`IndexNow answered ${response.status}`)
}
