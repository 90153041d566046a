import { DELETION_DELAY_DAYS, deletionDay } from '#src/accounts/deactivation.ts'
import {
  lastSeenAt,
  listDueForDeletion,
  listInactive,
  markInactivityWarned,
} from '#src/accounts/inactivity.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import { findMembership } from '#src/companies/members.ts'
import { notify } from '#src/notifications/notify.ts'
import { countOpenOffers } from '#src/offers/offers.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow, inPages } from '#src/platform/each-row.ts'
import { LAST_MAIL } from '#src/platform/mail/mail.ts'
import { forgetSentMails } from '#src/platform/mail/sent-mails.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { inactiveNotification } from '../mails.ts'
import { erasePerson } from './erasure.ts'

const WARNED_AFTER_MONTHS = 23
export const DELETED_AFTER_MONTHS = 24

const daysBefore = (now: Date, days: number) => after(now, -days * DAY)

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/** Deletes the people who asked for it thirty days ago, and forgets the mails that nobody needs any more. */
export async function eraseRequested(services: Services) {
  const now = services.clock.now()
  const before = daysBefore(now, DELETION_DELAY_DAYS)
  await forgetSentMails(services.db, LAST_MAIL)
  const isDue = ({ deletion_requested_at: asked }: User) => asked !== null && asked <= before
  const due = inPages<{ id: number }>((...page) => listDueForDeletion(services.db, before, ...page))
  await forEachRow(due, ({ id }) => erasePerson(services, id, isDue))
}

/** Warns people who have not come for twenty-three months that their account is deleted a month later. */
export async function warnInactive(services: Services) {
  const now = services.clock.now()
  const before = monthsBefore(now, WARNED_AFTER_MONTHS)
  const inactive = inPages<{ id: number }>((...page) =>
    listInactive(services.db, { before, warned: null }, ...page),
  )
  await forEachRow(inactive, ({ id }) => warn(services, id, before))
}

async function warn(services: Services, id: number, before: Date) {
  await inTransaction(services, null, async (unit) => {
    const { db, now } = unit
    const user = await lockUser(db, id)
    if (!user || user.inactivity_warned_at || lastSeenAt(user) >= before) return
    if (await isRecruiting(db, id, now)) return
    await notify(unit, user, inactiveNotification(deletionDayOf(user, now), now))
    await markInactivityWarned(unit, id)
  })
}

/** The account is deleted two years after the last visit, and never sooner than thirty days from now. */
function deletionDayOf(user: User, now: Date): Date {
  const twoYears = new Date(lastSeenAt(user))
  twoYears.setUTCMonth(twoYears.getUTCMonth() + DELETED_AFTER_MONTHS)
  return new Date(Math.max(twoYears.getTime(), deletionDay(now).getTime()))
}

/** Deletes the people who were warned a month ago and did not come. */
export async function eraseInactive(services: Services) {
  const now = services.clock.now()
  const before = monthsBefore(now, DELETED_AFTER_MONTHS)
  const warned = daysBefore(now, DELETION_DELAY_DAYS)
  const isDue = (user: User) =>
    user.inactivity_warned_at !== null && user.inactivity_warned_at <= warned && lastSeenAt(user) < before
  const inactive = inPages<{ id: number }>((...page) =>
    listInactive(services.db, { before, warned }, ...page),
  )
  await forEachRow(inactive, async ({ id }) => {
    if (!(await isRecruiting(services.db, id, now))) await erasePerson(services, id, isDue)
  })
}

/** A member of a company that is recruiting counts as active, because colleagues answer for it. */
async function isRecruiting(database: Database, userId: number, now: Date): Promise<boolean> {
  const company = await findMembership(database, userId)
  if (company?.status !== 'validated') return false
  return (await countOpenOffers(database, now, company.id)) > 0
}
