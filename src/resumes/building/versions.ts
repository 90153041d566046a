import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { findResumeOf } from '../resumes.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { resumePhotos, resumeVersions } from '../tables.ts'
import { lockResume, type OpenedResume, writeDocument } from './documents.ts'

/** @throws HttpError 404 for another person's CV */
export async function listVersions(services: Services, actor: Actor, id: number) {
  await findResumeOf(services.db, actor.id, id)
  const { id: version, revision, saved_at, resume_id } = resumeVersions
  return services.db
    .select({ id: version, revision, saved_at })
    .from(resumeVersions)
    .where(eq(resume_id, id))
    .orderBy(desc(revision))
}

/** @throws HttpError 404 for another person's CV, or when there is no such version any more */
export async function findVersion(services: Services, actor: Actor, id: number, version: number) {
  await findResumeOf(services.db, actor.id, id)
  const [row] = await services.db.select().from(resumeVersions).where(isVersion(id, version))
  if (!row) throw notFound()
  return row
}

/** Makes an earlier version current again; the state until now becomes a version too. */
export async function restoreVersion(
  services: Services,
  actor: Actor,
  id: number,
  version: number,
): Promise<OpenedResume> {
  return inTransaction(services, actor, async (unit) => {
    const before = await lockResume(unit.db, actor, id)
    const [found] = await unit.db.select().from(resumeVersions).where(isVersion(id, version))
    if (!found) throw notFound()
    const photos = await unit.db.select().from(resumePhotos).where(eq(resumePhotos.user_id, actor.id))
    const document = withoutLost(
      found.document,
      photos.map(({ key }) => key),
    )
    return { row: await writeDocument(unit, before, document, true), document }
  })
}

const isVersion = (resumeId: number, version: number) =>
  and(eq(resumeVersions.resume_id, resumeId), eq(resumeVersions.id, version))

/** A picture that was removed since is left out of the version. */
function withoutLost(document: ResumeDocument, keys: string[]): ResumeDocument {
  const { photo } = document.identity
  if (!photo || keys.includes(photo)) return document
  return { ...document, identity: { ...document.identity, photo: null, show_photo: false } }
}
