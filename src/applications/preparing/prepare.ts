import { and, count, eq, ne } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser } from '#src/accounts/users.ts'
import { blockedCompanies } from '#src/matching/finding/tables.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { isOpen, type OfferRow } from '#src/offers/open.ts'
import type { Database } from '#src/platform/database.ts'
import { forbidden, HttpError, invalid } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { dayAt, endOfDay } from '#src/shared/dates.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { counted } from '#src/shared/phrases.ts'
import { checkDailyLimit } from '../applying/before-applying.ts'
import { beginDraft, CLOSED, checkBeginning, type DraftRow, findDraft } from '../drafts/drafts.ts'
import { applicationDrafts } from '../drafts/tables.ts'
import { composeDraft } from './compose-draft.ts'
import { PREPARED_A_DAY } from './shared/limits.ts'
import { preparedApplications } from './tables.ts'

const BLOCKED =
  'Vous avez bloqué cette société. Débloquez-la dans «\u00A0Offres spéciales\u00A0» pour préparer une candidature.'
const REACHED = `Nous avons préparé ${counted(PREPARED_A_DAY, 'candidature')} aujourd’hui, le maximum d’une journée. Vous pouvez postuler vous-même, ou revenir demain.`

interface Prepared {
  draft: DraftRow
  created: boolean
  left_today: number
}

/**
 * Makes the draft of an application out of what the site knows of its person, and sends nothing. A draft that is there
 * already stays as it is and is the answer.
 * @throws HttpError 403 without a verified e-mail, 422 for an offer that takes no application of this person, 429 once
 * the day's preparations or applications are used up
 */
export async function prepareApplication(
  services: Services,
  actor: Actor,
  offerId: number,
): Promise<Prepared> {
  if (!actor.email_verified) throw forbidden(MESSAGES.email_not_verified)
  const now = services.clock.now()
  await allowAttempt(services.db, `prepare:${actor.id}`, 120, HOUR_SECONDS, now)
  const offer = await findOffer(services.db, offerId)
  if (!offer || !isOpen(offer, now)) throw invalid({ offer_id: [CLOSED] })
  if (await hasBlocked(services.db, actor.id, offer)) throw invalid({ offer_id: [BLOCKED] })
  const before = await findDraft(services.db, actor.id, offer.id)
  if (before)
    return { draft: before, created: false, left_today: await countLeft(services.db, actor.id, now) }
  // A letter is only composed where the draft may begin.
  await checkPreparing(services, actor.id, offer.id, now)
  const content = await composeDraft(services.db, actor.user, offer, now)
  return inTransaction(services, actor, async (unit) => {
    const { db } = unit
    await lockUser(db, actor.id)
    // Of many presses at once, all but the first find the draft.
    const existing = await findDraft(db, actor.id, offer.id)
    if (!existing) await checkPreparing(unit, actor.id, offer.id, unit.now)
    const draft = existing ?? (await begin(unit, actor.id, offer.id, content))
    return { draft, created: !existing, left_today: await countLeft(db, actor.id, unit.now) }
  })
}

async function begin(unit: Unit, applicantId: number, offerId: number, content: DraftRow['content']) {
  await unit.db
    .insert(preparedApplications)
    .values({ applicant_id: applicantId, offer_id: offerId, day: dayAt(unit.now) })
    .onConflictDoNothing()
  return beginDraft(unit, applicantId, offerId, { content, prepared_at: unit.now })
}

/** @throws HttpError 422 for a draft that cannot begin, 429 once the day is used up */
async function checkPreparing(
  source: Pick<Services, 'db' | 'env'>,
  applicantId: number,
  offerId: number,
  now: Date,
) {
  await checkBeginning(source.db, applicantId, offerId, now)
  await checkDailyLimit(source, applicantId, now)
  if ((await countPrepared(source.db, applicantId, now, offerId)) < PREPARED_A_DAY) return
  const seconds = Math.ceil((endOfDay(dayAt(now)).getTime() - now.getTime()) / 1_000)
  throw new HttpError(429, REACHED, { headers: { 'retry-after': String(Math.max(1, seconds)) } })
}

/** @param except this offer, which counts once however often it is prepared */
async function countPrepared(database: Database, applicantId: number, now: Date, except?: number) {
  const { applicant_id, offer_id, day } = preparedApplications
  const others = except === undefined ? undefined : ne(offer_id, except)
  const [row] = await database
    .select({ count: count() })
    .from(preparedApplications)
    .where(and(eq(applicant_id, applicantId), eq(day, dayAt(now)), others))
  return row?.count ?? 0
}

async function countLeft(database: Database, applicantId: number, now: Date): Promise<number> {
  return Math.max(0, PREPARED_A_DAY - (await countPrepared(database, applicantId, now)))
}

async function hasBlocked(database: Database, applicantId: number, { company_id }: OfferRow) {
  const [row] = await database
    .select({ company_id: blockedCompanies.company_id })
    .from(blockedCompanies)
    .where(and(eq(blockedCompanies.applicant_id, applicantId), eq(blockedCompanies.company_id, company_id)))
  return row !== undefined
}

/** What a page that offers to prepare has to know: the drafts that are there, and what is left of the day. */
export async function readPrepared(database: Database, applicantId: number, now: Date) {
  const { offer_id, prepared_at } = applicationDrafts
  const drafts = await database
    .select({ offer_id, prepared_at })
    .from(applicationDrafts)
    .where(eq(applicationDrafts.applicant_id, applicantId))
    .orderBy(offer_id)
  return { drafts, left_today: await countLeft(database, applicantId, now) }
}
