import { and, desc, eq, gt, isNotNull, isNull, lte, or } from 'drizzle-orm'
import { lockUser } from '#src/accounts/users.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import { HttpError, notFound } from '#src/platform/errors.ts'
import { keyFor } from '#src/platform/files/storage.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { formatTime } from '#src/shared/dates.ts'
import { after, DAY, SECOND } from '#src/shared/durations.ts'
import { dataExports } from '../tables.ts'
import { COPIES_A_DAY, nextCopyAt } from './shared/limits.ts'

export type ExportRow = typeof dataExports.$inferSelect

/** A preparation that failed at every retry is given up after this time. */
const GIVEN_UP_MS = 2 * DAY

export const prepareExportJob = jobKind<{ id: string }>('personal-data.make-export')

/** The key of a copy's file follows from its row's id, so that a half-made file is found as well as a finished one. */
export const exportKey = (id: string) => keyFor(id, 'zip')

/** Lists the copies that can still be downloaded or are being prepared. */
export async function listExportsOf(database: Database, userId: number, now: Date): Promise<ExportRow[]> {
  return database
    .select()
    .from(dataExports)
    .where(
      and(eq(dataExports.user_id, userId), or(isNull(dataExports.ready_at), gt(dataExports.expires_at, now))),
    )
    .orderBy(desc(dataExports.requested_at))
}

/** Has a copy of one's own data prepared. @throws HttpError 429 as `requestExportOf` */
export function requestExport(services: Services, actor: { id: number }): Promise<ExportRow> {
  return inTransaction(services, actor, (unit) => requestExportOf(unit, actor.id))
}

/**
 * Has a copy of a person's data prepared in the background; the person is mailed when it is there, and nobody else.
 * @throws HttpError 429 while one is being prepared, and for the fourth within a day
 */
export async function requestExportOf(unit: Unit, userId: number): Promise<ExportRow> {
  const { db, now } = unit
  // Of two presses at once the second waits for this lock and then finds the first one's row.
  await lockUser(db, userId)
  await checkLimits(unit, userId)
  const [row] = await db.insert(dataExports).values({ user_id: userId, requested_at: now }).returning()
  if (!row) throw new Error('the export was not inserted')
  await unit.send(prepareExportJob, { id: row.id })
  await audit(unit, { action: 'personal-data.export-asked', subject: `user:${userId}` })
  return row
}

async function checkLimits({ db, now }: Unit, userId: number) {
  const recent = await db
    .select()
    .from(dataExports)
    .where(and(eq(dataExports.user_id, userId), gt(dataExports.requested_at, after(now, -GIVEN_UP_MS))))
    .orderBy(desc(dataExports.requested_at))
  if (recent.some((row) => row.ready_at === null))
    throw limited('Votre copie est déjà en préparation. Nous vous écrivons dès qu’elle est prête.', 60, 1)
  const again = nextCopyAt(
    recent.map((row) => row.requested_at),
    now,
  )
  if (!again) return
  throw limited(
    `Vous avez déjà demandé trois copies en 24 heures. Vous pourrez recommencer après ${formatTime(again)}.`,
    (again.getTime() - now.getTime()) / SECOND,
    COPIES_A_DAY,
  )
}

function limited(message: string, seconds: number, limit: number) {
  return new HttpError(429, message, {
    headers: {
      'retry-after': String(Math.max(1, Math.ceil(seconds))),
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': '0',
    },
  })
}

/** @throws HttpError 404 when the copy is somebody else's, not ready or gone */
export async function findExportOf(database: Database, userId: number, id: string, now: Date) {
  const [row] = await database
    .select()
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.user_id, userId),
        isNotNull(dataExports.ready_at),
        gt(dataExports.expires_at, now),
      ),
    )
  if (!row?.file_key) throw notFound('Cette copie n’existe pas, ou le lien a expiré.')
  return { key: row.file_key, requested_at: row.requested_at }
}

/** Removes copies that have expired. Each file goes before its row, so that a crash in between loses no key. */
export async function purgeExports(services: Services) {
  const now = services.clock.now()
  const stuck = and(isNull(dataExports.ready_at), lte(dataExports.requested_at, after(now, -GIVEN_UP_MS)))
  const over = await services.db
    .select({ id: dataExports.id })
    .from(dataExports)
    .where(or(lte(dataExports.expires_at, now), stuck))
  await forEachRow(over, async ({ id }) => {
    await services.files.remove(exportKey(id))
    await services.db.delete(dataExports).where(eq(dataExports.id, id))
  })
}

/**
 * Removes a person's copies.
 * @returns the keys of their files
 */
export async function eraseExports({ db }: Unit, userId: number): Promise<string[]> {
  const rows = await db
    .delete(dataExports)
    .where(eq(dataExports.user_id, userId))
    .returning({ id: dataExports.id })
  return rows.map(({ id }) => exportKey(id))
}
