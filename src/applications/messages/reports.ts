import { listAdminRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import type { ReportInput } from './contract.ts'
import { messageReportedNotification } from './mails.ts'
import { findMessage } from './messages.ts'
import { MESSAGE_REPORT_LABELS } from './shared/reasons.ts'
import { messageReports } from './tables.ts'
import type { Party } from './threads.ts'

/**
 * Records a person's report of a received message, once; it waits for a moderator.
 * @throws HttpError 404 for a stranger, 409 for a message of the person's own side
 */
export async function reportMessage(
  services: Services,
  party: Party,
  place: { id: number; message_id: number },
  { reason, note }: ReportInput,
) {
  const { message } = await findMessage(services.db, party, place.id, place.message_id)
  if (message.side === party.side) throw conflict('Seul un message reçu peut être signalé.')
  await inTransaction(services, party.actor, async (unit) => {
    const report = { message_id: message.id, reporter_id: party.actor.id, reason, note: note || null }
    const [added] = await unit.db
      .insert(messageReports)
      .values({ ...report, created_at: unit.now })
      .onConflictDoNothing()
      .returning({ id: messageReports.id })
    if (!added) return
    const notification = messageReportedNotification({
      id: added.id,
      message_id: message.id,
      reason: MESSAGE_REPORT_LABELS[reason],
    })
    for (const admin of await listAdminRecipients(unit.db, 'read the queue'))
      await notify(unit, admin, notification)
  })
}
