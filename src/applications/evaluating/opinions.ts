import { and, eq, gte, inArray, type SQL, sql } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { listRecruiterIds, recruiterIdsOf } from '#src/companies/members.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import { applications } from '../tables.ts'
import type { Tag } from './contract.ts'
import { applicationEvaluations, applicationTags, companyTags } from './tables.ts'

export interface Opinion {
  rating: number | null
  tags: Tag[]
  assignee: { id: number; name: string } | null
}

export const NO_OPINION: Opinion = { rating: null, tags: [], assignee: null }

export async function findOpinion(database: Database, companyId: number, id: number): Promise<Opinion> {
  return (await listOpinions(database, companyId, [id])).get(id) ?? NO_OPINION
}

/** Lists the opinions of one company on these applications, by id. */
export async function listOpinions(
  database: Database,
  companyId: number,
  ids: number[],
): Promise<Map<number, Opinion>> {
  if (ids.length === 0) return new Map<number, Opinion>()
  const rows = await database
    .select()
    .from(applicationEvaluations)
    .where(inArray(applicationEvaluations.application_id, ids))
  const evaluations = new Map(rows.map((row) => [row.application_id, row]))
  const assignees = await listAssignees(
    database,
    companyId,
    rows.flatMap(({ assignee_id }) => assignee_id ?? []),
  )
  const tags = Map.groupBy(await listTagsOf(database, ids), ({ application_id }) => application_id)
  const opinionOf = (id: number): Opinion => ({
    rating: rounded(evaluations.get(id)?.rating ?? null),
    tags: (tags.get(id) ?? []).map(({ id, label }) => ({ id, label })),
    assignee: assignees.get(evaluations.get(id)?.assignee_id ?? 0) ?? null,
  })
  return new Map(ids.map((id) => [id, opinionOf(id)]))
}

/** A mean is shown with one decimal. */
export function rounded(mean: number | null): number | null {
  return mean === null ? null : Math.round(mean * 10) / 10
}

function listTagsOf(database: Database, ids: number[]) {
  return database
    .select({ application_id: applicationTags.application_id, id: companyTags.id, label: companyTags.label })
    .from(applicationTags)
    .innerJoin(companyTags, eq(companyTags.id, applicationTags.tag_id))
    .where(inArray(applicationTags.application_id, ids))
    .orderBy(alphabetical(companyTags.label))
}

/** A colleague who left the company, or only reads now, no longer takes care of anything. */
async function listAssignees(database: Database, companyId: number, ids: number[]) {
  if (ids.length === 0) return new Map<number, never>()
  const working = await listRecruiterIds(database, companyId)
  const names = await listNames(
    database,
    ids.filter((id) => working.includes(id)),
  )
  return new Map([...names].map(([id, name]) => [id, { id, name }]))
}

export interface OpinionFilters {
  tag?: number | null | undefined
  assigned?: 'me' | 'nobody' | number | null | undefined
  rating?: number | null | undefined
}

/**
 * Replaces « me » by the person's number, so that the filter is that of any colleague.
 * @param me the person who asks
 */
export function resolveMe<Filters extends OpinionFilters>(me: number, filters: Filters): Filters {
  return filters.assigned === 'me' ? { ...filters, assigned: me } : filters
}

/** The conditions are on the table `applications`. */
export function opinionConditions(
  companyId: number,
  { tag, assigned, rating }: OpinionFilters,
): SQL | undefined {
  const { id } = applications
  const { assignee_id } = applicationEvaluations
  const isKept = sql`${assignee_id} IN (${recruiterIdsOf(companyId)})`
  return and(
    tag
      ? sql`EXISTS (SELECT FROM ${applicationTags}
          WHERE ${applicationTags.application_id} = ${id} AND ${applicationTags.tag_id} = ${tag})`
      : undefined,
    rating ? sql`${id} IN (${evaluated(companyId, gte(applicationEvaluations.rating, rating))})` : undefined,
    assigned === 'nobody' ? sql`${id} NOT IN (${evaluated(companyId, isKept)})` : undefined,
    typeof assigned === 'number'
      ? sql`${id} IN (${evaluated(companyId, and(isKept, eq(assignee_id, assigned)))})`
      : undefined,
  )
}

function evaluated(companyId: number, are: SQL | undefined): SQL {
  const { application_id, company_id } = applicationEvaluations
  return sql`SELECT ${application_id} FROM ${applicationEvaluations} WHERE ${and(eq(company_id, companyId), are)}`
}
