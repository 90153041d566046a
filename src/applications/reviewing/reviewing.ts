import type { Member } from '#src/abilities/actor.ts'
import { noteAttention } from '#src/offers/attending/attendance.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction } from '#src/platform/unit-of-work.ts'
import { findApplicationTo, lockApplication } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { readCv } from '../dossier.ts'
import { viewedNotification } from '../mails/applicant.ts'
import { moveApplication } from '../moves.ts'
import { notifyApplicant } from '../notifying.ts'
import { allowCvView, recordCvView } from './cv-views.ts'

/** Opens an application. The applicant is told once, of the first opening by somebody who works on it. */
export async function openApplication(services: Services, member: Member, id: number) {
  const found = await findApplicationTo(services.db, member.company.id, id)
  await allowCvView(services, member, id)
  await inTransaction(services, member, async (unit) => {
    await recordCvView(unit, id, 'page')
    if (member.company.role === 'reader' || found.status !== 'submitted') return
    const locked = await lockApplication(unit.db, id)
    if (locked?.status !== 'submitted') return
    const { row } = await moveApplication(unit, locked, { change: 'view', by: 'system' })
    await notifyApplicant(unit, row, viewedNotification(row, unit.now))
    await announceToColleagues(unit, member.company.id)
  })
  if (member.company.role !== 'reader') await noteAttention(services, [found.offer_id])
}

/** Lets an application be read before it is opened: the look is counted and recorded, but told to nobody. */
export async function readAhead(services: Services, member: Member, id: number) {
  await findApplicationTo(services.db, member.company.id, id)
  const isKnown = await allowCvView(services, member, id)
  if (!isKnown) await inTransaction(services, member, (unit) => recordCvView(unit, id, 'ahead'))
}

/**
 * Reads the joined PDF, which is counted and recorded as a look. @throws HttpError 404 for an application without a
 * PDF
 */
export async function downloadCv(services: Services, member: Member, id: number, what: 'pdf' | 'ahead') {
  const row = await findApplicationTo(services.db, member.company.id, id)
  const isKnown = await allowCvView(services, member, id)
  if (what === 'pdf' || !isKnown)
    await inTransaction(services, member, (unit) => recordCvView(unit, id, what))
  return readCv(services, row)
}
