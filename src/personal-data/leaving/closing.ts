import type { Actor } from '#src/abilities/actor.ts'
import { deactivateAccount, deletionDay, requestDeletion } from '#src/accounts/deactivation.ts'
import { findOwnedAlone } from '#src/companies/leaving.ts'
import { conflict } from '#src/platform/errors.ts'
import { enqueueMailIn } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { deletionAskedMail } from '../mails.ts'

export async function pauseAccount(services: Services, actor: Actor) {
  await services.db.transaction((tx) => deactivateAccount(tx, actor.id, services.clock.now()))
}

/**
 * Closes the account and has it deleted thirty days later.
 * @returns the day of the deletion
 * @throws HttpError 409 for the only owner of a company where others work
 */
export async function askDeletion(services: Services, actor: Actor): Promise<Date> {
  const now = services.clock.now()
  const mail = deletionAskedMail(services.env, actor.user, now)
  await services.db.transaction(async (tx) => {
    const company = await findOwnedAlone(tx, actor.id)
    if (company) throw conflict(handOver(company.name))
    await requestDeletion(tx, actor.id, now)
    const key = `deletion-asked:${actor.id}:${now.getTime()}`
    await enqueueMailIn(tx, services.queue, { ...mail, key }, now)
  })
  return deletionDay(now)
}

function handOver(company: string): string {
  return `Vous êtes le seul propriétaire de ${company}. Transférez d’abord la société à un collègue, dans l’onglet Équipe.`
}
