import { and, eq, getTableColumns } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, type HttpError, notFound } from '#src/platform/errors.ts'
import { dayAt, formatShortDate, formatTime } from '#src/shared/dates.ts'
import type { OfferRow } from '../open.ts'
import { offerDrafts, offers } from '../tables.ts'

const { fts: _fts, search_title: _title, search_body: _body, ...COLUMNS } = getTableColumns(offers)

export type DraftRow = typeof offerDrafts.$inferSelect

/**
 * Finds an offer of this company, in any state.
 * @throws HttpError 404 for another company's
 */
export async function findOwnOffer(database: Database, companyId: number, id: number): Promise<OfferRow> {
  const [offer] = await database.select(COLUMNS).from(offers).where(isOwn(companyId, id))
  if (!offer) throw notFound()
  return offer
}

/** `findOwnOffer` with a lock on the row until this transaction ends. */
export async function lockOwnOffer(tx: Database, companyId: number, id: number): Promise<OfferRow> {
  const offer = await lockIfOwn(tx, companyId, id)
  if (!offer) throw notFound()
  return offer
}

/** `lockOwnOffer` that returns undefined for an offer of another company, or one that is gone. */
export async function lockIfOwn(tx: Database, companyId: number, id: number): Promise<OfferRow | undefined> {
  const [offer] = await tx.select(COLUMNS).from(offers).where(isOwn(companyId, id)).for('update')
  return offer
}

const isOwn = (companyId: number, id: number) => and(eq(offers.company_id, companyId), eq(offers.id, id))

export async function findDraft(database: Database, offerId: number): Promise<DraftRow | null> {
  const [draft] = await database.select().from(offerDrafts).where(eq(offerDrafts.offer_id, offerId))
  return draft ?? null
}

const WAITS = 'Cette offre est en cours de validation. Reprenez-la pour la modifier.'
const ARCHIVED = 'Cette offre est archivée. Dupliquez-la pour en écrire une autre.'

/**
 * Makes sure that this offer may be written now.
 * @throws HttpError 409 while a moderator reads it, and once it is archived
 */
export function checkWritable(offer: OfferRow, draft: DraftRow | null) {
  if (offer.status === 'archived') throw conflict(ARCHIVED)
  if (offer.status === 'submitted' || draft?.submitted_at) throw conflict(WAITS)
}

/** Version 0 stands for an offer without a draft, whose own text was read. */
export const versionOf = (draft: DraftRow | null) => draft?.version ?? 0

/** The refusal of a save over a newer version; it says who saved the offer meanwhile, and when. */
export async function editConflict(
  { db, actor_id }: { db: Database; actor_id: number | null },
  draft: DraftRow | null,
  now: Date,
): Promise<HttpError> {
  if (!draft) return conflict('Cette offre vient d’être envoyée ou abandonnée dans une autre page.')
  const { updated_by, updated_at } = draft
  const day = dayAt(updated_at) === dayAt(now) ? '' : ` le ${formatShortDate(updated_at, now)}`
  const when = `${day} à ${formatTime(updated_at)}`
  if (updated_by === actor_id) return conflict(`Vous avez enregistré cette offre dans une autre page${when}.`)
  const name = updated_by === null ? null : (await listNames(db, [updated_by])).get(updated_by)
  return conflict(`${name ?? 'Un de vos collègues'} a enregistré cette offre${when}.`)
}
