import { and, asc, count, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#src/accounts/tables.ts'
import { countUpTo, offsetOf } from '#src/platform/database/counting.ts'
import type { Database } from '#src/platform/database.ts'
import { outgoingMails, refusedAddresses } from '#src/platform/tables.ts'
import type { MailRow, MailState, RefusedAddress } from './contract.ts'
import { resendingOf } from './shared/kinds.ts'

interface MailSearch {
  q?: string | undefined
  kind?: string | undefined
  state?: MailState | undefined
  sort_by_date: 'asc' | 'desc'
  page: number
  per_page: number
}

const { id, key, to_address, user_id, sent_at, given_up_at, tries, created_at } = outgoingMails
const { next_try_at, failure, resent_at } = outgoingMails
/** Texts and subjects are never read here, because they hold what only the reader may know. */
const SHOWN = {
  id,
  key,
  to_address,
  user_id,
  sent_at,
  given_up_at,
  tries,
  created_at,
  next_try_at,
  failure,
  resent_at,
}

const IN_STATE: Record<MailState, SQL | undefined> = {
  waiting: and(isNull(sent_at), isNull(given_up_at)),
  given_up: isNotNull(given_up_at),
  sent: isNotNull(sent_at),
}

/** Reads one page of the log of mails. */
export async function listMailRows(database: Database, search: MailSearch) {
  const { q, kind, state, sort_by_date, page, per_page } = search
  const condition = and(
    q ? eq(to_address, q.toLowerCase()) : undefined,
    kind ? eq(kindOfKey(), kind) : undefined,
    state && IN_STATE[state],
  )
  const order = sort_by_date === 'asc' ? asc : desc
  const rows = await database
    .select(SHOWN)
    .from(outgoingMails)
    .where(condition)
    .orderBy(order(created_at), order(id))
    .limit(per_page)
    .offset(offsetOf({ page, per_page }))
  return { rows: rows.map(presentMail), ...(await countUpTo(database, outgoingMails, condition)) }
}

const kindOfKey = () => sql<string>`split_part(${key}, ':', 1)`

type ShownMail = Pick<typeof outgoingMails.$inferSelect, keyof typeof SHOWN>

/** @returns how the key of a mail begins, which is its kind */
export const kindOf = (mailKey: string) => mailKey.split(':', 1)[0] ?? ''

function presentMail(mail: ShownMail): MailRow {
  const kind = kindOf(mail.key)
  const state = mail.sent_at ? 'sent' : mail.given_up_at ? 'given_up' : 'waiting'
  return {
    id: mail.id,
    kind,
    address: maskAddress(mail.to_address),
    user_id: mail.user_id,
    state,
    tries: mail.tries,
    created_at: mail.created_at.toISOString(),
    sent_at: mail.sent_at?.toISOString() ?? null,
    next_try_at: state === 'waiting' ? mail.next_try_at.toISOString() : null,
    failure: mail.failure,
    resending: state === 'waiting' ? null : resendingOf(kind),
    resent_at: mail.resent_at?.toISOString() ?? null,
  }
}

/** @example « t•••@exemple.mg » */
function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}

/** Reads one page of the accounts whose address is refused by its server, the latest first. */
export async function listRefused(
  database: Database,
  { page, per_page }: Pick<MailSearch, 'page' | 'per_page'>,
): Promise<{ rows: RefusedAddress[]; total: number }> {
  const rows = await database
    .select({
      id: users.id,
      first_name: users.first_name,
      last_name: users.last_name,
      address: refusedAddresses.address,
      refused_at: refusedAddresses.refused_at,
    })
    .from(refusedAddresses)
    .innerJoin(users, eq(users.email, refusedAddresses.address))
    .orderBy(desc(refusedAddresses.refused_at), desc(users.id))
    .limit(per_page)
    .offset((page - 1) * per_page)
  const [total] = await database
    .select({ count: count() })
    .from(refusedAddresses)
    .innerJoin(users, eq(users.email, refusedAddresses.address))
  return {
    rows: rows.map(({ id, first_name, last_name, address, refused_at }) => ({
      id,
      name: `${first_name} ${last_name}`,
      address: maskAddress(address),
      refused_at: refused_at.toISOString(),
    })),
    total: total?.count ?? 0,
  }
}
