import { RETURN_DAYS } from '#src/accounts/deactivation.ts'
import { listInactive, listLeaving, markWarned, unseenSince } from '#src/accounts/inactivity.ts'
import { lockUser, type User } from '#src/accounts/users.ts'
import { findMembership } from '#src/companies/members.ts'
import { notifyIn } from '#src/notifications/notify.ts'
import { countOpenOffers } from '#src/offers/offers.ts'
import type { Database } from '#src/platform/database.ts'
import { forgetSentMails } from '#src/platform/mail/sent-mails.ts'
import type { Services } from '#src/platform/services.ts'
import { inactiveNotification } from '../mails.ts'
import { erasePerson, LAST_MAIL } from './erasing.ts'

const DAY_MS = 86_400_000
const WARNED_AFTER_MONTHS = 23
const GONE_AFTER_MONTHS = 24
const MAILS_KEPT_DAYS = 90

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS)

function monthsBefore(now: Date, months: number): Date {
  const then = new Date(now)
  then.setUTCMonth(then.getUTCMonth() - months)
  return then
}

/** Deletes who asked for it thirty days ago, and forgets mails that nobody needs. */
export async function eraseLeaving(services: Services) {
  const now = services.clock.now()
  const before = daysBefore(now, RETURN_DAYS)
  await forgetSentMails(services.db, LAST_MAIL, daysBefore(now, MAILS_KEPT_DAYS))
  const isDue = ({ deletion_requested_at: asked }: User) => asked !== null && asked <= before
  await eachOf(
    (after) => listLeaving(services.db, before, after),
    (id) => erasePerson(services, id, isDue),
  )
}

/** Tells who did not come for twenty-three months that its account goes a month later. */
export async function warnInactive(services: Services) {
  const now = services.clock.now()
  const before = monthsBefore(now, WARNED_AFTER_MONTHS)
  await eachOf(
    (after) => listInactive(services.db, { before, warned: null, after }),
    (id) => warn(services, id, before, now),
  )
}

async function warn(services: Services, id: number, before: Date, now: Date) {
  await services.db.transaction(async (tx) => {
    const user = await lockUser(tx, id)
    if (!user || user.inactivity_warned_at || unseenSince(user) >= before) return
    if (await isRecruiting(tx, id, now)) return
    await notifyIn(services, tx, user, inactiveNotification(goneOn(user, now), now), now)
    await markWarned(tx, id, now)
  })
}

/** Two years after the last visit, never sooner than thirty days from now. */
function goneOn(user: User, now: Date): Date {
  const twoYears = new Date(unseenSince(user))
  twoYears.setUTCMonth(twoYears.getUTCMonth() + GONE_AFTER_MONTHS)
  return new Date(Math.max(twoYears.getTime(), now.getTime() + RETURN_DAYS * DAY_MS))
}

/** Deletes who was told a month ago and did not come. */
export async function eraseInactive(services: Services) {
  const now = services.clock.now()
  const before = monthsBefore(now, GONE_AFTER_MONTHS)
  const warned = daysBefore(now, RETURN_DAYS)
  const isDue = (user: User) =>
    user.inactivity_warned_at !== null && user.inactivity_warned_at <= warned && unseenSince(user) < before
  await eachOf(
    (after) => listInactive(services.db, { before, warned, after }),
    async (id) => {
      if (!(await isRecruiting(services.db, id, now))) await erasePerson(services, id, isDue)
    },
  )
}

/** Its company is looking for people: others answer for it meanwhile. */
async function isRecruiting(database: Database, userId: number, now: Date): Promise<boolean> {
  const company = await findMembership(database, userId)
  if (company?.status !== 'validated') return false
  return (await countOpenOffers(database, now, company.id)) > 0
}

/** One after the other; who fails holds up nobody else, and has the job tried again. */
async function eachOf(list: (after: number) => Promise<number[]>, act: (id: number) => Promise<void>) {
  const failures: unknown[] = []
  for (let ids = await list(0); ids.length > 0; ids = await list(ids.at(-1) ?? 0)) {
    for (const id of ids) await act(id).catch((failure: unknown) => failures.push(failure))
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} accounts failed`)
}
