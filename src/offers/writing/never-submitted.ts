import { sql } from 'drizzle-orm'
import { offerEvents, offers } from '../tables.ts'

/** A draft that was never submitted to the moderators, so nobody but its company has read it. */
export const neverSubmittedDraft = sql<boolean>`(${offers.status} = 'draft' AND ${offers.submitted_at} IS NULL AND ${offers.published_at} IS NULL
  AND NOT EXISTS (SELECT FROM ${offerEvents} WHERE ${offerEvents.offer_id} = ${offers.id} AND ${offerEvents.kind} IN ('submitted', 'taken_back')))`
