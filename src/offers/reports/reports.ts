import { and, countDistinct, eq, isNull, ne } from 'drizzle-orm'
import { listAdminRecipients } from '#src/accounts/people.ts'
import type { User } from '#src/accounts/users.ts'
import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import { notify } from '#src/notifications/notify.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { AuditDetails } from '#src/shared/audit/details.ts'
import { after, DAY } from '#src/shared/durations.ts'
import { recordOfferEvent } from '../events.ts'
import { findOffer } from '../find-offer.ts'
import { listMailedOffers } from '../mailed-offers.ts'
import { reportWaitingNotification } from '../mails.ts'
import { findPublicOffer } from '../offers.ts'
import { isOpen } from '../open.ts'
import { REPORT_REFUSALS } from '../shared/report-refusals.ts'
import { offerReports, offers } from '../tables.ts'
import type { ReportReason } from './shared/reasons.ts'

export interface Report {
  offer_id: number
  /** Null for a guest. */
  reporter: Pick<User, 'id' | 'email_verified_at' | 'userable_type' | 'two_factor_confirmed_at'> | null
  /** The company that the reporter works for. */
  reporter_company_id: number | null
  /** A hash that stands for the person, so that each person counts once. */
  reporter_key: string
  /** A hash that stands for the network, so that each network counts once. */
  network_key: string
  reason: ReportReason
  message: string | null
}

/** An offer is put on hold once this many reports count, each from another person and another network. */
const HELD_AT = 3
/** A report counts only when the address has been verified for this long, because throw-away accounts are younger. */
const BELIEVED_AFTER = 7 * DAY

/**
 * Records the first report of a person on an offer, which then waits for a moderator. The third report that counts
 * puts the offer on hold, unless a moderator has cleared it. A single report of an administrator does so at once. One about
 * somebody's conduct never does: its company would learn that there is one.
 * @throws HttpError 404 for an offer without a page, 409 for one that takes no applications or is the reporter's own
 */
export async function reportOffer(services: Services, { reporter, reporter_company_id, ...report }: Report) {
  const { offer, company } = await findPublicOffer(services.db, report.offer_id)
  if (company.id === reporter_company_id) throw conflict(REPORT_REFUSALS.own)
  if (!isOpen({ ...offer, company_status: company.status }, services.clock.now()))
    throw conflict(REPORT_REFUSALS.closed)
  await inTransaction(services, reporter, (unit) => recordReport(unit, { ...report, reporter }))
}

/** The offer's row is locked, so that two reports at the same time are counted one after the other. */
export async function lockReported({ db }: Unit, offerId: number): Promise<void> {
  await db.select({ id: offers.id }).from(offers).where(eq(offers.id, offerId)).for('update')
}

/**
 * Records a report on an offer in whatever state, unless this person has made one with the same key.
 * @returns the id of the new report; null where there was one
 */
export async function recordReport(
  unit: Unit,
  { reporter, ...report }: Omit<Report, 'reporter_company_id'>,
): Promise<number | null> {
  const { db, now } = unit
  await lockReported(unit, report.offer_id)
  const ofOffer = eq(offerReports.offer_id, report.offer_id)
  const [known] = await db
    .select({ id: offerReports.id })
    .from(offerReports)
    .where(and(ofOffer, eq(offerReports.reporter_key, report.reporter_key)))
  if (known) return null
  const counts = isBelieved(reporter, now) && !(await hasCounted(db, report.offer_id, reporter))
  const [made] = await db
    .insert(offerReports)
    .values({ ...report, reporter_id: reporter?.id ?? null, counts, created_at: now })
    .returning({ id: offerReports.id })
  await bringToModerators(unit, { ...report, reporter }, counts)
  return made?.id ?? null
}

/** Whether a report of this person counts already: whoever reports by another way as well is one person all the same. */
export async function hasCounted(
  db: Unit['db'],
  offerId: number,
  reporter: Report['reporter'],
): Promise<boolean> {
  if (!reporter) return false
  const { offer_id, reporter_id, counts } = offerReports
  return (
    (await db.$count(
      offerReports,
      and(eq(offer_id, offerId), eq(reporter_id, reporter.id), eq(counts, true)),
    )) > 0
  )
}

