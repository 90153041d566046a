import { listRecipients } from '#src/accounts/people.ts'
import { type Notification, notify } from '#src/notifications/notify.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow } from './applications.ts'

export async function notifyApplicant(
  unit: Unit,
  { applicant_id }: ApplicationRow,
  notification: Notification,
) {
  for (const person of await listRecipients(unit.db, [applicant_id])) await notify(unit, person, notification)
}
