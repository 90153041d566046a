import { and, asc, eq, exists, inArray, isNull, lte, notExists, sql } from 'drizzle-orm'
import { newsletterSubscriptions } from '#src/contact/tables.ts'
import { listPublishedByIds } from '#src/content/articles/reading.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { forEachRow } from '#src/platform/each-row.ts'
import { HttpError } from '#src/platform/errors.ts'
import { enqueueMail } from '#src/platform/mail/mail.ts'
import { jobKind } from '#src/platform/queue/queue.ts'
import type { Services } from '#src/platform/services.ts'
import { outgoingMails } from '#src/platform/tables.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type CampaignRow, campaignSubject, changeCampaign, checkSendable, lockForMove } from './campaigns.ts'
import { campaignMail } from './mails.ts'
import { countConfirmed, isConfirmed } from './reading.ts'
import { settleDeliveries } from './settling.ts'
import { campaignDeliveries, campaigns } from './tables.ts'

/** So many are written to at once; the next ones follow when these have left, so that a stop is soon felt. */
const PORTION = 100
const NEXT_PORTION_SECONDS = 5

export const sendPortionJob = jobKind<{ id: number }>('campaigns.send-portion')

/** The key of the mail of a delivery. */
const mailKey = sql`'campaign:' || ${campaignDeliveries.id}`

/** Starts what is due, and has what runs go on; a lost job is made good by the next run. */
export async function runCampaigns(services: Services) {
  const now = services.clock.now()
  await settleDeliveries(services)
  const running = await services.db
    .select({ id: campaigns.id, state: campaigns.state })
    .from(campaigns)
    .where(
      sql`${campaigns.state} = 'sending' OR (${campaigns.state} = 'planned' AND ${campaigns.planned_for} <= ${now.toISOString()}::timestamptz)`,
    )
  await forEachRow(running, async ({ id, state }) => {
    if (state === 'planned') await startOrFail(services, id)
    else await inTransaction(services, null, (unit) => goOn(unit, id))
  })
}

async function startOrFail(services: Services, id: number) {
  await inTransaction(services, null, (unit) => runCampaign(unit, id)).catch(async (error: unknown) => {
    if (!(error instanceof HttpError && error.status === 422)) throw error
    await inTransaction(services, null, (unit) => failPlan(unit, id, error.message))
  })
}

/** Starts a campaign that is due, and sends its first portion; one that is not due is left alone. */
export async function runCampaign(unit: Unit, id: number) {
  const row = await lockDue(unit, id)
  if (!row) return
  await checkSendable(unit, row, unit.now)
  await changeCampaign(unit, id, {
    state: 'sending',
    planned_for: null,
    started_at: unit.now,
    recipients: await countConfirmed(unit.db),
  })
  await audit(unit, { action: 'campaigns.started', subject: campaignSubject(id) })
  await goOn(unit, id)
}

async function failPlan(unit: Unit, id: number, why: string) {
  if (!(await lockDue(unit, id))) return
  await audit(unit, { action: 'campaigns.start-failed', subject: campaignSubject(id), details: { why } })
  await changeCampaign(unit, id, { state: 'draft', planned_for: null })
}

/** Looks again whether it is due, because another process may have started it. */
async function lockDue({ db, now }: Unit, id: number): Promise<CampaignRow | undefined> {
  const isDue = and(eq(campaigns.id, id), eq(campaigns.state, 'planned'), lte(campaigns.planned_for, now))
  const [row] = await db.select().from(campaigns).where(isDue).for('update')
  return row
}

const goOn = (unit: Unit, id: number, after?: number) =>
  unit.send(sendPortionJob, { id }, { key: `campaign:${id}`, ...(after !== undefined && { after }) })

/** Writes to the next subscribers, unless the campaign was stopped; without any left it has ended. */
export async function sendPortion(services: Services, id: number) {
  await inTransaction(services, null, async (unit) => {
    const isRunning = and(eq(campaigns.id, id), eq(campaigns.state, 'sending'))
    const [campaign] = await unit.db.select().from(campaigns).where(isRunning).for('update')
    if (!campaign) return
    if (await hasWaitingMail(unit.db, id)) return goOn(unit, id, NEXT_PORTION_SECONDS)
    const next = await listNext(unit.db, campaign)
    if (next.length === 0) {
      await changeCampaign(unit, id, { state: 'sent', ended_at: unit.now })
      return audit(unit, { action: 'campaigns.ended', subject: campaignSubject(id) })
    }
    await writeTo(unit, campaign, next)
    await goOn(unit, id, NEXT_PORTION_SECONDS)
  })
}

