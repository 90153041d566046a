import { eq } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { type ApplicationRow, findApplicationTo, lockApplication } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { readCv } from '../dossier.ts'
import { viewedNotification } from '../mails/applicant.ts'
import { type Move, moveApplication, NO_LONGER } from '../moves.ts'
import { notifyApplicant } from '../notifying.ts'
import type { ChosenStage } from '../shared/states.ts'
import { findTransition } from '../shared/transitions.ts'
import { applications } from '../tables.ts'
import { allowCvView, recordCvView } from './cv-views.ts'
import { movedMeanwhile } from './moved-meanwhile.ts'

/** Opens an application; the first opening by someone who works on it is told to the applicant, once. */
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
}

/** Lets an application be read before it is opened: counted and written down as a look at it, told to nobody. */
export async function readAhead(services: Services, member: Member, id: number) {
  await findApplicationTo(services.db, member.company.id, id)
  const isKnown = await allowCvView(services, member, id)
  if (!isKnown) await inTransaction(services, member, (unit) => recordCvView(unit, id, 'ahead'))
}

/** @throws HttpError 404 for an application without a PDF */
export async function downloadCv(services: Services, member: Member, id: number, what: 'pdf' | 'ahead') {
  const row = await findApplicationTo(services.db, member.company.id, id)
  const isKnown = await allowCvView(services, member, id)
  if (what === 'pdf' || !isKnown)
    await inTransaction(services, member, (unit) => recordCvView(unit, id, what))
  return readCv(services, row)
}

/** From which version of the application a recruiter moves it. */
interface From {
  version: number
}

interface StageInput extends From {
  stage: ChosenStage
  message?: string | null
}

export async function changeStage(services: Services, member: Member, id: number, input: StageInput) {
  const move = { change: input.stage, message: input.message ?? null }
  await decide(services, member, { id, ...input }, move)
}

export async function hireApplicant(
  services: Services,
  member: Member,
  id: number,
  input: From & { message?: string | null },
) {
  const move = { change: 'hire', message: input.message ?? null } as const
  await decide(services, member, { id, ...input }, move)
}

export async function rejectApplication(
  services: Services,
  member: Member,
  id: number,
  input: From & { reason: string; message?: string | null },
) {
  const { reason, message = null } = input
  await decide(services, member, { id, ...input }, { change: 'reject', reason, message })
}

/** Puts an ended one away, for the company only. */
export async function archiveApplication(services: Services, member: Member, id: number) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockForWork(unit, member, id)
    const ended = findTransition(row, 'recruiter', 'archive') && !row.withheld_status
    if (row.recruiter_archived_at || !ended) throw conflict(NO_LONGER)
    await unit.db.update(applications).set({ recruiter_archived_at: unit.now }).where(eq(applications.id, id))
  })
}

/** The applicant sees and hears nothing of it while it can be taken back. */
async function decide(
  services: Services,
  member: Member,
  from: From & { id: number },
  move: Omit<Move, 'by'>,
) {
  await inTransaction(services, member, async (unit) => {
    const before = await lockForMove(unit, member, from)
    await moveApplication(unit, before, { ...move, by: 'recruiter' })
    await announceToColleagues(unit, member.company.id)
  })
}

/** @throws HttpError as below, and 409 when it was moved since that version */
export async function lockForMove(unit: Unit, member: Member, { id, version }: From & { id: number }) {
  const row = await lockForWork(unit, member, id)
  if (row.version !== version) throw await movedMeanwhile(unit, member, row)
  return row
}

/** @throws HttpError 403 for a reader, 404 for another company's */
export async function lockForWork({ db }: Unit, member: Member, id: number): Promise<ApplicationRow> {
  const row = await lockApplication(db, id)
  if (row?.company_id !== member.company.id || row.status === 'draft') throw notFound()
  if (member.company.role === 'reader') throw forbidden()
  return row
}
