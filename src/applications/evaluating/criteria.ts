import { and, asc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { findOwnOffer } from '#src/offers/writing/own-offers.ts'
import { type Database, selectRows } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { BodyOf } from '#src/shared/endpoint.ts'
import { announceToColleagues } from '../colleagues.ts'
import type { agreeOnCriteria } from './contract.ts'
import { CRITERIA_MAX, CRITERION_LENGTH } from './shared/limits.ts'
import { applicationEvaluations, evaluationCriteria, evaluationRatings, evaluationSheets } from './tables.ts'

export type CriterionRow = typeof evaluationCriteria.$inferSelect
type CriteriaInput = BodyOf<typeof agreeOnCriteria>

const CHANGED = 'Un collègue vient de changer ces critères\u00a0: les voici comme ils sont à présent.'
/** These are worth a look whatever the job. */
const ALWAYS = ['Motivation', 'Clarté des échanges']

export function listCriteria(database: Database, offerId: number): Promise<CriterionRow[]> {
  return database
    .select()
    .from(evaluationCriteria)
    .where(eq(evaluationCriteria.offer_id, offerId))
    .orderBy(asc(evaluationCriteria.position))
}

/** A change of an offer's criteria starts from this version. */
export async function findCriteriaVersion(database: Database, offerId: number): Promise<number> {
  const [sheet] = await database.select().from(evaluationSheets).where(eq(evaluationSheets.offer_id, offerId))
  return sheet?.version ?? 0
}

/** Suggests the offer's skills, and what is worth a look in everybody. */
export async function suggestCriteria(database: Database, companyId: number, offerId: number) {
  const { skills } = await findOwnOffer(database, companyId, offerId)
  const fitting = skills.filter((skill) => skill.length <= CRITERION_LENGTH)
  return [...new Set([...fitting.slice(0, CRITERIA_MAX - ALWAYS.length), ...ALWAYS])]
}

/** Counts the ratings of each criterion, and the applications that have them. */
export async function listUses(database: Database, criterionIds: number[]) {
  if (criterionIds.length === 0) return new Map<number, never>()
  const { criterion_id, application_id } = evaluationRatings
  const rows = await database
    .select({
      id: criterion_id,
      ratings: sql<number>`count(*)::int`,
      applications: sql<number>`count(DISTINCT ${application_id})::int`,
    })
    .from(evaluationRatings)
    .where(inArray(criterion_id, criterionIds))
    .groupBy(criterion_id)
  return new Map(rows.map(({ id, ...uses }) => [id, uses]))
}

/**
 * Replaces the criteria of an offer by these; a criterion that is left out is deleted, with its ratings.
 * @throws HttpError 404 for another company's offer, 409 when somebody changed them since that version
 */
export async function changeCriteria(
  services: Services,
  member: Member,
  offerId: number,
  input: CriteriaInput,
) {
  await findOwnOffer(services.db, member.company.id, offerId)
  return inTransaction(services, member, async (unit) => {
    const version = await takeSheet(unit, offerId, input.version)
    await removeOthers(unit, offerId, input.criteria)
    for (const [position, criterion] of input.criteria.entries())
      await putCriterion(unit, offerId, { ...criterion, position })
    await announceToColleagues(unit, member.company.id)
    const rows = await listCriteria(unit.db, offerId)
    return { version, criteria: rows.map(({ id, label }) => ({ id, label })) }
  })
}

/**
 * Makes the next version of an offer's criteria. @returns the version @throws HttpError 409 when somebody changed them
 */
async function takeSheet({ db }: Unit, offer_id: number, from: number): Promise<number> {
  await db.insert(evaluationSheets).values({ offer_id }).onConflictDoNothing()
  const [sheet] = await db
    .update(evaluationSheets)
    .set({ version: from + 1 })
    .where(and(eq(evaluationSheets.offer_id, offer_id), eq(evaluationSheets.version, from)))
    .returning()
  if (!sheet) throw conflict(CHANGED)
  return sheet.version
}

async function removeOthers({ db }: Unit, offerId: number, kept: CriteriaInput['criteria']) {
  const ids = kept.flatMap(({ id }) => id ?? [])
  const others = and(
    eq(evaluationCriteria.offer_id, offerId),
    ids.length > 0 ? notInArray(evaluationCriteria.id, ids) : undefined,
  )
  const rated = await selectRows<{ id: number }>(
    db,
    sql`SELECT DISTINCT ${evaluationRatings.application_id} AS id FROM ${evaluationRatings}
      JOIN ${evaluationCriteria} ON ${evaluationCriteria.id} = ${evaluationRatings.criterion_id} WHERE ${others}`,
  )
  await db.delete(evaluationCriteria).where(others)
  await recountRatings(
    db,
    rated.map(({ id }) => id),
  )
}

/** @throws HttpError 404 for a criterion of another offer */
async function putCriterion(
  { db }: Unit,
  offer_id: number,
  { id, label, position }: { id?: number | null | undefined; label: string; position: number },
) {
  if (!id) return void (await db.insert(evaluationCriteria).values({ offer_id, label, position }))
  const changed = await db
    .update(evaluationCriteria)
    .set({ label, position })
    .where(and(eq(evaluationCriteria.id, id), eq(evaluationCriteria.offer_id, offer_id)))
    .returning({ id: evaluationCriteria.id })
  if (changed.length === 0) throw notFound()
}

/** Lists read the mean from a column, so it is worked out anew with every change of a rating. */
export async function recountRatings(database: Database, applicationIds: number[]) {
  if (applicationIds.length === 0) return
  const { application_id, criterion_id, value } = evaluationRatings
  const mean = sql`(SELECT avg(mean) FROM (
    SELECT avg(${value}) AS mean FROM ${evaluationRatings}
    WHERE ${application_id} = ${applicationEvaluations.application_id} GROUP BY ${criterion_id}) AS means)`
  await database
    .update(applicationEvaluations)
    .set({ rating: mean })
    .where(inArray(applicationEvaluations.application_id, applicationIds))
}
