import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import { audit } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { squarePicture } from '#src/platform/files/picture.ts'
import { announce } from '#src/platform/live.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { inOrder } from '#src/shared/names.ts'
import type { AccountInput } from './shared/account-input.ts'

/** Saves the names and the picture of a person; the file of a picture that is replaced or removed is deleted. */
export async function updateAccount(services: Services, user: User, input: AccountInput): Promise<User> {
  const { picture, ...texts } = input
  const bytes =
    picture && (await squarePicture(services.env, bytesOf(picture), { personId: user.id, field: 'picture' }))
  return inTransaction(services, user, async (unit) => {
    // The row is locked, so that two changes at once cannot leave a picture that nothing refers to.
    const before = await lockUser(unit.db, user.id)
    if (!before) return user
    const names = inOrder({ ...before, ...texts })
    if (!names.first_name) throw invalid({ first_name: ['Veuillez entrer votre prénom.'] })
    const [row] = await unit.db
      .update(users)
      .set({ ...texts, ...names, picture_key: await keepPicture(unit, before, bytes) })
      .where(eq(users.id, user.id))
      .returning()
    await audit(unit, { action: 'accounts.updated', subject: `user:${user.id}` })
    await announce(unit, { user_id: user.id, what: 'user' })
    return row ?? before
  })
}

function bytesOf(picture: NonNullable<AccountInput['picture']>): Uint8Array {
  if (!('bytes' in picture && picture.bytes instanceof Uint8Array))
    throw invalid({ picture: ['Choisissez une image.'] })
  return picture.bytes
}

/** Stores, removes or keeps (`undefined`) the picture, and returns the key to write. */
async function keepPicture({ files }: Unit, before: User, bytes: Uint8Array | null | undefined) {
  if (bytes === undefined) return before.picture_key
  if (before.picture_key) files.remove(before.picture_key)
  return bytes && files.put(bytes, 'webp')
}
