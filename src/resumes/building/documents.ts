import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt, formatShortDate, formatTime } from '#src/shared/dates.ts'
import { after, HOUR_SECONDS, MINUTE } from '#src/shared/durations.ts'
import { cleanDocument } from '../clean.ts'
import { checkPhoto } from '../photos.ts'
import { contentOf } from '../printing.ts'
import { findResumeOf, ownResume, type ResumeRow } from '../resumes.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { documentFromProfile } from '../shared/from-profile.ts'
import { resumes, resumeVersions } from '../tables.ts'

/** A state is worth keeping once it stood so long, or once so much time was written over. */
const PAUSE = 10 * MINUTE
const VERSIONS = 20
const JOINED = 'Ce CV est un fichier PDF joint\u00a0: il ne peut pas être modifié ici.'

/** A CV as the builder opens it; one that was made of the profile begins with what the profile says. */
export interface OpenedResume {
  row: ResumeRow
  document: ResumeDocument
}

/** @throws HttpError 404 for another person's, 409 for a joined file */
export async function openDocument(services: Services, actor: Actor, id: number): Promise<OpenedResume> {
  const row = await findResumeOf(services.db, actor.id, id)
  return { row, document: await documentOf(services.db, actor, row) }
}

/** @throws HttpError 409 for a joined file */
export async function documentOf(database: Database, actor: Actor, row: ResumeRow): Promise<ResumeDocument> {
  if (row.file_key) throw conflict(JOINED)
  if (row.document) return row.document
  const content = await contentOf(database, actor.user, row)
  return documentFromProfile({ ...content, headline: content.title })
}

export interface DocumentChange {
  /** The version over which the change was written. */
  revision: number
  document: ResumeDocument
  keeps_before?: boolean | null | undefined
}

/**
 * Keeps what was written; sent again, it is kept already.
 * @throws HttpError 404 for another person's, 409 when it was saved meanwhile or is a joined file
 */
export async function saveDocument(services: Services, actor: Actor, id: number, change: DocumentChange) {
  await allowAttempt(services.db, `resume-save:${actor.id}`, 3_000, HOUR_SECONDS, services.clock.now())
  const document = cleanDocument(change.document)
  return inTransaction(services, actor, async (unit) => {
    const before = await lockResume(unit.db, actor, id)
    if (before.file_key) throw conflict(JOINED)
    if (before.document && isDeepStrictEqual(before.document, document)) return before
    if (before.revision !== change.revision) throw savedMeanwhile(before, unit.now)
    await checkPhoto(unit.db, actor.id, document)
    return writeDocument(unit, before, document, change.keeps_before === true)
  })
}

/** One of this person's, that nothing else changes before this transaction ends. */
export async function lockResume(tx: Database, actor: Actor, id: number): Promise<ResumeRow> {
  const [row] = await tx.select().from(resumes).where(ownResume(actor.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

/** Writes the next state of a locked CV; the one before goes among the versions when it is worth it. */
export async function writeDocument(
  unit: Unit,
  before: ResumeRow,
  document: ResumeDocument,
  keepsBefore: boolean,
): Promise<ResumeRow> {
  const { db, now } = unit
  if (before.document && (keepsBefore || (await isWorthKeeping(db, before, now))))
    await keepVersion(db, before, before.document)
  const title = document.identity.headline || before.title
  const [row] = await db
    .update(resumes)
    .set({ document, title, revision: before.revision + 1, updated_at: now })
    .where(eq(resumes.id, before.id))
    .returning()
  return row ?? before
}

/** Saves come by the second: of those of a quarter of an hour one state is kept, and the last one before a pause. */
async function isWorthKeeping(database: Database, { id, updated_at }: ResumeRow, now: Date) {
  if (after(updated_at, PAUSE) <= now) return true
  const [last] = await database
    .select({ saved_at: resumeVersions.saved_at })
    .from(resumeVersions)
    .where(eq(resumeVersions.resume_id, id))
    .orderBy(desc(resumeVersions.revision))
    .limit(1)
  return !last || after(last.saved_at, PAUSE) <= updated_at
}

async function keepVersion(database: Database, row: ResumeRow, document: ResumeDocument) {
  const { id: resume_id, revision, updated_at: saved_at } = row
  await database
    .insert(resumeVersions)
    .values({ resume_id, revision, document, saved_at })
    .onConflictDoNothing()
  const ofResume = eq(resumeVersions.resume_id, resume_id)
  const last = database
    .select({ id: resumeVersions.id })
    .from(resumeVersions)
    .where(ofResume)
    .orderBy(desc(resumeVersions.revision))
    .limit(VERSIONS)
  await database.delete(resumeVersions).where(and(ofResume, notInArray(resumeVersions.id, last)))
}

function savedMeanwhile({ updated_at }: ResumeRow, now: Date) {
  const day = dayAt(updated_at) === dayAt(now) ? '' : ` le ${formatShortDate(updated_at, now)}`
  return conflict(
    `Ce CV a été enregistré dans une autre page ou sur un autre appareil${day} à ${formatTime(updated_at)}.`,
  )
}