/** Puts the offer in the queue, on hold where enough people have reported it, and tells the moderators of what is new. */
export async function bringToModerators(
  unit: Unit,
  report: Omit<Report, 'reporter_company_id'>,
  isCounted: boolean,
) {
  const { offer_id, reporter } = report
  const isConduct = report.reason === CONDUCT
  const isFirst = await raiseOffer(unit, offer_id, isConduct)
  if (isAdministrator(reporter)) return void (await holdOffer(unit, offer_id, reporter))
  const isEnough = isCounted && !isConduct && (await countNetworks(unit.db, offer_id)) >= HELD_AT
  const held = isEnough && (await holdOffer(unit, offer_id))
  if (held || isFirst) await notifyAdmins(unit, report, held)
}

async function countNetworks(db: Unit['db'], offerId: number): Promise<number> {
  const { offer_id, counts, reason, network_key } = offerReports
  const [counted] = await db
    .select({ networks: countDistinct(network_key) })
    .from(offerReports)
    .where(and(eq(offer_id, offerId), eq(counts, true), ne(reason, CONDUCT)))
  return counted?.networks ?? 0
}

export function isBelieved(reporter: Report['reporter'], now: Date): boolean {
  const since = reporter?.email_verified_at
  return Boolean(since && since <= after(now, -BELIEVED_AFTER))
}

/**
 * An administrator needs two factors to enter the administration, and so also to take an offer off the site by a
 * report.
 */
function isAdministrator(reporter: Report['reporter']): boolean {
  return reporter?.userable_type === 'admin' && reporter.two_factor_confirmed_at !== null
}

/**
 * Puts the offer among those that wait for a moderator; false when it is there already. A report about somebody's conduct
 * puts it there anew, so that a moderator who has not read it cannot clear it with the others.
 */
async function raiseOffer({ db, now }: Unit, offerId: number, isConduct: boolean): Promise<boolean> {
  const raised = await db
    .update(offers)
    .set({ reported_at: now })
    .where(and(eq(offers.id, offerId), isConduct ? undefined : isNull(offers.reported_at)))
    .returning({ id: offers.id })
  return raised.length > 0
}

/** Puts the offer on hold. Reports of visitors do so only while no moderator has cleared the offer. */
async function holdOffer(
  unit: Unit,
  offerId: number,
  administrator: { id: number } | null = null,
): Promise<boolean> {
  const held = await unit.db
    .update(offers)
    .set({ paused: true, held_at: unit.now, updated_at: unit.now })
    .where(
      and(
        eq(offers.id, offerId),
        eq(offers.status, 'published'),
        eq(offers.paused, false),
        administrator ? undefined : isNull(offers.reports_cleared_at),
      ),
    )
    .returning({ id: offers.id })
  if (held.length === 0) return false
  // The history names no actor for a report of a visitor, because recruiters must not learn who reports.
  const actor_id = administrator?.id ?? null
  const details: AuditDetails = { before: { held: false }, after: { held: true } }
  await audit(unit, { actor_id, action: 'offers.held', subject: `offer:${offerId}`, details })
  await recordOfferEvent({ ...unit, actor_id: null }, offerId, 'held')
  return true
}

async function notifyAdmins(
  unit: Unit,
  { offer_id, reporter, reason, message }: Omit<Report, 'reporter_company_id'>,
  held: boolean,
) {
  const offer = (await listMailedOffers(unit.db, [offer_id])).get(offer_id)
  if (!offer) return
  const found = await findOffer(unit.db, offer_id)
  const is_open = found !== null && isOpen(found, unit.now)
  const written = reportWaitingNotification({ ...offer, reason, message, held, is_open, at: unit.now })
  // The words of a report may name their author, so the notification is erased with the author's account.
  const notification = reporter ? { ...written, about: { id: reporter.id } } : written
  for (const admin of await listAdminRecipients(unit.db, 'decide on offers'))
    await notify(unit, admin, notification)
}
