import {
  and,
  asc,
  count,
  desc,
  eq,
  exists,
  inArray,
  isNotNull,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { UserKind } from '#src/accounts/shared/kinds.ts'
import type { MemberRole } from '#src/accounts/shared/memberships.ts'
import { SEARCHED_TEXT, users } from '#src/accounts/tables.ts'
import { hasAccount } from '#src/accounts/users.ts'
import { companies, companyMembers } from '#src/companies/tables.ts'
import { alphabetical } from '#src/platform/database/alphabetical.ts'
import type { Database } from '#src/platform/database.ts'
import type { PersonState } from './contract.ts'

interface PeopleSearch {
  /** Words of the name, the address or the company, or digits of the number. */
  q?: string | undefined
  kind?: UserKind | undefined
  state?: PersonState | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

/** Finds accounts that are not erased, the newest first. */
export async function findAccounts(database: Database, search: PeopleSearch) {
  const { kind, state, page, per_page } = search
  const condition = and(
    isNull(users.deleted_at),
    ne(users.userable_type, 'entered'),
    kind && eq(users.userable_type, kind),
    state && inState[state],
    ...(search.q ? saysAll(database, search.q) : []),
  )
  const order = search.sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select()
    .from(users)
    .where(condition)
    .orderBy(order(users.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database.select({ count: count() }).from(users).where(condition)
  return { rows: rows.filter(hasAccount), total: total?.count ?? 0 }
}

const isLeaving = isNotNull(users.deletion_requested_at)
const isVerified = isNotNull(users.email_verified_at)

const inState: Record<PersonState, SQL | undefined> = {
  suspended: and(not(users.is_active), isNull(users.deactivated_at)),
  leaving: isLeaving,
  closed: and(isNotNull(users.deactivated_at), not(isLeaving)),
  unverified: and(eq(users.is_active, true), not(isVerified)),
  open: and(eq(users.is_active, true), isVerified),
}

const MOST_WORDS = 6

/** Each word is looked for in all that a person is found by, so their order does not count. */
function saysAll(database: Database, q: string): (SQL | undefined)[] {
  const digits = phoneDigits(q)
  if (digits) return [saysText(digits)]
  const words = q.split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)
  return words.map((word) => or(saysText(folded(word)), worksFor(database, word)))
}

const saysText = (text: string) => sql`${sql.raw(SEARCHED_TEXT)} LIKE ${likeText(text)}`

const worksFor = (database: Database, word: string) =>
  exists(
    database
      .select({ one: sql`1` })
      .from(companyMembers)
      .innerJoin(companies, eq(companies.id, companyMembers.company_id))
      .where(and(eq(companyMembers.user_id, users.id), sql`${companies.name} ILIKE ${likeText(word)}`)),
  )

const likeText = (text: string) => `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`

const folded = (word: string) => word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')

/** « 034 55 120 88 » as the end of « +261345512088 »; null for anything but a number. */
function phoneDigits(q: string): string | null {
  if (!/^\+?[\d\s.()-]{4,}$/.test(q)) return null
  return q.replaceAll(/\D/g, '').replace(/^(?:00)?261|^0/, '') || null
}

/** The companies that these people work for, by person. */
export async function listCompaniesOf(database: Database, ids: number[]) {
  const rows = ids.length
    ? await database
        .select({
          user_id: companyMembers.user_id,
          id: companies.id,
          name: companies.name,
          status: companies.status,
          role: companyMembers.role,
        })
        .from(companyMembers)
        .innerJoin(companies, eq(companies.id, companyMembers.company_id))
        .where(inArray(companyMembers.user_id, ids))
        .orderBy(alphabetical(companies.name))
    : []
  return Map.groupBy(rows as ((typeof rows)[number] & { role: MemberRole })[], ({ user_id }) => user_id)
}
