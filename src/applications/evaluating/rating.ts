import { and, eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type ApplicationRow, lockApplication } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { recountRatings } from './criteria.ts'
import { applicationEvaluations, evaluationCriteria, evaluationRatings } from './tables.ts'

interface Rated {
  id: number
  criterion_id: number
}

const REMOVED = 'Ce critère vient d’être retiré par un collègue.'

/**
 * Keeps a colleague's own rating of a criterion, in the place of the one before.
 * @throws HttpError 404 for a stranger, 409 for a criterion that the offer does not have
 */
export async function rate(services: Services, member: Member, rated: Rated, value: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockToEvaluate(unit, member, rated.id)
    await holdCriterion(unit, row, rated.criterion_id)
    const rating = { value, rated_at: unit.now }
    const { application_id, criterion_id, author_id } = evaluationRatings
    await unit.db
      .insert(evaluationRatings)
      .values({ ...rating, application_id: row.id, criterion_id: rated.criterion_id, author_id: member.id })
      .onConflictDoUpdate({ target: [application_id, criterion_id, author_id], set: rating })
    await ensureEvaluation(unit, row)
    await recountRatings(unit.db, [row.id])
    await announceToColleagues(unit, member.company.id)
  })
}

/** Takes a colleague's own rating back; a rating that is not there is no failure. */
export async function takeBack(services: Services, member: Member, rated: Rated) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockToEvaluate(unit, member, rated.id)
    const { application_id, criterion_id, author_id } = evaluationRatings
    await unit.db
      .delete(evaluationRatings)
      .where(and(eq(application_id, row.id), eq(criterion_id, rated.criterion_id), eq(author_id, member.id)))
    await recountRatings(unit.db, [row.id])
    await announceToColleagues(unit, member.company.id)
  })
}

/**
 * Locks an application for what a colleague, even a reader, says of it. @throws HttpError 404 for another company's
 */
export async function lockToEvaluate({ db }: Unit, member: Member, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  if (row?.company_id !== member.company.id || row.status === 'draft') throw notFound()
  return row
}

/** Makes the row that lists read, where there is none yet. */
export async function ensureEvaluation({ db }: Unit, { id, company_id }: ApplicationRow) {
  await db.insert(applicationEvaluations).values({ application_id: id, company_id }).onConflictDoNothing()
}

/** Holds the criterion, so that nobody removes it before this change is kept. */
async function holdCriterion({ db }: Unit, { offer_id }: ApplicationRow, id: number) {
  const found = await db
    .select({ id: evaluationCriteria.id })
    .from(evaluationCriteria)
    .where(and(eq(evaluationCriteria.id, id), eq(evaluationCriteria.offer_id, offer_id)))
    .for('key share')
  if (found.length === 0) throw conflict(REMOVED)
}
