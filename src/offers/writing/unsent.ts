import { sql } from 'drizzle-orm'
import { offerEvents, offers } from '../tables.ts'

/** A draft that was never sent to the moderators: nobody but its company has read it. */
export const unsentDraft = sql<boolean>`(${offers.status} = 'draft' AND ${offers.submitted_at} IS NULL AND ${offers.published_at} IS NULL
  AND NOT EXISTS (SELECT FROM ${offerEvents} WHERE ${offerEvents.offer_id} = ${offers.id} AND ${offerEvents.kind} IN ('submitted', 'taken_back')))`
