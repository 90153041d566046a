import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { auditIn } from '#src/platform/audit.ts'
import { invalid } from '#src/platform/errors.ts'
import { announceIn } from '#src/platform/live.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { readToken, signToken } from '#src/platform/signed-link.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { knownAddressMail } from '../mails/account.ts'
import { type Asker, askProof, type Proof } from '../proof/proof.ts'
import { users } from '../tables.ts'
import { findUserByEmail, type User } from '../users.ts'
import { addressChangedMail, addressChangeMail } from './mails.ts'

const PURPOSE = 'change-address'
const VALID_MS = 3_600_000
const ASKED_A_DAY = 5

/**
 * Mails a link to the address that a person wants; nothing changes before it is opened. When the address has an
 * account already its owner gets a mail that says so instead, and the answer is the same.
 * @throws HttpError 422 on `email` for the address that it is already, or as `askProof`; 429
 */
export async function askAddressChange(services: Services, asker: Asker, email: string, proof: Proof) {
  const now = services.clock.now()
  const { user } = asker
  if (email === user.email) throw invalid({ email: ['C’est déjà votre adresse.'] })
  await askProof(services, asker, proof, now)
  await allowAttempt(services.db, `address-change:${user.id}`, ASKED_A_DAY, 86_400, now)
  const owner = await findUserByEmail(services.db, email)
  const mail = owner
    ? knownAddressMail(owner, services.env.APP_URL, null)
    : addressChangeMail(
        { ...user, email },
        `${services.env.APP_URL}/email/change?token=${tokenOf(services, user, email, now)}`,
      )
  await services.db.transaction((tx) =>
    enqueueMailIn(tx, services.queue, { ...mail, key: `address-change:${user.id}:${now.getTime()}` }, now),
  )
}

/** Changes with the password, and when somebody else proves that the address is theirs: links asked for before die. */
function ownershipOf({ password_hash, email_verified_at }: User): string {
  const locks = `${password_hash} ${email_verified_at?.getTime()}`
  return createHash('sha256').update(locks).digest('base64url').slice(0, 22)
}

function tokenOf(services: Services, user: User, email: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_MS)
  const subject = JSON.stringify([user.id, user.email, email, ownershipOf(user)])
  return signToken(services.env.APP_SECRET, { purpose: PURPOSE, subject, expires })
}

/** Gives the account its new address, verified by the link itself; false when the link is old, used or overtaken. */
export async function confirmAddressChange(services: Services, token: string): Promise<boolean> {
  const now = services.clock.now()
  const subject = readToken(services.env.APP_SECRET, PURPOSE, token, now)
  if (subject === null) return false
  const [id, before, email, ownership] = JSON.parse(subject) as [number, string, string, string]
  return services.db.transaction(async (tx) => {
    if (await findUserByEmail(tx, email)) return false
    const [owner] = await tx.select().from(users).where(eq(users.id, id)).for('update')
    if (!owner || ownershipOf(owner) !== ownership) return false
    const [user] = await tx
      .update(users)
      .set({ email, email_verified_at: now })
      .where(and(eq(users.id, id), eq(users.email, before), eq(users.is_active, true)))
      .returning()
    if (!user) return false
    await auditIn(tx, { at: now, actor_id: id, action: 'accounts.address-changed', subject: `user:${id}` })
    await announceIn(tx, { user_id: id, what: 'user' })
    await enqueueMailIn(tx, services.queue, addressChangedMail(services.env, user, before, now), now)
    return true
  })
}
