import type { Actor } from '#src/abilities/actor.ts'
import { deactivateAccount, deletionDay, requestDeletion } from '#src/accounts/deactivation.ts'
import { findOwnedAlone } from '#src/companies/leaving.ts'
import { conflict } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { deletionAskedMail } from '../mails.ts'

export async function pauseAccount(services: Services, actor: Actor) {
  await inTransaction(services, actor, (unit) => deactivateAccount(unit, actor.id))
}

/**
 * Closes the account and has it deleted thirty days later.
 * @returns the day of the deletion
 * @throws HttpError 409 for the only owner of a company where others work
 */
export async function askDeletion(services: Services, actor: Actor): Promise<Date> {
  return inTransaction(services, actor, async (unit) => {
    const { db, env, now } = unit
    const company = await findOwnedAlone(db, actor.id)
    if (company) throw conflict(handOver(company.name))
    await requestDeletion(unit, actor.id)
    const key = `deletion-asked:${actor.id}:${now.getTime()}`
    await enqueueMail(unit, { ...deletionAskedMail(env, actor.user, now), key })
    return deletionDay(now)
  })
}

function handOver(company: string): string {
  return `Vous êtes le seul propriétaire de ${company}. Transférez d’abord la société à un collègue, dans l’onglet Équipe.`
}
