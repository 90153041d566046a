import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { findApplicantProfile } from '#src/profiles/profiles.ts'
import { contentOf } from '../printing.ts'
import { findResumeOf, type ResumeRow } from '../resumes.ts'
import type { ResumeContent } from '../shared/parts.ts'
import { resumes } from '../tables.ts'

/** By its name it is found again; renamed, it is the person's own and another is made next time. */
const NAME = 'CV de mon profil'
const MAX = 255

/** What a CV made of the profile alone says. */
export async function readResumeProfile(database: Database, user: User): Promise<ResumeContent> {
  const { headline, about } = (await findApplicantProfile(database, user.id)) ?? { headline: '', about: '' }
  const head = { title: headline, name: NAME, description: shortened(about || headline) }
  return contentOf(database, user, head)
}

/**
 * Brings a CV up to date with the profile; its PDF is composed from both whenever it is asked for. Asked again, it
 * changes nothing more.
 * @param id null for the CV made of the profile, which is created when there is none
 * @throws HttpError 404 for a CV that is not this person's, 422 for a joined PDF or a profile without a title
 */
export async function synchroniseResume(services: Services, actor: Actor, id: number | null) {
  return inTransaction(services, actor, async (unit) => {
    const { db, now } = unit
    // Two presses of the button make one CV.
    await lockUser(db, actor.id)
    const { title, description } = await readResumeProfile(db, actor.user)
    if (!title) throw invalid({ headline: ['Écrivez d’abord votre titre professionnel dans votre profil.'] })
    const before = id === null ? await findMade(db, actor.id) : await findResumeOf(db, actor.id, id)
    if (before?.file_key)
      throw invalid({ resume_id: ['Ce CV est un fichier joint\u00a0: il ne change pas avec votre profil.'] })
    if (before) return refresh(unit, before, { title, description })
    const row = { title, description, name: NAME, is_draft: false, user_id: actor.id }
    const [made] = await db
      .insert(resumes)
      .values({ ...row, created_at: now, updated_at: now })
      .returning()
    if (!made) throw new Error('the resume was not inserted')
    return made
  })
}

async function findMade(database: Database, userId: number): Promise<ResumeRow | null> {
  const [row] = await database
    .select()
    .from(resumes)
    .where(and(eq(resumes.user_id, userId), eq(resumes.name, NAME), isNull(resumes.file_key)))
    .orderBy(asc(resumes.id))
    .limit(1)
  return row ?? null
}

async function refresh(
  { db, now }: Unit,
  before: ResumeRow,
  fields: Pick<ResumeRow, 'title' | 'description'>,
): Promise<ResumeRow> {
  if (before.title === fields.title && before.description === fields.description) return before
  const [row] = await db
    .update(resumes)
    .set({ ...fields, updated_at: now })
    .where(eq(resumes.id, before.id))
    .returning()
  return row ?? before
}

/** The first whole words that fit. */
function shortened(text: string): string {
  if (text.length <= MAX) return text
  const cut = text.slice(0, MAX - 2)
  return `${cut
    .slice(0, Math.max(cut.lastIndexOf(' '), MAX - 60))
    .toWellFormed()
    .trimEnd()}…`
}
