import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { findUser, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { slugify } from '#src/shared/slugs.ts'
import { applicantProfiles } from '../tables.ts'

/** Whether visitors, search engines and recruiters may find an applicant. */
export interface Visibility {
  is_public: boolean
  is_indexed: boolean
  is_best_profile: boolean
}

/** Ends what depends on being found by recruiters. Other domains own that, so app.ts hands it in. */
export type HideProfile = (unit: Unit, userId: number) => Promise<void>

/** Vowels are left out, so that the random letters make no words. */
const LETTERS = 'bcdfghjkmnpqrstvwxz'
const RANDOM_LETTERS = 8

/**
 * Keeps what the applicant chose; the public page's address is made at the first opt-in and never changes after.
 * Search engines may list nothing that visitors cannot read.
 * @throws HttpError 404 for who is no applicant
 */
export async function setVisibility(
  services: Services,
  actor: { id: number },
  visibility: Visibility,
  hide: HideProfile = () => Promise.resolve(),
): Promise<Visibility & { public_slug: string | null }> {
  return inTransaction(services, actor, async (unit) => {
    const user = await findUser(unit.db, actor.id)
    if (user?.userable_type !== 'applicant') throw notFound()
    if (!visibility.is_best_profile) await hide(unit, user.id)
    return writeVisibility(unit, user, visibility)
  })
}

async function writeVisibility(
  { db, now }: Unit,
  user: User,
  { is_public, is_indexed, is_best_profile }: Visibility,
) {
  const flags = { is_public, is_indexed: is_public && is_indexed, is_best_profile }
  const slug = is_public ? proposeSlug(user.first_name, user.last_name) : null
  const [row] = await db
    .insert(applicantProfiles)
    .values({ user_id: user.id, ...flags, public_slug: slug, updated_at: now })
    .onConflictDoUpdate({
      target: applicantProfiles.user_id,
      // Of two opt-ins at once, the second one waits for the row and keeps the address that the first one made.
      set: { ...flags, public_slug: sql`coalesce(${applicantProfiles.public_slug}, ${slug})` },
    })
    .returning({ public_slug: applicantProfiles.public_slug })
  return { ...flags, public_slug: row?.public_slug ?? null }
}

/** Null for a person who has saved nothing yet. */
export async function findVisibility(database: Database, userId: number) {
  const { is_public, is_indexed, is_best_profile, public_slug } = applicantProfiles
  const [row] = await database
    .select({ is_public, is_indexed, is_best_profile, public_slug })
    .from(applicantProfiles)
    .where(eq(applicantProfiles.user_id, userId))
  return row ?? null
}

/** Makes an address of the first name, the initial of the last name and random letters: `miora-r-tkbwzqpd`. */
export function proposeSlug(firstName: string, lastName: string): string {
  const initial = slugify(lastName).at(0) ?? ''
  const random = Array.from({ length: RANDOM_LETTERS }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return [slugify(firstName).slice(0, 40) || 'profil', initial, random].filter(Boolean).join('-')
}
