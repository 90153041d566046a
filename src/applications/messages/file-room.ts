import { and, eq, sum } from 'drizzle-orm'
import { lockUser } from '#src/accounts/users.ts'
import { lockTeam } from '#src/companies/members.ts'
import { invalid } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { COMPANY_FILES_MOST_BYTES, PERSON_FILES_MOST_BYTES } from './shared/file-room.ts'
import { applicationMessages as messages, messageThreads } from './tables.ts'
import type { Party } from './threads.ts'

const IN_WORDS = { person: `${PERSON_FILES_MOST_BYTES / 1024 / 1024}\u00a0Mo`, company: '1\u00a0Go' }
const PERSON = `Vos fichiers joints aux messages prennent déjà ${IN_WORDS.person}. Envoyez le texte sans fichier, ou un fichier plus petit.`
const COMPANY = `Les fichiers joints de votre société prennent déjà ${IN_WORDS.company}. Envoyez le texte sans fichier, ou un fichier plus petit.`

/**
 * Lets a file go with a message. The person, or the team, is locked, so that of many at once no more pass than there is
 * room for; it comes before the application's lock, as an erasure takes them.
 * @throws HttpError 422 on `file`
 */
export async function requireFileRoom({ db }: Unit, { side, actor }: Party, bytes: number) {
  if (side === 'company' && actor.company) {
    await lockTeam(db, actor.company.id)
    const [kept] = await db
      .select({ bytes: sum(messages.file_size) })
      .from(messages)
      .innerJoin(messageThreads, eq(messageThreads.application_id, messages.application_id))
      .where(and(eq(messageThreads.company_id, actor.company.id), eq(messages.side, 'company')))
    if (Number(kept?.bytes ?? 0) + bytes > COMPANY_FILES_MOST_BYTES) throw invalid({ file: [COMPANY] })
    return
  }
  await lockUser(db, actor.id)
  const [kept] = await db
    .select({ bytes: sum(messages.file_size) })
    .from(messages)
    .where(eq(messages.author_id, actor.id))
  if (Number(kept?.bytes ?? 0) + bytes > PERSON_FILES_MOST_BYTES) throw invalid({ file: [PERSON] })
}
