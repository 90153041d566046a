import { and, desc, eq, isNull, ne } from 'drizzle-orm'
import type { Actor } from '#src/abilities/actor.ts'
import { lockUser } from '#src/accounts/users.ts'
import { companies } from '#src/companies/tables.ts'
import { findOffer } from '#src/offers/find-offer.ts'
import { hasPage } from '#src/offers/open.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict, invalid, notFound } from '#src/platform/errors.ts'
import type { Services } from '#src/platform/services.ts'
import { inTransaction, type Unit } from '#src/platform/unit-of-work.ts'
import type { KeptLetter, LetterInput } from './contract.ts'
import { fold } from './shared/french.ts'
import { LETTER_NAME_MAX, LETTERS_FULL, LETTERS_MOST } from './shared/limits.ts'
import { keptLetters } from './tables.ts'

type LetterRow = typeof keptLetters.$inferSelect

const TAKEN = 'Une de vos lettres porte déjà ce nom.'

const kept = (applicantId: number) =>
  and(eq(keptLetters.applicant_id, applicantId), isNull(keptLetters.deleted_at))

export function presentLetter({ id, name, body, company_name, updated_at }: LetterRow): KeptLetter {
  return { id, name, body, company_name, updated_at: updated_at.toISOString() }
}

/** Lists a person's letters, the last written first. */
export function listLetters(database: Database, applicantId: number): Promise<LetterRow[]> {
  return database
    .select()
    .from(keptLetters)
    .where(kept(applicantId))
    .orderBy(desc(keptLetters.updated_at), desc(keptLetters.id))
}

/**
 * Keeps a letter, with the company of the offer that it is written for.
 * @throws HttpError 409 when there are 20, 422 for a name that another one has or an offer that there is not
 */
export async function keepLetter(
  services: Services,
  actor: Actor,
  { offer_id, ...input }: LetterInput & { offer_id?: number | null | undefined },
): Promise<LetterRow> {
  return inTransaction(services, actor, async (unit) => {
    const company = offer_id ? await companyOf(unit.db, offer_id) : null
    const others = await lockLetters(unit, actor.id)
    requireRoom(others)
    if (hasName(others, input.name)) throw invalid({ name: [TAKEN] })
    return insertLetter(unit, actor.id, { ...input, company_id: null, company_name: null, ...company })
  })
}

/** @throws HttpError 404 for another person's, 422 for a name that another one has */
export async function updateLetter(
  services: Services,
  actor: Actor,
  id: number,
  input: LetterInput,
): Promise<LetterRow> {
  return inTransaction(services, actor, async (unit) => {
    const all = await lockLetters(unit, actor.id)
    if (!all.some((letter) => letter.id === id)) throw notFound()
    const others = all.filter((letter) => letter.id !== id)
    if (hasName(others, input.name)) throw invalid({ name: [TAKEN] })
    return changeLetter(unit, id, { ...input, updated_at: unit.now })
  })
}

/** Copies a letter under a name of its own. @throws HttpError 404 for another person's, 409 when there are 20 */
export async function duplicateLetter(services: Services, actor: Actor, id: number): Promise<LetterRow> {
  return inTransaction(services, actor, async (unit) => {
    const letters = await lockLetters(unit, actor.id)
    const letter = letters.find((each) => each.id === id)
    if (!letter) throw notFound()
    requireRoom(letters)
    const { body, company_id, company_name } = letter
    return insertLetter(unit, actor.id, {
      name: freeName(letters, letter.name),
      body,
      company_id,
      company_name,
    })
  })
}

/** The letter can be restored until housekeeping removes it. @throws HttpError 404 for another person's or one that is gone */
export async function deleteLetter(services: Services, actor: Actor, id: number) {
  await inTransaction(services, actor, async ({ db, now }) => {
    const gone = await db
      .update(keptLetters)
      .set({ deleted_at: now })
      .where(and(kept(actor.id), eq(keptLetters.id, id)))
      .returning({ id: keptLetters.id })
    if (gone.length === 0) throw notFound()
  })
}

/**
 * Restores a letter, under another name where its own is taken meanwhile; asked again it is restored already.
 * @throws HttpError 404 for another person's or one that housekeeping removed, 409 when there are 20
 */
export async function restoreLetter(services: Services, actor: Actor, id: number): Promise<LetterRow> {
  return inTransaction(services, actor, async (unit) => {
    const letters = await lockLetters(unit, actor.id)
    const [letter] = await unit.db
      .select()
      .from(keptLetters)
      .where(and(eq(keptLetters.applicant_id, actor.id), eq(keptLetters.id, id)))
    if (!letter) throw notFound()
    if (letter.deleted_at === null) return letter
    requireRoom(letters)
    const name = hasName(letters, letter.name) ? freeName(letters, letter.name) : letter.name
    return changeLetter(unit, id, { name, deleted_at: null })
  })
}

/** Locks the person, so that of many letters at once no more are kept than there is room for. */
async function lockLetters({ db }: Unit, applicantId: number): Promise<LetterRow[]> {
  await lockUser(db, applicantId)
  return listLetters(db, applicantId)
}

function requireRoom(letters: readonly LetterRow[]) {
  if (letters.length >= LETTERS_MOST) throw conflict(LETTERS_FULL)
}

const hasName = (letters: readonly LetterRow[], name: string) =>
  letters.some((letter) => fold(letter.name) === fold(name))

/** « Caisse (copie) », then « Caisse (copie 2) ». */
function freeName(letters: readonly LetterRow[], name: string): string {
  const base = name.replace(/ \(copie(?: \d+)?\)$/, '')
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? ' (copie)' : ` (copie ${number})`
    const free = base.slice(0, LETTER_NAME_MAX - end.length).toWellFormed() + end
    if (!hasName(letters, free)) return free
  }
}

type LetterValues = Pick<LetterRow, 'name' | 'body' | 'company_id' | 'company_name'>

async function insertLetter({ db, now }: Unit, applicant_id: number, values: LetterValues) {
  const times = { created_at: now, updated_at: now }
  const [row] = await db
    .insert(keptLetters)
    .values({ applicant_id, ...values, ...times })
    .returning()
  if (!row) throw new Error('the letter was not inserted')
  return row
}

async function changeLetter({ db }: Unit, id: number, values: Partial<LetterRow>) {
  const [row] = await db.update(keptLetters).set(values).where(eq(keptLetters.id, id)).returning()
  if (!row) throw new Error('the letter was not changed')
  return row
}

async function companyOf(database: Database, offerId: number) {
  const offer = await findOffer(database, offerId)
  if (!offer || !hasPage(offer)) throw invalid({ offer_id: ['Cette offre n’existe pas.'] })
  const [company] = await database
    .select({ company_id: companies.id, company_name: companies.name })
    .from(companies)
    .where(eq(companies.id, offer.company_id))
  return company ?? null
}

/** Lists the companies that a person's letters were written for, besides one. */
export async function listCompaniesOfLetters(database: Database, applicantId: number, besides: number) {
  const rows = await database
    .select({ id: keptLetters.company_id, written: keptLetters.company_name, name: companies.name })
    .from(keptLetters)
    .leftJoin(companies, and(eq(companies.id, keptLetters.company_id), ne(companies.id, besides)))
    .where(kept(applicantId))
  return rows
    .filter(({ id }) => id !== besides)
    .flatMap(({ written, name }) => [written ?? [], name ?? []].flat())
}
