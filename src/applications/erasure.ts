import { and, eq, inArray } from 'drizzle-orm'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import type { ApplicationRow } from './applications.ts'
import { withdrawnNotification } from './mails/recruiter.ts'
import { endApplication, moveApplication } from './moves.ts'
import { isInProgress } from './shared/transitions.ts'
import { applicationEvents, applications } from './tables.ts'

const SOMEONE = 'Un candidat'

/**
 * Leaves of a person's applications only what a company's figures count: states and dates. Applications in progress
 * are withdrawn first, and the company is told; drafts are deleted.
 * @returns the files that nothing names any more
 */
export async function anonymiseApplicationsOf(unit: Unit, userId: number) {
  const { db } = unit
  const own = eq(applications.applicant_id, userId)
  await db.delete(applications).where(and(own, eq(applications.status, 'draft')))
  const rows = await db.select().from(applications).where(own).orderBy(applications.id).for('update')
  for (const row of rows) if (isInProgress(row)) await withdraw(unit, row)
  await db.update(applications).set(EMPTY).where(own)
  for (const row of rows)
    if (row.withheld_status && !isInProgress(row))
      await endApplication(unit, { ...row, withheld_status: null })
  const ids = rows.map(({ id }) => id)
  if (ids.length > 0)
    await db
      .update(applicationEvents)
      .set({ message: null, tell_at: null })
      .where(inArray(applicationEvents.application_id, ids))
  return rows.flatMap(({ cv_key }) => cv_key ?? [])
}

async function withdraw(unit: Unit, before: ApplicationRow) {
  const { row, entry } = await moveApplication(unit, before, { change: 'withdraw', by: 'applicant' })
  await notifyRecruiters(unit, row.company_id, withdrawnNotification(row, entry, SOMEONE))
}

const EMPTY = {
  resume_id: null,
  resume_copy: null,
  cv_key: null,
  cv_name: null,
  cv_size: null,
  letter: '',
  answers: [],
  available_now: false,
  availability_date: null,
  // Nobody is left to be told of a change that is withheld, so it stands as it is.
  withheld_status: null,
  withheld_stage: null,
}
