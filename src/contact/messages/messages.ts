import { lt } from 'drizzle-orm'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type ContactMessage, KEPT_MONTHS } from './contract.ts'
import { contactMail } from './mails.ts'
import { contactMessages } from './tables.ts'

/** Keeps what was written to the team and mails it to the team's address, in one go. */
export async function receiveMessage(services: Services, written: ContactMessage) {
  await inTransaction(services, null, async (unit) => {
    const [row] = await unit.db
      .insert(contactMessages)
      .values({ ...written, created_at: unit.now })
      .returning({ id: contactMessages.id })
    if (!row) throw new Error('the message was not kept')
    await enqueueMail(unit, {
      key: `contact:${row.id}`,
      to: unit.env.CONTACT_EMAIL,
      ...contactMail(written),
    })
  })
}

/** Forgets messages that are past their time. */
export async function forgetOldMessages({ db, now }: Unit) {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS)
  await db.delete(contactMessages).where(lt(contactMessages.created_at, before))
}
