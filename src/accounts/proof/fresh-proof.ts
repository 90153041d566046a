import { invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { type Asker, askProof, type Proof, provePassword } from './proof.ts'

/**
 * Asks who is at the keyboard before what cannot be undone, however lately they signed in: always the password of who
 * has one; of the others a code, or a sign-in of the last quarter of an hour.
 * @throws HttpError 422 on `password`, `code` or `proof`; 429
 */
export async function proveItsMe(services: Services, asker: Asker, { password, code }: Proof) {
  if (asker.user.password_hash === null) return askProof(services, asker, { code })
  if (!password) throw invalid({ password: [MESSAGES.password_required] })
  await provePassword(services, asker.user, password, 'password')
}
