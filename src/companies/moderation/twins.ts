import { and, asc, inArray, ne, or, sql } from 'drizzle-orm'
import type { Database } from '#src/platform/database.ts'
import { companies } from '../tables.ts'

const SHARED_FIELDS = ['nif', 'stat', 'rcs', 'phone_number'] as const
type SharedField = (typeof SHARED_FIELDS)[number]

type Numbers = Pick<typeof companies.$inferSelect, 'id' | 'proposed' | SharedField>

const MOST = 20

/**
 * Lists the other companies that have a number of this one, or that it proposes to have, with the fields that they
 * share. Numbers are kept in one form, so that equal numbers are equal texts.
 */
export async function listCompanyTwins(database: Database, company: Numbers) {
  const wanted = SHARED_FIELDS.map((field) => ({ field, values: valuesOf(company, field) }))
  const known = wanted.filter(({ values }) => values.length > 0)
  if (known.length === 0) return []
  const rows = await database
    .select({
      id: companies.id,
      name: companies.name,
      status: companies.status,
      proposed: companies.proposed,
      nif: companies.nif,
      stat: companies.stat,
      rcs: companies.rcs,
      phone_number: companies.phone_number,
    })
    .from(companies)
    .where(
      and(
        ne(companies.id, company.id),
        or(
          ...known.flatMap(({ field, values }) => [
            inArray(companies[field], values),
            inArray(sql`${companies.proposed} ->> ${field}`, values),
          ]),
        ),
      ),
    )
    .orderBy(asc(companies.id))
    .limit(MOST)
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    status: row.status,
    shared: known
      .filter(({ field, values }) => valuesOf(row, field).some((value) => values.includes(value)))
      .map(({ field }) => field),
  }))
}

function valuesOf({ proposed, ...row }: Omit<Numbers, 'id'>, field: SharedField): string[] {
  const asked = field === 'phone_number' ? undefined : proposed?.[field]
  return [row[field], asked].filter((value): value is string => Boolean(value))
}
