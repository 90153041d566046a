import {
  and,
  asc,
  desc,
  eq,
  ilike,
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
import { findPage } from '#src/platform/database/counting.ts'
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
  const { q, kind, state } = search
  const condition = and(
    isNull(users.deleted_at),
    ne(users.userable_type, 'entered'),
    kind && eq(users.userable_type, kind),
    state && inState[state],
    ...(q ? saysAll(database, q) : []),
  )
  const list = { table: users, id: users.id, condition, isSearch: Boolean(q) }
  const { ids, ...counted } = await findPage(database, list, search)
  const order = search.sort_by_date === 'asc' ? asc : desc
  const rows = await database.select().from(users).where(inArray(users.id, ids)).orderBy(order(users.id))
  return { rows: rows.filter(hasAccount), ...counted }
}

const isLeaving = isNotNull(users.deletion_requested_at)
const isVerified = isNotNull(users.email_verified_at)

const inState: Record<PersonState, SQL | undefined> = {
  suspended: and(not(users.is_active), isNull(users.deactivated_at)),
  // Both are closed, which an index finds.
  leaving: and(not(users.is_active), isLeaving),
  closed: and(not(users.is_active), isNotNull(users.deactivated_at), not(isLeaving)),
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

/** The numbers are read first, so that an index finds the people whichever way they are found. */
const worksFor = (database: Database, word: string) => {
  const members = database
    .select({ id: companyMembers.user_id })
    .from(companyMembers)
    .innerJoin(companies, eq(companies.id, companyMembers.company_id))
    .where(ilike(companies.name, likeText(word)))
  return sql`${users.id} = ANY (ARRAY(${members}))`
}

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
