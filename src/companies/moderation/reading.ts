import { and, asc, count, desc, eq, ilike, inArray, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import type { CompanyStatus } from '#src/accounts/shared/memberships.ts'
import { findPage } from '#src/platform/database/counting.ts'
import type { Database } from '#src/platform/database.ts'
import { notFound } from '#src/platform/errors.ts'
import { listPhotos } from '../pictures/photos.ts'
import { companies, companyDocuments } from '../tables.ts'

/** The company as a moderator reads it, whatever its state, with its papers and photos. @throws HttpError 404 */
export async function readModeratedCompany(database: Database, id: number) {
  const [company] = await database.select().from(companies).where(eq(companies.id, id))
  if (!company) throw notFound()
  const documents = await database
    .select()
    .from(companyDocuments)
    .where(eq(companyDocuments.company_id, id))
    .orderBy(asc(companyDocuments.kind), asc(companyDocuments.id))
  return { ...company, documents, photos: await listPhotos(database, id) }
}

export type ModeratedCompany = Awaited<ReturnType<typeof readModeratedCompany>>

/** A paper of this company. @throws HttpError 404 for another's */
export async function findCompanyDocument(database: Database, companyId: number, id: number) {
  const [document] = await database
    .select()
    .from(companyDocuments)
    .where(and(eq(companyDocuments.id, id), eq(companyDocuments.company_id, companyId)))
  if (!document) throw notFound()
  return document
}

interface CompanySearch {
  /** The search is a part of the name or of a number. */
  q?: string | undefined
  status?: CompanyStatus | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

const ROW = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  status: companies.status,
  nif: companies.nif,
  city_id: companies.city_id,
  created_at: companies.created_at,
  submitted_at: companies.submitted_at,
}

/** Companies in every state, by the day on which they registered. */
export async function listModeratedCompanies(database: Database, { q, status, ...asked }: CompanySearch) {
  const like = q ? `%${q.replaceAll(/[\\%_]/g, '\\$&')}%` : null
  const condition = and(
    like ? or(ilike(companies.name, like), ilike(companies.nif, like)) : undefined,
    status ? eq(companies.status, status) : undefined,
  )
  const list = { table: companies, id: companies.id, condition, isSearch: Boolean(q) }
  const { ids, ...counted } = await findPage(database, list, asked)
  const rows = await database
    .select(ROW)
    .from(companies)
    .where(inArray(companies.id, ids))
    .orderBy((asked.sort_by_date === 'asc' ? asc : desc)(companies.id))
  return { rows, ...counted }
}

const PENDING = eq(companies.status, 'pending')
const PROPOSING = isNotNull(companies.proposed_at)

/** Companies that wait to be validated, the one that waits longest first. */
export function listPendingCompanies(database: Database, most: number) {
  const since = sql<Date>`coalesce(${companies.submitted_at}, ${companies.created_at})`.mapWith(
    companies.created_at,
  )
  return waiting(database, { since, condition: PENDING, order: companies.submitted_at, most })
}

/** Validated companies that want to change their name or numbers, the one that waits longest first. */
export function listProposingCompanies(database: Database, most: number) {
  const since = sql<Date>`${companies.proposed_at}`.mapWith(companies.created_at)
  return waiting(database, { since, condition: PROPOSING, order: companies.proposed_at, most })
}

export async function countWaitingCompanies(database: Database) {
  const countOf = async (condition: SQL) =>
    (await database.select({ count: count() }).from(companies).where(condition))[0]?.count ?? 0
  return { company: await countOf(PENDING), proposal: await countOf(PROPOSING) }
}

function waiting(
  database: Database,
  given: {
    since: SQL<Date>
    condition: SQL
    order: typeof companies.submitted_at | typeof companies.proposed_at
    most: number
  },
) {
  return database
    .select({
      id: companies.id,
      name: companies.name,
      since: given.since,
      review_round: companies.review_round,
      proposed: companies.proposed,
    })
    .from(companies)
    .where(given.condition)
    .orderBy(asc(given.order), asc(companies.id))
    .limit(given.most)
}
