import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { ownResume, type ResumeRow } from '../resumes.ts'
import { resumes } from '../tables.ts'

/** How long a CV stays in the bin. */
export const BIN_DAYS = 30

const inBin = (userId: number) => and(eq(resumes.user_id, userId), isNotNull(resumes.deleted_at))
const binned = (userId: number, id: number) => and(eq(resumes.id, id), inBin(userId))

export async function listBinOf(database: Database, userId: number): Promise<ResumeRow[]> {
  return database
    .select()
    .from(resumes)
    .where(inBin(userId))
    .orderBy(desc(resumes.deleted_at), desc(resumes.id))
    .limit(200)
}

/** What was sent with applications stays: they keep files of their own. @throws HttpError 404 when it is not there */
export async function binResume(services: Services, actor: Actor, id: number) {
  await inTransaction(services, actor, async ({ db, now }) => {
    const rows = await db
      .update(resumes)
      .set({ deleted_at: now })
      .where(ownResume(actor.id, id))
      .returning({ id: resumes.id })
    if (rows.length === 0) throw notFound()
  })
}

/** Takes it out of the bin; asked again it is out already. @throws HttpError 404 when it is gone */
export async function restoreResume(services: Services, actor: Actor, id: number): Promise<ResumeRow> {
  return inTransaction(services, actor, async ({ db }) => {
    const [row] = await db
      .update(resumes)
      .set({ deleted_at: null })
      .where(and(eq(resumes.id, id), eq(resumes.user_id, actor.id)))
      .returning()
    if (!row) throw notFound()
    return row
  })
}

/** Removes it for good, with its versions and its file. @throws HttpError 404 unless it is in the bin */
export async function deleteBinned(services: Services, actor: Actor, id: number) {
  await inTransaction(services, actor, async ({ db, files }) => {
    const [row] = await db.delete(resumes).where(binned(actor.id, id)).returning()
    if (!row) throw notFound()
    if (row.file_key) files.remove(row.file_key)
  })
}
