import { eq } from 'drizzle-orm'
import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { announce } from '#src/platform/live.ts'
import { squarePicture } from '#src/platform/picture.ts'
import type { World } from '#src/platform/world.ts'
import type { AccountInput } from './account-input.ts'
import { users } from './tables.ts'
import type { User } from './users.ts'

/** Writes what a person says of itself; a picture that is replaced or taken away is removed for good. */
export async function updateAccount(world: World, user: User, input: AccountInput): Promise<User> {
  const { picture, ...texts } = input
  const picture_key = await storedPicture(world, user, picture)
  const updated = await world.db.transaction(async (tx) => {
    const [row] = await tx
      .update(users)
      .set({ ...texts, picture_key })
      .where(eq(users.id, user.id))
      .returning()
    const at = world.clock.now()
    await audit(tx, { at, actor_id: user.id, action: 'accounts.updated', subject: `user:${user.id}` })
    await announce(tx, { user_id: user.id, what: 'user' })
    return row ?? user
  })
  if (user.picture_key && user.picture_key !== picture_key) await world.files.remove(user.picture_key)
  return updated
}

/** The key of the picture that the person will have. */
async function storedPicture(world: World, user: User, picture: AccountInput['picture']) {
  if (picture === undefined) return user.picture_key
  if (picture === null) return null
  if (!('bytes' in picture && picture.bytes instanceof Uint8Array))
    throw invalid({ picture: ['Choisissez une image.'] })
  return world.files.put(await squarePicture(world.env, picture.bytes, 'picture'), 'webp')
}
