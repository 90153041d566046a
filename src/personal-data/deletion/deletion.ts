import { deactivateAccount, deletionDay, scheduleDeletion } from '#src/accounts/deactivation.ts'
import type { User } from '#src/accounts/users.ts'
import { findSoleOwnedCompany } from '#src/companies/erasure.ts'
import { conflict } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { ofName } from '#src/shared/phrases.ts'
import { deletionRequestedMail } from '../mails.ts'

/** The account opens again when its owner signs in. */
export async function pauseAccount(services: Services, user: User) {
  await inTransaction(services, user, (unit) => deactivateAccount(unit, user.id))
}

/** Has one's own account deleted. @throws HttpError 409 as `requestDeletionOf` */
export function requestDeletion(services: Services, user: User): Promise<Date> {
  return inTransaction(services, user, (unit) => requestDeletionOf(unit, user))
}

/**
 * Closes the account and has it deleted thirty days later, unless its owner signs in before.
 * @returns the day of the deletion
 * @throws HttpError 409 for the only owner of a company where others work
 */
export async function requestDeletionOf(unit: Unit, user: User): Promise<Date> {
  const { db, env, now } = unit
  const company = await findSoleOwnedCompany(db, user.id)
  if (company) throw conflict(handOver(company.name))
  await scheduleDeletion(unit, user.id)
  const key = `deletion-asked:${user.id}:${now.getTime()}`
  await enqueueMail(unit, { ...deletionRequestedMail(env, user, now), key })
  return deletionDay(now)
}

function handOver(company: string): string {
  return `Vous êtes l’unique propriétaire ${ofName(company)}. Transférez d’abord la société à un collègue, dans l’onglet Équipe.`
}
