import { eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { noteAttention } from '#src/offers/attending/attendance.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type ApplicationRow, lockApplication } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { type Move, moveApplication, NO_LONGER } from '../moves.ts'
import { findTransition } from '../shared/transitions.ts'
import { applications } from '../tables.ts'
import { versionConflict } from './version-conflict.ts'

/**
 * A recruiter's decision moves an application, and tells the applicant the reason and the message once it is final.
 */
export type Decision = Pick<Move, 'change' | 'reason' | 'message' | 'is_by_mail'>

/** The version is the one that the recruiter saw: a decision that starts from an older one is refused. */
export interface SeenApplication {
  id: number
  version: number
}

/**
 * Decides on one application. The decision can be taken back for a while, and until then the applicant sees and hears
 * nothing of it.
 * @throws HttpError 403 for a reader, 404 for another company's, 409 when it was changed since that version
 */
export async function decide(services: Services, member: Member, seen: SeenApplication, decision: Decision) {
  const { offer_id } = await inTransaction(services, member, (unit) => decideIn(unit, member, seen, decision))
  await noteAttention(services, [offer_id])
}

/** Decides as a part of a larger change. @returns the application as it was. @throws HttpError as above */
export async function decideIn(
  unit: Unit,
  member: Member,
  seen: SeenApplication,
  { change, reason, message = null, is_by_mail }: Decision,
): Promise<ApplicationRow> {
  const row = await lockAtVersion(unit, member, seen)
  await moveApplication(unit, row, { change, reason, message, is_by_mail, by: 'recruiter' })
  await announceToColleagues(unit, member.company.id)
  return row
}

/** Puts an ended application away; only the company sees it as archived. @throws HttpError as above */
export async function archiveApplication(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockForWork(unit, member, id)
    const isEnded = findTransition(row, 'recruiter', 'archive') && !row.withheld_status
    if (row.recruiter_archived_at || !isEnded) throw conflict(NO_LONGER)
    await unit.db.update(applications).set({ recruiter_archived_at: unit.now }).where(eq(applications.id, id))
  })
}

/** @throws HttpError as `lockForWork`, and 409 when the application was changed since that version */
export async function lockAtVersion(unit: Unit, member: Member, { id, version }: SeenApplication) {
  const row = await lockForWork(unit, member, id)
  if (row.version !== version) throw await versionConflict(unit, member, row)
  return row
}

/** @throws HttpError 403 for a reader, 404 for another company's */
export async function lockForWork({ db }: Unit, member: Member, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  if (row?.company_id !== member.company.id || row.status === 'draft') throw notFound()
  if (member.company.role === 'reader') throw forbidden()
  return row
}
