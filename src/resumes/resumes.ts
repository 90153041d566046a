import { and, count, desc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid, notFound } from '#src/platform/errors.ts'
import { type CleanPdf, cleanPdf } from '#src/platform/files/pdf-upload.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { UploadedFile } from '#src/shared/uploaded-file.ts'
import { cleanDocument } from './clean.ts'
import type { NewResumeInput, ResumeInput } from './contract.ts'
import { checkPhoto } from './photos.ts'
import { requireRoom } from './room.ts'
import { resumes } from './tables.ts'

const BUILT = 'Ce CV est écrit ici\u00a0: joignez ce fichier à un autre CV.'

export type ResumeRow = typeof resumes.$inferSelect

export const PER_PAGE = 12

/** A person's CVs, those in the bin left out. */
export const ownResumes = (userId: number) => and(eq(resumes.user_id, userId), isNull(resumes.deleted_at))

/** This one of them. */
export const ownResume = (userId: number, id: number) => and(eq(resumes.id, id), ownResumes(userId))

export async function listResumesOf(database: Database, userId: number, page: number) {
  const mine = ownResumes(userId)
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

/** Those that can be sent, or the drafts, which cannot; the last changed first. */
export async function listResumesByState(
  database: Database,
  userId: number,
  { is_draft }: { is_draft: boolean },
): Promise<ResumeRow[]> {
  return database
    .select()
    .from(resumes)
    .where(and(ownResumes(userId), eq(resumes.is_draft, is_draft)))
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
  const [row] = await database.select().from(resumes).where(ownResume(userId, id))
  return row ?? null
}

export async function createResume(
  services: Services,
  actor: Actor,
  input: NewResumeInput,
): Promise<SavedResume> {
  const document = input.document ? cleanDocument(input.document) : null
  if (document && input.file) throw invalid({ file: [BUILT] })
  const file = await receiveFile(services, actor, input)
  return inTransaction(services, actor, (unit) =>
    withinRoom(unit, actor, file, async () => {
      if (document) await checkPhoto(unit.db, actor.id, document)
      await requireRoom(unit, actor.id, { bytes: file?.bytes.length ?? 0 })
      const stored = await storeFile(unit, file)
      const [row] = await unit.db
        .insert(resumes)
        .values({
          ...fieldsOf(input),
          ...stored,
          document,
          user_id: actor.id,
          created_at: unit.now,
          updated_at: unit.now,
        })
        .returning()
      if (!row) throw new Error('the resume was not inserted')
      return { row, removed: file?.removed ?? [] }
    }),
  )
}

/** A file given replaces the one before; none given leaves it. */
export async function updateResume(
  services: Services,
  actor: Actor,
  id: number,
  input: ResumeInput,
): Promise<SavedResume> {
  const found = await findResumeOf(services.db, actor.id, id)
  if (found.document && input.file) throw invalid({ file: [BUILT] })
  const file = await receiveFile(services, actor, input)
  return inTransaction(services, actor, (unit) =>
    withinRoom(unit, actor, file, async () => {
      if (file) await requireRoom(unit, actor.id, { bytes: file.bytes.length, replaces: id })
      const stored = await storeFile(unit, file)
      // Two changes at once: the second one replaces the file of the first.
      const [before] = await unit.db.select().from(resumes).where(own(actor, id)).for('update')
      const [row] = await unit.db
        .update(resumes)
        .set({ ...fieldsOf(input), ...stored, updated_at: unit.now })
        .where(own(actor, id))
        .returning()
      if (!row) throw notFound()
      if (before?.file_key && before.file_key !== row.file_key) unit.files.remove(before.file_key)
      return { row, removed: file?.removed ?? [] }
    }),
  )
}

/** A CV without a file takes no room. */
function withinRoom<T>(
  unit: Unit,
  actor: Actor,
  file: CleanPdf | null,
  change: () => Promise<T>,
): Promise<T> {
  return file ? storeWithin(unit, { kind: 'person', id: actor.id }, 'file', change) : change()
}

const own = (actor: Actor, id: number) => ownResume(actor.id, id)

function fieldsOf({ title, name, description, is_draft }: ResumeInput) {
  return { title, name, description, is_draft }
}

/** A CV as it was kept, and what of the joined file is not in it. */
export interface SavedResume {
  row: ResumeRow
  removed: RemovedPart[]
}

async function receiveFile(
  services: Services,
  actor: Actor,
  { file }: ResumeInput,
): Promise<CleanPdf | null> {
  if (!file) return null
  await allowAttempt(services.db, `resume-file:${actor.id}`, 60, HOUR_SECONDS, services.clock.now())
  return cleanPdf(services.env, file, { personId: actor.id, field: 'file' })
}

/**
 * Reads a file as it would be read to be kept. It has a limit of its own, so that looking leaves the saving free.
 * @throws HttpError 422 on `file`; 429 or 503 with the seconds to wait
 */
export async function checkResumeFile(
  services: Services,
  actor: Actor,
  file: UploadedFile,
): Promise<CleanPdf> {
  await allowAttempt(services.db, `resume-file-check:${actor.id}`, 60, HOUR_SECONDS, services.clock.now())
  return cleanPdf(services.env, file, { personId: actor.id, field: 'file' })
}

async function storeFile({ files }: Unit, file: CleanPdf | null) {
  if (!file) return {}
  const file_key = await files.put(file.bytes, 'pdf')
  return { file_key, file_name: file.name, file_size: file.bytes.length }
}
