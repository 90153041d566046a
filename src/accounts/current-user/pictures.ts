import type { Actor } from '#src/abilities/actor.ts'
import { findUser, type User } from '#src/accounts/users.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'

/** Companies and profiles decide who sees a picture; they import accounts, so their functions are handed in. */
export interface PictureOwners {
  findMembership: (database: Database, userId: number) => Promise<{ id: number } | null>
  findApplicantProfile: (
    database: Database,
    userId: number,
  ) => Promise<{ is_public: boolean; show_photo: boolean } | null>
}

/**
 * A person's picture, for those who may see it.
 * @throws HttpError 404 for all others, and when there is none
 */
export async function findVisiblePicture(
  services: Services,
  owners: PictureOwners,
  actor: Actor | null,
  userId: number,
) {
  const user = actor?.id === userId ? actor.user : await findUser(services.db, userId)
  if (!user?.picture_key || !(await maySee(services.db, owners, actor, user))) throw notFound()
  return services.files.read(user.picture_key)
}

async function maySee(
  database: Database,
  { findMembership, findApplicantProfile }: PictureOwners,
  actor: Actor | null,
  user: User,
): Promise<boolean> {
  if (actor?.id === user.id) return true
  if (!user.is_active) return false
  if (user.userable_type === 'recruiter') {
    const membership = actor?.company && (await findMembership(database, user.id))
    return Boolean(membership && membership.id === actor.company?.id)
  }
  const profile = await findApplicantProfile(database, user.id)
  return Boolean(profile?.is_public && profile.show_photo)
}
