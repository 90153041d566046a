import { and, asc, count, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { companies } from './tables.ts'

/** Lists name a company by these columns. */
export const BRIEF_COLUMNS = {
  id: companies.id,
  name: companies.name,
  slug: companies.slug,
  activity_area_id: companies.activity_area_id,
  answers_in_days: companies.answers_in_days,
  /** The value changes with the logo's content; it is null without a logo. */
  logo_hash: sql<
    string | null
  >`coalesce(substr(${companies.logo_key}, 4, 8), left(md5(${companies.logo_svg}), 10))`,
}

/** A company as lists name it. */
export type CompanyBrief = Pick<
  typeof companies.$inferSelect,
  'id' | 'name' | 'slug' | 'activity_area_id' | 'answers_in_days'
> & {
  logo_hash: string | null
}

/** Finds the validated ones among these companies, by id. */
export async function listPublicCompanies(
  database: Database,
  ids: number[],
): Promise<Map<number, CompanyBrief>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select(BRIEF_COLUMNS)
    .from(companies)
    .where(and(inArray(companies.id, [...new Set(ids)]), eq(companies.status, 'validated')))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Tells whether the company may act now: a suspended one is off the site with all that it offered. */
export async function isCompanyValidated(database: Database, id: number): Promise<boolean> {
  const rows = await database
    .select({ id: companies.id })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.status, 'validated')))
  return rows.length > 0
}

/** A validated company as the public may read it; null for any other. */
export async function findPublicCompany(database: Database, id: number) {
  const company = await findCompanyOfOffer(database, id)
  return company?.status === 'validated' ? company : null
}

/** A company as the page of its offer shows it, whatever its state: its own people read the page before others do. */
export async function findCompanyOfOffer(database: Database, id: number) {
  const [row] = await database
    .select({
      ...BRIEF_COLUMNS,
      status: companies.status,
      description: companies.description,
      city_id: companies.city_id,
      company_size: companies.company_size,
      website: companies.website,
    })
    .from(companies)
    .where(eq(companies.id, id))
  return row ?? null
}

/** Finds the validated company that has this address, or null. */
export async function findCompanyBySlug(database: Database, slug: string) {
  const [row] = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(and(eq(companies.slug, slug), eq(companies.status, 'validated')))
  return row ?? null
}

/** The logo of a validated company: the key of its picture, or else its drawn mark. */
export async function findLogo(database: Database, id: number) {
  const [row] = await database
    .select({ logo_key: companies.logo_key, logo_svg: companies.logo_svg })
    .from(companies)
    .where(and(eq(companies.id, id), eq(companies.status, 'validated')))
  return row ?? null
}

/** `presentLogo` reads these columns. */
export const LOGO = {
  id: companies.id,
  status: companies.status,
  logo_key: companies.logo_key,
  logo_svg: companies.logo_svg,
}
export type LogoRow = Pick<typeof companies.$inferSelect, keyof typeof LOGO>

/** The logos of these companies, by id, for people who deal with them whatever the companies' state. */
export async function listLogos(database: Database, ids: number[]): Promise<Map<number, LogoRow>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select(LOGO)
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** The company's name and address on this site, whatever its state; null for nobody. */
export async function findCompanyName(database: Database, id: number) {
  const [row] = await database
    .select({ id: companies.id, name: companies.name, slug: companies.slug, status: companies.status })
    .from(companies)
    .where(eq(companies.id, id))
  return row ?? null
}

/** What offers repeat of their company, whatever its state; null for nobody. */
export async function findCompanyFacts(database: Database, id: number) {
  const [row] = await database
    .select({
      name: companies.name,
      status: companies.status,
      company_size: companies.company_size,
      activity_area_id: companies.activity_area_id,
      city_id: companies.city_id,
    })
    .from(companies)
    .where(eq(companies.id, id))
  return row ?? null
}

/** How many offers the company may have on the site, or on their way to it, at once; null without a limit. */
export async function countOfferSlots(database: Database, id: number): Promise<number | null> {
  const [row] = await database
    .select({ slots: companies.offer_slots })
    .from(companies)
    .where(eq(companies.id, id))
  return row ? row.slots : 0
}

/** How many members who recruit the company may have. */
export async function countMemberSlots(database: Database, id: number): Promise<number> {
  const [row] = await database
    .select({ slots: companies.member_slots })
    .from(companies)
    .where(eq(companies.id, id))
  return row?.slots ?? 0
}

/** Writes what the company may have at once, as its plan says; the caller has locked the team. */
export async function writeSlots(
  database: Database,
  id: number,
  slots: { offer_slots: number | null; member_slots: number; plan: string | null },
) {
  await database.update(companies).set(slots).where(eq(companies.id, id))
}

/** Writes in how many days each of these companies answers; the others have earned nothing. */
export async function writeAnswerDays(database: Database, earned: ReadonlyMap<number, number>) {
  const rows = JSON.stringify([...earned].map(([id, days]) => ({ id, days })))
  await database.execute(sql`UPDATE ${companies} SET answers_in_days = measured.days
    FROM (SELECT every.id, earned.days FROM ${companies} every
      LEFT JOIN jsonb_to_recordset(${rows}::jsonb) AS earned(id int, days int) ON earned.id = every.id) measured
    WHERE ${companies.id} = measured.id AND ${companies.answers_in_days} IS DISTINCT FROM measured.days`)
}

export async function countVerifiedCompanies(database: Database): Promise<number> {
  const [row] = await database
    .select({ count: count() })
    .from(companies)
    .where(eq(companies.status, 'validated'))
  return row?.count ?? 0
}

/** Says whether any company exists; false on an empty database. */
export async function hasCompanies(database: Database): Promise<boolean> {
  const rows = await database.select({ id: companies.id }).from(companies).limit(1)
  return rows.length > 0
}

export async function listCompanyNames(database: Database, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const rows = await database
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...new Set(ids)]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** A name that so many companies have is too short to search by. */
const MOST_NAMED = 200

/** The companies whose name has this part, whatever their state. */
export async function findCompaniesNamed(database: Database, part: string): Promise<number[]> {
  const rows = await database
    .select({ id: companies.id })
    .from(companies)
    .where(ilike(companies.name, `%${part.replaceAll(/[\\%_]/g, '\\$&')}%`))
    .orderBy(asc(companies.id))
    .limit(MOST_NAMED)
  return rows.map(({ id }) => id)
}

/** The company's own number, null when it gave none. */
export async function findCompanyPhone(database: Database, id: number): Promise<string | null> {
  const [row] = await database
    .select({ phone_number: companies.phone_number })
    .from(companies)
    .where(eq(companies.id, id))
  return row?.phone_number ?? null
}
