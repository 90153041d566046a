import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import type { Database } from '#src/platform/database.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow } from './applications.ts'
import { withdrawnNotification } from './mails/recruiter.ts'
import { moveApplication } from './moves.ts'
import { IN_PROGRESS, isInProgress, type StateName, stateName } from './shared/transitions.ts'
import { applications } from './tables.ts'

/** Two applications of one person to one offer: the first goes on, the other one stays to be read. */
export interface DoubleApplication {
  counts: ApplicationRow
  stays: ApplicationRow
}

/** The further a company has come with an application, the more the person would lose with it. */
const FURTHEST_LAST: readonly StateName[] = [...IN_PROGRESS, 'closed/hired']
const rankOf = (row: ApplicationRow) => FURTHEST_LAST.indexOf(stateName(row))

/** Lists the offers to which both accounts applied; of two that stand alike, that of the account that is kept goes on. */
export async function listDoubles(
  database: Database,
  keptId: number,
  mergedId: number,
): Promise<DoubleApplication[]> {
  const rows = await database
    .select()
    .from(applications)
    .where(and(inArray(applications.applicant_id, [keptId, mergedId]), ne(applications.status, 'draft')))
    .orderBy(applications.id)
  return [...Map.groupBy(rows, ({ offer_id }) => offer_id).values()].flatMap((sent) => {
    const own = sent.find(({ applicant_id }) => applicant_id === keptId)
    const other = sent.find(({ applicant_id }) => applicant_id === mergedId)
    if (!own || !other) return []
    return rankOf(other) > rankOf(own) ? [{ counts: other, stays: own }] : [{ counts: own, stays: other }]
  })
}

/**
 * Gives the applications of one account to another one of the same person. Of two to one offer one goes on; the other is
 * withdrawn where it was in progress, and stays with the account that goes.
 * @param name of the person, for the recruiters who are told of what is withdrawn
 */
export async function mergeApplications(
  unit: Unit,
  { keptId, mergedId, name }: { keptId: number; mergedId: number; name: string },
): Promise<DoubleApplication[]> {
  const { db } = unit
  const both = inArray(applications.applicant_id, [keptId, mergedId])
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(both)
    .orderBy(applications.id)
    .for('update')
  const doubles = await listDoubles(db, keptId, mergedId)
  for (const { counts, stays } of doubles) {
    if (isInProgress(stays)) await withdraw(unit, stays, name)
    if (counts.applicant_id === mergedId) await exchange(unit, counts, stays)
  }
  const left = doubles.map(({ stays }) => stays.id)
  await db
    .update(applications)
    .set({ applicant_id: keptId })
    .where(
      and(
        eq(applications.applicant_id, mergedId),
        ne(applications.status, 'draft'),
        sql`NOT ${applications.id} = ANY(${sql.param(left)}::integer[])`,
      ),
    )
  return doubles
}

async function withdraw(unit: Unit, before: ApplicationRow, name: string) {
  const message = 'Réunie avec l’autre candidature de la même personne à cette offre.'
  const { row, entry } = await moveApplication(unit, before, { change: 'withdraw', by: 'applicant', message })
  await notifyRecruiters(unit, row.company_id, withdrawnNotification(row, entry, name))
}

/** Each account takes the application of the other one. */
async function exchange({ db, actor_id }: Unit, counts: ApplicationRow, stays: ApplicationRow) {
  const give = (id: number, applicant_id: number) =>
    db.update(applications).set({ applicant_id }).where(eq(applications.id, id))
  // Each offer has one application of an account at any moment, so one of the two waits with the administrator, who never applies.
  if (actor_id === null) throw new Error('a merge has an administrator')
  await give(stays.id, actor_id)
  await give(counts.id, stays.applicant_id)
  await give(stays.id, counts.applicant_id)
}
