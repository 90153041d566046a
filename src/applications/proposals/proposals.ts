import { desc, eq, inArray } from 'drizzle-orm'
import type { Actor, Member } from '#src/abilities/actor.ts'
import { isCompanyValidated } from '#src/companies/companies.ts'
import { notifyRecruiters } from '#src/companies/notifying.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, notFound } from '#src/platform/errors.ts'
import { type CleanPdf, cleanPdf } from '#src/platform/files/pdf-upload.ts'
import { storeWithin } from '#src/platform/files/stored-bytes.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { fullName } from '#src/shared/names.ts'
import { type ApplicationRow, listEvents, lockApplication, seenState } from '../applications.ts'
import { lockAtVersion } from '../deciding/deciding.ts'
import { versionConflict } from '../deciding/version-conflict.ts'
import { acceptedNotification } from '../mails/recruiter.ts'
import { moveApplication } from '../moves.ts'
import type { ChosenStage } from '../shared/states.ts'
import type { ProposalInput } from './contract.ts'
import { firstReminder } from './reminders.ts'
import { jobProposals } from './tables.ts'

export type ProposalRow = typeof jobProposals.$inferSelect

const GONE = 'Cette proposition a été retirée ou remplacée\u00a0: rechargez la page.'

const SUSPENDED =
  'Cette société est suspendue\u00a0: sa proposition ne peut pas être acceptée pour le moment.'

/** Finds the last proposal that the company made. @throws HttpError 404 when there is none */
export async function findProposalFor(database: Database, row: ApplicationRow): Promise<ProposalRow> {
  const [last] = await listLast(database, row.id)
  if (!last) throw notFound()
  return last
}

/** Finds the last proposal that the applicant was told of; null when there is none. */
export async function findKnownProposal(
  database: Database,
  row: ApplicationRow,
): Promise<ProposalRow | null> {
  const [last, before] = await listLast(database, row.id)
  const isWithheld = row.stage === 'offer_made' && seenState(row).stage !== 'offer_made'
  return (isWithheld ? before : last) ?? null
}

/** Finds the last proposal that the applicant was told of. @throws HttpError 404 when there is none */
export async function findProposalOf(database: Database, row: ApplicationRow): Promise<ProposalRow> {
  const known = await findKnownProposal(database, row)
  if (!known) throw notFound()
  return known
}

/** Lists the day by which the last proposal of each of these applications is to be answered. */
export async function listAnswerDays(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: jobProposals.application_id, answer_by: jobProposals.answer_by })
    .from(jobProposals)
    .where(inArray(jobProposals.application_id, ids))
    .orderBy(jobProposals.id)
  return new Map(rows.map(({ id, answer_by }) => [id, answer_by]))
}

function listLast(database: Database, applicationId: number): Promise<ProposalRow[]> {
  return database
    .select()
    .from(jobProposals)
    .where(eq(jobProposals.application_id, applicationId))
    .orderBy(desc(jobProposals.id))
    .limit(2)
}

/**
 * Makes a proposal and moves the application to it; the applicant sees it once the move can no longer be taken back.
 * @throws HttpError 409 when the application was moved since that version, or is past such a move
 */
export async function makeProposal(services: Services, member: Member, id: number, input: ProposalInput) {
  const { file } = input
  const clean = file ? await cleanPdf(services.env, file, { personId: member.id, field: 'file' }) : null
  await inTransaction(services, member, async (unit) => {
    const propose = async () => {
      const before = await lockAtVersion(unit, member, { id, version: input.version })
      await moveApplication(unit, before, { change: 'offer_made', by: 'recruiter' })
      await insertProposal(unit, id, input, clean)
    }
    const owner = { kind: 'company', id: member.company.id } as const
    await (clean ? storeWithin(unit, owner, 'file', propose) : propose())
  })
  return clean?.removed ?? []
}

async function insertProposal(unit: Unit, id: number, input: ProposalInput, file: CleanPdf | null) {
  const { text, salary, start_date, answer_by } = input
  await unit.db.insert(jobProposals).values({
    application_id: id,
    author_id: unit.actor_id,
    text,
    salary,
    start_date,
    answer_by,
    created_at: unit.now,
    remind_at: firstReminder(answer_by, unit.now),
    ...(file && {
      file_key: await unit.files.put(file.bytes, 'pdf'),
      file_name: file.name,
      file_size: file.bytes.length,
    }),
  })
}

/**
 * Takes the last proposal back, and the application returns to where it was before it.
 * @throws HttpError 409 once it is accepted, and when the application was moved since that version
 */
export async function withdrawProposal(
  services: Services,
  member: Member,
  id: number,
  input: { version: number; message?: string | null | undefined },
) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockAtVersion(unit, member, { id, version: input.version })
    if (row.stage !== 'offer_made') throw await versionConflict(unit, member, row)
    const change = await stageBefore(unit.db, id)
    await moveApplication(unit, row, { change, by: 'recruiter', message: input.message || null })
    const [last] = await listLast(unit.db, id)
    if (last) await forget(unit, last.id)
  })
}

async function stageBefore(database: Database, id: number): Promise<Exclude<ChosenStage, 'offer_made'>> {
  const made = (await listEvents(database, id)).findLast((event) => event.to_stage === 'offer_made')
  const stage = made?.from_stage
  return stage === 'shortlisted' || stage === 'interview' ? stage : 'review'
}

async function forget({ db }: Unit, id: number) {
  await db.update(jobProposals).set({ remind_at: null }).where(eq(jobProposals.id, id))
}

/**
 * Accepts the proposal that the applicant has read; the recruiter confirms the hiring afterwards.
 * @throws HttpError 404 for a stranger, 409 when the proposal was withdrawn or another one was made
 */
export async function acceptProposal(services: Services, actor: Actor, id: number, proposalId: number) {
  await inTransaction(services, actor, async (unit) => {
    const before = await lockApplication(unit.db, id)
    if (before?.applicant_id !== actor.id) throw notFound()
    const proposal = await findProposalOf(unit.db, before)
    if (proposal.id !== proposalId) throw conflict(GONE)
    if (!(await isCompanyValidated(unit.db, before.company_id))) throw conflict(SUSPENDED)
    const { row, entry } = await moveApplication(unit, before, { change: 'accept', by: 'applicant' })
    await unit.db
      .update(jobProposals)
      .set({ accepted_at: unit.now, remind_at: null })
      .where(eq(jobProposals.id, proposal.id))
    await notifyRecruiters(unit, row.company_id, acceptedNotification(row, entry, fullName(actor.user)))
  })
}

/** @throws HttpError 404 for a proposal without a file */
export async function readFile(services: Services, proposal: ProposalRow): Promise<[Uint8Array, string]> {
  if (!proposal.file_key) throw notFound()
  return [await services.files.read(proposal.file_key), proposal.file_name ?? 'proposition.pdf']
}
