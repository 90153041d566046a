import { eq, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { listArticleStates } from '#src/content/articles/writing/reading.ts'
import { audit } from '#src/platform/audit.ts'
import { conflict, type FieldErrors, invalid, notFound } from '#src/platform/errors.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatTime } from '#src/shared/dates.ts'
import { isSame } from '#src/shared/is-same.ts'
import { type CampaignMove, canMoveCampaign } from './shared/states.ts'
import { campaigns } from './tables.ts'

export type CampaignRow = typeof campaigns.$inferSelect
export type CampaignInput = Pick<CampaignRow, 'subject' | 'preview' | 'text' | 'article_ids'>

/** The line of a campaign in the audit log. */
export const campaignSubject = (id: number) => `campaign:${id}`

/** Begins a campaign. @returns its id */
export async function createCampaign(unit: Unit): Promise<number> {
  const { db, now, actor_id } = unit
  const [row] = await db
    .insert(campaigns)
    .values({ created_at: now, updated_at: now, updated_by_id: actor_id })
    .returning({ id: campaigns.id })
  if (!row) throw new Error('the campaign was not kept')
  await audit(unit, { action: 'campaigns.created', subject: campaignSubject(row.id) })
  return row.id
}

/**
 * Keeps what is written of a campaign. What is there already is taken again, because the answer to its first sending may
 * have been lost.
 * @param seen the version that the writer changed
 * @throws HttpError 404 for an unknown campaign, 409 for another version and for one that is planned or has begun
 */
export async function saveCampaign(
  unit: Unit,
  id: number,
  input: CampaignInput,
  seen: number,
): Promise<CampaignRow> {
  const row = await lockCampaign(unit, id)
  if (isSame({ ...row, ...input }, row)) return row
  await checkMove(unit, row, seen, 'save')
  return changeCampaign(unit, id, input)
}

/**
 * Has the campaign leave at a moment, or with the next portion.
 * @param at null for at once
 * @throws HttpError 404 and 409 as above, 422 on what is missing and on an article that nobody can read by then
 */
export async function planCampaign(
  unit: Unit,
  id: number,
  seen: number,
  at: Date | null,
): Promise<CampaignRow> {
  const row = await lockForMove(unit, id, seen, 'plan')
  if (at && at <= unit.now) throw invalid({ at: ['Choisissez un moment à venir.'] })
  const leaves = at ?? unit.now
  await checkSendable(unit, row, leaves)
  await audit(unit, {
    action: 'campaigns.planned',
    subject: campaignSubject(id),
    details: { at: leaves.toISOString() },
  })
  return changeCampaign(unit, id, { state: 'planned', planned_for: leaves })
}

/** @throws HttpError 404 and 409 as above */
export async function unplanCampaign(unit: Unit, id: number, seen: number): Promise<CampaignRow> {
  await lockForMove(unit, id, seen, 'unplan')
  await audit(unit, { action: 'campaigns.unplanned', subject: campaignSubject(id) })
  return changeCampaign(unit, id, { state: 'draft', planned_for: null })
}

/** Deletes a campaign of which nothing left. @throws HttpError 404 and 409 as above */
export async function deleteCampaign(unit: Unit, id: number, seen: number) {
  await lockForMove(unit, id, seen, 'delete')
  await unit.db.delete(campaigns).where(eq(campaigns.id, id))
  await audit(unit, { action: 'campaigns.deleted', subject: campaignSubject(id) })
}

/** @throws HttpError 422 on every field that a campaign can't leave without */
export async function checkSendable({ db }: Pick<Unit, 'db'>, row: CampaignInput, leaves: Date) {
  const errors: FieldErrors = {}
  if (!row.subject) errors.subject = ['Donnez un objet à la campagne.']
  if (!row.preview) errors.preview = ['Écrivez la phrase que les boîtes montrent après l’objet.']
  if (!row.text) errors.text = ['Écrivez au moins une phrase.']
  const states = await listArticleStates(db, row.article_ids)
  const isReadable = (each: (typeof states)[number] | undefined) =>
    each?.state === 'published' ||
    (each?.state === 'planned' && each.planned_for !== null && each.planned_for <= leaves)
  const unread = row.article_ids
    .map((id) => ({ id, article: states.find((each) => each.id === id) }))
    .find(({ article }) => !isReadable(article))
  if (unread)
    errors.article_ids = [
      `L’article «\u00A0${unread.article?.title || 'Sans titre'}\u00A0» n’est pas en ligne à ce moment-là. Publiez-le d’abord, ou retirez-le.`,
    ]
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

/** Writes columns of a campaign as its next version. */
export async function changeCampaign(
  { db, now, actor_id }: Unit,
  id: number,
  values: Partial<CampaignRow>,
): Promise<CampaignRow> {
  const [row] = await db
    .update(campaigns)
    .set({
      ...values,
      version: sql`${campaigns.version} + 1`,
      updated_at: now,
      ...(actor_id !== null && { updated_by_id: actor_id }),
    })
    .where(eq(campaigns.id, id))
    .returning()
  if (!row) throw notFound()
  return row
}

/** @throws HttpError 404 for an unknown campaign, 409 for another version or a state that the move does not start from */
export async function lockForMove(unit: Unit, id: number, seen: number, move: CampaignMove) {
  const row = await lockCampaign(unit, id)
  await checkMove(unit, row, seen, move)
  return row
}

async function lockCampaign({ db }: Unit, id: number): Promise<CampaignRow> {
  const [row] = await db.select().from(campaigns).where(eq(campaigns.id, id)).for('update')
  if (!row) throw notFound()
  return row
}

async function checkMove({ db }: Unit, row: CampaignRow, seen: number, move: CampaignMove) {
  if (!canMoveCampaign(row.state, move))
    throw conflict('L’état de cette campagne a changé entre-temps. Rechargez la page.')
  if (row.version === seen) return
  const names = await listNames(db, row.updated_by_id === null ? [] : [row.updated_by_id])
  const who = names.get(row.updated_by_id ?? 0) ?? 'Le site'
  throw conflict(`${who} a enregistré une autre version à ${formatTime(row.updated_at)}.`)
}