/** A mail that failed once waits for its own time and holds up nobody. */
async function hasWaitingMail(db: Database, id: number): Promise<boolean> {
  const [row] = await db
    .select({ id: campaignDeliveries.id })
    .from(campaignDeliveries)
    .where(
      and(
        eq(campaignDeliveries.campaign_id, id),
        isNull(campaignDeliveries.settled_at),
        exists(db.select().from(outgoingMails).where(isUntried)),
      ),
    )
    .limit(1)
  return row !== undefined
}

const isUntried = and(
  eq(outgoingMails.key, mailKey),
  isNull(outgoingMails.sent_at),
  isNull(outgoingMails.given_up_at),
  eq(outgoingMails.tries, 0),
)

/** Who confirmed before it began, is still subscribed, and has not been written to. */
function listNext(db: Database, { id, started_at }: CampaignRow) {
  const written = db
    .select({ id: campaignDeliveries.id })
    .from(campaignDeliveries)
    .where(
      and(
        eq(campaignDeliveries.campaign_id, id),
        eq(campaignDeliveries.subscription_id, newsletterSubscriptions.id),
      ),
    )
  return db
    .select({ id: newsletterSubscriptions.id, email: newsletterSubscriptions.email })
    .from(newsletterSubscriptions)
    .where(
      and(
        isConfirmed,
        started_at ? lte(newsletterSubscriptions.confirmed_at, started_at) : undefined,
        notExists(written),
      ),
    )
    .orderBy(asc(newsletterSubscriptions.id))
    .limit(PORTION)
}

async function writeTo(unit: Unit, campaign: CampaignRow, next: { id: number; email: string }[]) {
  const articles = await listPublishedByIds(unit.db, campaign.article_ids)
  const deliveries = await unit.db
    .insert(campaignDeliveries)
    .values(next.map(({ id }) => ({ campaign_id: campaign.id, subscription_id: id, queued_at: unit.now })))
    .onConflictDoNothing()
    .returning()
  const addresses = new Map(next.map(({ id, email }) => [id, email]))
  for (const { id, subscription_id } of deliveries) {
    const to = addresses.get(subscription_id ?? 0)
    if (!to) continue
    const mail = campaignMail(unit.env, { campaign, articles, of: `${subscription_id}:${id}` })
    await enqueueMail(unit, { ...mail, key: `campaign:${id}`, to, user_id: null })
  }
}

/**
 * Stops a campaign that leaves: nobody else is written to, and mails that no server was asked to take yet are taken back.
 * @throws HttpError 404 for an unknown campaign, 409 for one that does not leave
 */
export async function stopCampaign(unit: Unit, id: number, seen: number): Promise<CampaignRow> {
  await lockForMove(unit, id, seen, 'stop')
  const { db } = unit
  const open = db
    .select({ key: sql<string>`${mailKey}` })
    .from(campaignDeliveries)
    .where(and(eq(campaignDeliveries.campaign_id, id), isNull(campaignDeliveries.settled_at)))
  const untried = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        inArray(outgoingMails.key, open),
        isNull(outgoingMails.sent_at),
        isNull(outgoingMails.given_up_at),
        eq(outgoingMails.tries, 0),
      ),
    )
    .for('update', { skipLocked: true })
  const taken = await db
    .delete(outgoingMails)
    .where(inArray(outgoingMails.id, untried))
    .returning({ key: outgoingMails.key })
  const ids = taken.map(({ key }) => Number(key.slice('campaign:'.length)))
  if (ids.length > 0) await db.delete(campaignDeliveries).where(inArray(campaignDeliveries.id, ids))
  await audit(unit, { action: 'campaigns.stopped', subject: campaignSubject(id) })
  return changeCampaign(unit, id, { state: 'stopped', ended_at: unit.now })
}
