import { and, count, desc, eq } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { pdfName, soundPdf } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import type { ResumeInput } from './contract.ts'
import { resumes } from './tables.ts'

export type ResumeRow = typeof resumes.$inferSelect

export const PER_PAGE = 12

export async function listResumesOf(database: Database, userId: number, page: number) {
  const mine = eq(resumes.user_id, userId)
  const rows = await database
    .select()
    .from(resumes)
    .where(mine)
    .orderBy(desc(resumes.updated_at), desc(resumes.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
  const [total] = await database.select({ count: count() }).from(resumes).where(mine)
  return { rows, total: total?.count ?? 0 }
}

/** Those that can be sent: not drafts, the last changed first. */
export async function listUsableResumesOf(database: Database, userId: number): Promise<ResumeRow[]> {
  return database
    .select()
    .from(resumes)
    .where(and(eq(resumes.user_id, userId), eq(resumes.is_draft, false)))
    .orderBy(desc(resumes.updated_at), desc(resumes.id))
    .limit(200)
}

/** @throws HttpError 404 when it is not this person's. */
export async function findResumeOf(database: Database, userId: number, id: number): Promise<ResumeRow> {
  const row = await findOwnResume(database, userId, id)
  if (!row) throw notFound()
  return row
}

export async function findOwnResume(database: Database, userId: number, id: number) {
  const [row] = await database
    .select()
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.user_id, userId)))
  return row ?? null
}

export async function createResume(
  services: Services,
  userId: number,
  input: ResumeInput,
): Promise<ResumeRow> {
  const now = services.clock.now()
  const file = await storeFile(services, userId, input)
  const [row] = await services.db
    .insert(resumes)
    .values({ ...fieldsOf(input), ...file, user_id: userId, created_at: now, updated_at: now })
    .returning()
  if (!row) throw new Error('the resume was not inserted')
  return row
}

/** A file given replaces the one before; none given leaves it. */
export async function updateResume(services: Services, userId: number, id: number, input: ResumeInput) {
  const before = await findResumeOf(services.db, userId, id)
  const file = await storeFile(services, userId, input)
  const [row] = await services.db
    .update(resumes)
    .set({ ...fieldsOf(input), ...file, updated_at: services.clock.now() })
    .where(and(eq(resumes.id, id), eq(resumes.user_id, userId)))
    .returning()
  if (!row) throw notFound()
  if (before.file_key && before.file_key !== row.file_key) await forget(services, before.file_key)
  return row
}

/** What was sent with applications stays: they keep files of their own. */
export async function deleteResume(services: Services, userId: number, id: number) {
  const [row] = await services.db
    .delete(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.user_id, userId)))
    .returning()
  if (!row) throw notFound()
  if (row.file_key) await forget(services, row.file_key)
}

function fieldsOf({ title, name, description, is_draft }: ResumeInput) {
  return { title, name, description, is_draft }
}

async function storeFile(services: Services, userId: number, { file }: ResumeInput) {
  if (!file) return {}
  await allowAttempt(services.db, `resume-file:${userId}`, 60, 3_600, services.clock.now())
  const bytes = await soundPdf(services.env, file, 'file')
  const file_key = await services.files.put(bytes, 'pdf')
  return { file_key, file_name: pdfName(file.name), file_size: bytes.length }
}

/** A file that cannot be removed now is only forgotten: the row no longer names it. */
async function forget(services: Services, key: string) {
  await services.files.remove(key).catch(() => undefined)
}
