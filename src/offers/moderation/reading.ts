import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm'
import { companies } from '#src/companies/tables.ts'
import { findPage } from '#src/platform/database/counting.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { findOffer } from '../find-offer.ts'
import type { OfferStatus } from '../shared/states.ts'
import { offerDrafts, offerReports, offers } from '../tables.ts'

/** Reads the offer for a moderator, with its reports and the new text of a published one. @throws HttpError 404 */
export async function readModeratedOffer(database: Database, id: number) {
  const offer = await findOffer(database, id)
  if (!offer) throw notFound()
  const reports = await database
    .select({
      id: offerReports.id,
      reason: offerReports.reason,
      message: offerReports.message,
      counts: offerReports.counts,
      created_at: offerReports.created_at,
    })
    .from(offerReports)
    .where(eq(offerReports.offer_id, id))
    .orderBy(desc(offerReports.created_at), desc(offerReports.id))
    .limit(50)
  const [draft] = await database
    .select()
    .from(offerDrafts)
    .where(and(eq(offerDrafts.offer_id, id), isNotNull(offerDrafts.submitted_at)))
  return { offer, reports, draft: draft ?? null }
}

export type ModeratedOffer = Awaited<ReturnType<typeof readModeratedOffer>>

interface OfferSearch {
  /** A part of the title, or the reference. */
  q?: string | undefined
  status?: OfferStatus | undefined
  held?: boolean | undefined
  company_id?: number | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Offers in every state, by the day on which they were begun. */
export async function listModeratedOffers(
  database: Database,
  { q, status, held, company_id, ...asked }: OfferSearch,
) {
  const like = q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  const condition = and(
    like && q ? or(ilike(offers.title, like), eq(offers.reference, q)) : undefined,
    status ? eq(offers.status, status) : undefined,
    held ? isNotNull(offers.held_at) : undefined,
    company_id ? eq(offers.company_id, company_id) : undefined,
  )
  const list = { table: offers, id: offers.id, condition, isSearch: Boolean(q) }
  const { ids, ...counted } = await findPage(database, list, asked)
  const rows = await database
    .select({
      id: offers.id,
      reference: offers.reference,
      title: offers.title,
      status: offers.status,
      paused: offers.paused,
      held_at: offers.held_at,
      created_at: offers.created_at,
      published_at: offers.published_at,
      expires_at: offers.expires_at,
      company_id: offers.company_id,
      company: companies.name,
    })
    .from(offers)
    .innerJoin(companies, eq(companies.id, offers.company_id))
    .where(inArray(offers.id, ids))
    .orderBy((asked.sort_by_date === 'asc' ? asc : desc)(offers.id))
  return { rows, ...counted }
}

/** Counts the published and the refused offers of a company, and the reports on them. */
export async function countOffersOf(database: Database, companyId: number) {
  const [row] = await database
    .select({
      published: sql<number>`count(*) FILTER (WHERE ${offers.published_at} IS NOT NULL)::int`,
      rejected: sql<number>`count(*) FILTER (WHERE ${offers.status} = 'rejected')::int`,
    })
    .from(offers)
    .where(eq(offers.company_id, companyId))
  const [reported] = await database
    .select({ count: count() })
    .from(offerReports)
    .innerJoin(offers, eq(offers.id, offerReports.offer_id))
    .where(eq(offers.company_id, companyId))
  return { published: row?.published ?? 0, rejected: row?.rejected ?? 0, reports: reported?.count ?? 0 }
}
