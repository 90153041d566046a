import { eq } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import type { OfferEvent } from '#src/offers/shared/life.ts'
import { offerEvents, offers } from '#src/offers/tables.ts'
import type { Database } from '#src/platform/database.ts'
import { after, HOUR } from '#src/shared/durations.ts'

type Offer = typeof offers.$inferSelect
type Line = typeof offerEvents.$inferInsert

/** What happened to the demonstration company's offers, and who did it. */
export async function writeHistories(tx: Database, company: { id: number; owner_id: number }, now: Date) {
  const [moderator] = await tx.select({ id: users.id }).from(users).where(eq(users.userable_type, 'admin'))
  const own = await tx.select().from(offers).where(eq(offers.company_id, company.id))
  const lines = own.flatMap((offer) => linesOf(offer, company.owner_id, moderator?.id ?? null, now))
  await tx.insert(offerEvents).values(lines)
}

function linesOf(offer: Offer, owner: number, moderator: number | null, now: Date): Line[] {
  const line = (
    kind: OfferEvent,
    at: Date | null,
    actor_id: number | null,
    details: Line['details'] = {},
  ): Line[] => (at ? [{ offer_id: offer.id, kind, at, actor_id, details }] : [])
  const { published_at, submitted_at, rejection_reason, close_reason } = offer
  const isExpired = close_reason === 'expiree'
  return [
    ...line('created', offer.created_at, owner),
    ...line('submitted', submitted_at, owner),
    ...line('published', published_at, moderator),
    ...(rejection_reason && submitted_at
      ? line('rejected', soon(submitted_at, 5, now), moderator, { reason: rejection_reason })
      : []),
    ...(offer.paused && published_at ? line('paused', soon(published_at, 26, now), owner) : []),
    ...(isExpired
      ? line('expired', offer.closed_at, null)
      : line('closed', offer.closed_at, owner, { reason: close_reason })),
    ...line('archived', offer.archived_at, owner),
  ]
}

/** A moment so many hours later, never in the future. */
function soon(at: Date, hours: number, now: Date): Date {
  return new Date(Math.min(after(at, hours * HOUR).getTime(), Math.max(at.getTime(), now.getTime())))
}
