import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { contactMail } from './mails.ts'
import { contactMessages } from './tables.ts'
import type { WrittenMessage } from './written-message.ts'

/** The key of the mail that carries a message to the team. */
export const mailKey = (id: number) => `contact:${id}`

/** Stores a message to the team and mails it to the team's address, in one transaction. */
export async function receiveMessage(services: Services, written: WrittenMessage) {
  await inTransaction(services, null, async (unit) => {
    const [row] = await unit.db
      .insert(contactMessages)
      .values({ ...written, created_at: unit.now })
      .returning({ id: contactMessages.id })
    if (!row) throw new Error('the message was not kept')
    await enqueueMail(unit, {
      key: mailKey(row.id),
      user_id: null,
      to: unit.env.CONTACT_EMAIL,
      ...contactMail(written),
    })
  })
}
