import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { User } from '#src/accounts/users.ts'
import { auditIn } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { squarePicture } from '#src/platform/files/picture.ts'
import { announceIn } from '#src/platform/live.ts'
import type { Services } from '#src/platform/services.ts'
import type { AccountInput } from './shared/account-input.ts'

/** Writes what a person says of itself; a picture that is replaced or taken away is removed for good. */
export async function updateAccount(services: Services, user: User, input: AccountInput): Promise<User> {
  const { picture, ...texts } = input
  const picture_key = await storedPicture(services, user, picture)
  const updated = await services.db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ ...texts, picture_key })
      .where(eq(users.id, user.id))
      .returning()
    const at = services.clock.now()
    await auditIn(tx, { at, actor_id: user.id, action: 'accounts.updated', subject: `user:${user.id}` })
    await announceIn(tx, { user_id: user.id, what: 'user' })
    return row ?? user
  })
  if (user.picture_key && user.picture_key !== picture_key) await services.files.remove(user.picture_key)
  return updated
}

/** The key of the picture that the person will have. */
async function storedPicture(services: Services, user: User, picture: AccountInput['picture']) {
  if (picture === undefined) return user.picture_key
  if (picture === null) return null
  if (!('bytes' in picture && picture.bytes instanceof Uint8Array))
    throw invalid({ picture: ['Choisissez une image.'] })
  return services.files.put(await squarePicture(services.env, picture.bytes, 'picture'), 'webp')
}
