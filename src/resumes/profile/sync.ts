import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { writeDocument } from '../building/documents.ts'
import { cleanDocument } from '../clean.ts'
import { contentOf } from '../printing.ts'
import { findResumeOf, ownResumes, type ResumeRow } from '../resumes.ts'
import { changesBetween } from '../shared/changes.ts'
import type { ResumeDocument } from '../shared/document.ts'
import { fillFromProfile } from '../shared/from-profile.ts'
import type { ResumeContent } from '../shared/parts.ts'
import { resumes } from '../tables.ts'
import type { SyncChange } from './contract.ts'

/** By its name it is found again; renamed, it is the person's own and another is made next time. */
const NAME = 'CV de mon profil'
const MAX = 255
const LABELS = { title: 'Titre', description: 'Description' }

/** What a CV made of the profile alone says. */
export async function readResumeProfile(database: Database, user: User): Promise<ResumeContent> {
  const { headline, about } = (await findApplicantProfile(database, user.id)) ?? { headline: '', about: '' }
  const head = { title: headline, name: NAME, description: about || headline }
  return contentOf(database, user, head)
}

export interface SyncWish {
  /** Null for the CV made of the profile, which is created when there is none. */
  id: number | null
  /** Says what would change, and changes nothing. */
  isTrial: boolean
}

export interface Synchronised {
  row: ResumeRow
  changes: SyncChange[]
  left_out: string[]
}

/**
 * Brings a CV up to date with the profile; the PDF of one that nobody wrote in the builder is composed from both
 * whenever it is asked for. Asked again, it changes nothing more.
 * @throws HttpError 404 for a CV that is not this person's, 422 for a joined PDF, a profile without a title, a trial on no CV
 */
export async function synchroniseResume(
  services: Services,
  actor: Actor,
  { id, isTrial }: SyncWish,
): Promise<Synchronised> {
  return inTransaction(services, actor, async (unit) => {
    const { db, now } = unit
    // Two presses of the button make one CV.
    await lockUser(db, actor.id)
    const content = await readResumeProfile(db, actor.user)
    const { title } = content
    if (!title) throw invalid({ headline: ['Écrivez d’abord votre titre professionnel dans votre profil.'] })
    const before = id === null ? await findMade(db, actor.id) : await findResumeOf(db, actor.id, id)
    if (before?.file_key)
      throw invalid({ resume_id: ['Ce CV est un fichier joint\u00a0: il ne change pas avec votre profil.'] })
    if (before?.document) return refreshBuilt(unit, before, before.document, { content, isTrial })
    if (!before && isTrial) throw invalid({ resume_id: ['Aucun CV ne suit encore votre profil.'] })
    const fields = { title, description: shortened(content.description) }
    if (before) return refresh(unit, before, fields, isTrial)
    const row = { ...fields, name: NAME, is_draft: false, user_id: actor.id }
    const [made] = await db
      .insert(resumes)
      .values({ ...row, created_at: now, updated_at: now })
      .returning()
    if (!made) throw new Error('the resume was not inserted')
    return { row: made, changes: [], left_out: [] }
  })
}

async function refreshBuilt(
  unit: Unit,
  before: ResumeRow,
  document: ResumeDocument,
  { content, isTrial }: { content: ResumeContent; isTrial: boolean },
): Promise<Synchronised> {
  const filled = fillFromProfile(document, content)
  const changes = changesBetween(document, filled)
  if (isTrial || changes.length === 0) return { row: before, changes, left_out: [] }
  const row = await writeDocument(unit, before, cleanDocument(filled), true)
  return { row, changes, left_out: [] }
}

async function findMade(database: Database, userId: number): Promise<ResumeRow | null> {
  const [row] = await database
    .select()
    .from(resumes)
    .where(and(ownResumes(userId), eq(resumes.name, NAME), isNull(resumes.file_key)))
    .orderBy(asc(resumes.id))
    .limit(1)
  return row ?? null
}

async function refresh(
  { db, now }: Unit,
  before: ResumeRow,
  fields: Pick<ResumeRow, 'title' | 'description'>,
  isTrial: boolean,
): Promise<Synchronised> {
  const changes = (['title', 'description'] as const)
    .filter((name) => before[name] !== fields[name])
    .map((name) => ({ part: name, label: LABELS[name], before: before[name], after: fields[name] }))
  if (isTrial || changes.length === 0) return { row: before, changes, left_out: [] }
  const [row] = await db
    .update(resumes)
    .set({ ...fields, updated_at: now })
    .where(eq(resumes.id, before.id))
    .returning()
  return { row: row ?? before, changes, left_out: [] }
}

/** Cuts a text after the last whole word that fits. */
function shortened(text: string): string {
  if (text.length <= MAX) return text
  const cut = text.slice(0, MAX - 2)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), MAX - 60))
    .toWellFormed()
    .trimEnd()}…`
}
