import { and, count, desc, eq, inArray } from 'drizzle-orm'
import type { Member } from '#src/abilities/actor.ts'
import { listNames, listRecipients } from '#src/accounts/people.ts'
import { notify } from '#src/notifications/notify.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, forbidden, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { allowAttempt } from '#src/platform/throttle.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import { HOUR_SECONDS } from '#src/shared/durations.ts'
import { fullName } from '#src/shared/names.ts'
import type { ApplicationRow } from '../applications.ts'
import { announceToColleagues } from '../colleagues.ts'
import { listColleagues } from './colleagues.ts'
import { mentionNotification } from './mails.ts'
import { readMentions } from './mentions.ts'
import { lockToEvaluate } from './rating.ts'
import { NOTES_FULL, NOTES_MAX } from './shared/limits.ts'
import { noteMentions, teamNotes } from './tables.ts'

export type NoteRow = typeof teamNotes.$inferSelect

const NOT_YOURS = 'Seul son auteur peut changer cette note.'

/** Lists the notes of an application, the last one first. */
export function listNotes(database: Database, applicationId: number): Promise<NoteRow[]> {
  return database
    .select()
    .from(teamNotes)
    .where(eq(teamNotes.application_id, applicationId))
    .orderBy(desc(teamNotes.id))
}

export async function countNotes(database: Database, applicationId: number): Promise<number> {
  const [have] = await database
    .select({ count: count() })
    .from(teamNotes)
    .where(eq(teamNotes.application_id, applicationId))
  return have?.count ?? 0
}

/** Lists the people whom each of these notes names. */
export async function listMentions(database: Database, noteIds: number[]): Promise<Map<number, number[]>> {
  if (noteIds.length === 0) return new Map()
  const rows = await database.select().from(noteMentions).where(inArray(noteMentions.note_id, noteIds))
  const byNote = Map.groupBy(rows, ({ note_id }) => note_id)
  return new Map([...byNote].map(([id, mentions]) => [id, mentions.map(({ user_id }) => user_id)]))
}

/**
 * Writes a note for the team; the same `client_key` again is the same note. Each colleague that it names is told,
 * once.
 * @throws HttpError 404 for another company's application, 409 when the application has too many notes
 */
export async function writeNote(
  services: Services,
  member: Member,
  id: number,
  input: { client_key: string; text: string },
) {
  await allowAttempt(services.db, `note:${member.id}`, 120, HOUR_SECONDS, services.clock.now())
  await inTransaction(services, member, async (unit) => {
    const row = await lockToEvaluate(unit, member, id)
    await addNote(unit, member, row, input)
  })
}

/** Writes a note within another change. @throws HttpError 409 when the application has too many notes */
export async function addNote(
  unit: Unit,
  member: Member,
  row: ApplicationRow,
  input: { client_key: string; text: string },
) {
  const { text, ids } = await readText(unit, member, input.text, [])
  const [note] = await unit.db
    .insert(teamNotes)
    .values({
      application_id: row.id,
      author_id: member.id,
      client_key: input.client_key,
      text,
      created_at: unit.now,
    })
    .onConflictDoNothing()
    .returning()
  if (!note) return
  await allowOneMore(unit, row.id)
  await mention(unit, member, { row, note }, ids)
  await announceToColleagues(unit, member.company.id)
}

/**
 * Changes a person's own note. @throws HttpError 403 for a colleague's, 404 for one of another application or company
 */
export async function editNote(
  services: Services,
  member: Member,
  { id, note_id }: { id: number; note_id: number },
  input: { text: string },
) {
  await inTransaction(services, member, async (unit) => {
    const row = await lockToEvaluate(unit, member, id)
    const before = await findOwn(unit, member, { id, note_id })
    const known = (await listMentions(unit.db, [note_id])).get(note_id) ?? []
    const { text, ids } = await readText(unit, member, input.text, known)
    if (text === before.text) return
    const [note] = await unit.db
      .update(teamNotes)
      .set({ text, edited_at: unit.now })
      .where(eq(teamNotes.id, note_id))
      .returning()
    if (!note) throw notFound()
    await unit.db.delete(noteMentions).where(eq(noteMentions.note_id, note_id))
    await mention(unit, member, { row, note }, ids)
    await announceToColleagues(unit, member.company.id)
  })
}

/** Deletes a person's own note. @throws HttpError as `editNote` */
export async function deleteNote(
  services: Services,
  member: Member,
  { id, note_id }: { id: number; note_id: number },
) {
  await inTransaction(services, member, async (unit) => {
    await lockToEvaluate(unit, member, id)
    await findOwn(unit, member, { id, note_id })
    await unit.db.delete(teamNotes).where(eq(teamNotes.id, note_id))
    await announceToColleagues(unit, member.company.id)
  })
}

async function findOwn(
  { db }: Unit,
  member: Member,
  { id, note_id }: { id: number; note_id: number },
): Promise<NoteRow> {
  const [note] = await db
    .select()
    .from(teamNotes)
    .where(and(eq(teamNotes.id, note_id), eq(teamNotes.application_id, id)))
  if (!note) throw notFound()
  if (note.author_id !== member.id) throw forbidden(NOT_YOURS)
  return note
}

/** @param known people who were named before, and stay so after leaving the company */
async function readText({ db }: Unit, member: Member, text: string, known: number[]) {
  const colleagues = await listColleagues(db, member.company.id, member.id)
  const former = await listNames(
    db,
    known.filter((id) => !colleagues.some((each) => each.id === id)),
  )
  return readMentions(text, [...colleagues, ...[...former].map(([id, name]) => ({ id, name }))])
}

/**
 * The event has one key for each note and person, so a person who is named again by a change of the note is not told
 * again.
 */
async function mention(
  unit: Unit,
  member: Member,
  { row, note }: { row: ApplicationRow; note: NoteRow },
  ids: number[],
) {
  if (ids.length === 0) return
  const { db } = unit
  await db.insert(noteMentions).values(ids.map((user_id) => ({ note_id: note.id, user_id })))
  const present = await listColleagues(db, member.company.id, member.id)
  const told = present.filter((each) => ids.includes(each.id) && !each.is_me).map(({ id }) => id)
  const applicant = (await listNames(db, [row.applicant_id])).get(row.applicant_id) ?? ''
  const notification = mentionNotification(row, {
    id: note.id,
    author: { id: member.id, name: fullName(member.user) },
    applicant,
  })
  for (const person of await listRecipients(db, told)) await notify(unit, person, notification)
}

async function allowOneMore({ db }: Unit, applicationId: number) {
  if ((await countNotes(db, applicationId)) > NOTES_MAX) throw conflict(NOTES_FULL)
}
