import { and, desc, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { users } from '#src/accounts/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { fullName } from '#src/shared/names.ts'
import type { OfferEvent } from '../shared/life.ts'
import { offerEvents, offers } from '../tables.ts'
import type { OfferHistoryLine } from './contract.ts'

const MOST = 500

const DATES = {
  created_at: offers.created_at,
  submitted_at: offers.submitted_at,
  published_at: offers.published_at,
  closed_at: offers.closed_at,
  archived_at: offers.archived_at,
  close_reason: offers.close_reason,
}

/**
 * Reads the history of an offer of the member's company, the latest event first. Events from before the history was
 * recorded are derived from the dates of the offer.
 * @throws HttpError 404 for another company's
 */
export async function readHistory(
  database: Database,
  member: Member,
  id: number,
): Promise<OfferHistoryLine[]> {
  const [offer] = await database
    .select(DATES)
    .from(offers)
    .where(and(eq(offers.id, id), eq(offers.company_id, member.company.id)))
  if (!offer) throw notFound()
  const rows = await database
    .select({ event: offerEvents, actor: users })
    .from(offerEvents)
    .leftJoin(users, eq(users.id, offerEvents.actor_id))
    .where(eq(offerEvents.offer_id, id))
    .orderBy(desc(offerEvents.at), desc(offerEvents.id))
    .limit(MOST)
  const lines = rows.map(({ event, actor }) => presentLine(event, byWhom(actor, member)))
  return [...lines, ...unkept(offer, new Set(rows.map(({ event }) => event.kind)))].sort((one, other) =>
    other.at.localeCompare(one.at),
  )
}

function byWhom(actor: typeof users.$inferSelect | null, member: Member): string | null {
  if (!actor) return null
  if (actor.id === member.id) return 'Vous'
  return actor.userable_type === 'admin' ? 'L’équipe d’Asafidy' : fullName(actor)
}

function presentLine(
  { at, kind, details }: Pick<typeof offerEvents.$inferSelect, 'at' | 'kind' | 'details'>,
  by: string | null,
): OfferHistoryLine {
  const { reason, expires_at, count } = details
  return {
    at: at.toISOString(),
    kind,
    by,
    reason: typeof reason === 'string' ? reason : null,
    until: typeof expires_at === 'string' ? expires_at : null,
    count: typeof count === 'number' ? count : null,
  }
}

type Dates = { [name in keyof typeof DATES]: (typeof offers.$inferSelect)[name] }

function unkept(offer: Dates, kept: ReadonlySet<OfferEvent>): OfferHistoryLine[] {
  const isExpired = offer.close_reason === 'expiree' || offer.close_reason === 'expired'
  const told: [OfferEvent, Date | null, string?][] = [
    ['created', kept.has('duplicated') ? null : offer.created_at],
    ['submitted', offer.submitted_at],
    ['published', offer.published_at],
    [
      isExpired ? 'expired' : 'closed',
      offer.closed_at,
      isExpired ? undefined : (offer.close_reason ?? undefined),
    ],
    ['archived', offer.archived_at],
  ]
  return told.flatMap(([kind, at, reason]) =>
    at && !kept.has(kind) ? [presentLine({ at, kind, details: { reason } }, null)] : [],
  )
}
