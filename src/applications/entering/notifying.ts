import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { enteredAnswer } from './mails.ts'
import { enteredCandidates } from './tables.ts'

/**
 * Tells an entered candidate of a change, at the address that was given: the answer, and whatever the recruiter wrote.
 * Without an address nobody is told, as the pages say.
 */
export async function notifyEntered(unit: Unit, row: ApplicationRow, entry: EventRow) {
  const [person] = await unit.db
    .select({
      first_name: users.first_name,
      last_name: users.last_name,
      email: enteredCandidates.email,
    })
    .from(enteredCandidates)
    .innerJoin(users, eq(users.id, row.applicant_id))
    .where(eq(enteredCandidates.application_id, row.id))
  if (!person?.email) return
  const mail = enteredAnswer(unit.env, row, { ...person, email: person.email }, entry)
  if (mail) await enqueueMail(unit, mail)
}
