import { eq, inArray, sql } from 'drizzle-orm'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { applications } from '../tables.ts'
import { FORMER_MEMBER } from './shared/limits.ts'
import {
  applicationEvaluations,
  applicationTags,
  evaluationRatings,
  noteMentions,
  teamNotes,
} from './tables.ts'
import { sweepTags } from './tagging.ts'

/**
 * Deletes all that companies said of an applicant. What a colleague said stays the company's without its author, and a
 * name in a note becomes that of a former member.
 */
export async function eraseEvaluations(unit: Unit, userId: number) {
  await eraseOfApplicant(unit, userId)
  await eraseOfColleague(unit, userId)
}

async function eraseOfApplicant({ db }: Unit, userId: number) {
  const own = await db
    .select({ id: applications.id, company_id: applications.company_id })
    .from(applications)
    .where(eq(applications.applicant_id, userId))
  if (own.length === 0) return
  const ids = own.map(({ id }) => id)
  for (const table of [teamNotes, evaluationRatings, applicationTags, applicationEvaluations])
    await db.delete(table).where(inArray(table.application_id, ids))
  for (const companyId of new Set(own.map(({ company_id }) => company_id))) await sweepTags(db, companyId)
}

async function eraseOfColleague({ db }: Unit, userId: number) {
  const naming = db
    .select({ id: noteMentions.note_id })
    .from(noteMentions)
    .where(eq(noteMentions.user_id, userId))
  await db
    .update(teamNotes)
    .set({ text: sql`replace(${teamNotes.text}, ${`@{${userId}}`}, ${`@${FORMER_MEMBER}`})` })
    .where(inArray(teamNotes.id, naming))
  await db.delete(noteMentions).where(eq(noteMentions.user_id, userId))
  await db.update(teamNotes).set({ author_id: null }).where(eq(teamNotes.author_id, userId))
  await db.update(evaluationRatings).set({ author_id: null }).where(eq(evaluationRatings.author_id, userId))
  const { assignee_id } = applicationEvaluations
  await db.update(applicationEvaluations).set({ assignee_id: null }).where(eq(assignee_id, userId))
}
