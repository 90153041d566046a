import type { Actor } from '#src/abilities/actor.ts'
import { listNames } from '#src/accounts/people.ts'
import { canAdminister, type Permission } from '#src/accounts/shared/admin-permissions.ts'
import { listMessages } from '#src/contact/messages/reading.ts'
import { MESSAGE_KIND_LABELS } from '#src/contact/messages/shared/kinds.ts'
import type { Database } from '#src/platform/database.ts'
import { countWaiting, listWaitingPayments } from '#src/subscriptions/payments/reading.ts'
import { presentPaymentRows } from '../payments/present.ts'
import { listWaiting, readQueue } from '../queue/queue.ts'
import { WAITING } from '../queue/shared/waiting.ts'
import { listHolders } from './claims.ts'
import type { HomeItem } from './contract.ts'
import type { ItemGroup, ItemKind } from './shared/kinds.ts'

/** The home shows so many of the oldest, and looks among so many for those that somebody has taken. */
const SHOWN = 15
const LOOKED_AT = 200

type FoundItem = Omit<HomeItem, 'holder'> & { holder_id?: number | null; is_conduct?: boolean }

/** Reads the oldest that waits, as far as the role may see it. */
export async function readItems(database: Database, admin: Actor, group: ItemGroup | undefined, now: Date) {
  const may = (permission: Permission) => canAdminister(admin.user.admin_role, permission)
  const counts: Partial<Record<ItemGroup, number>> = {}
  const found: Partial<Record<ItemGroup, FoundItem[]>> = {}
  if (may('read the queue')) {
    const { items, total } = await readQueue(database, { page: 1, per_page: LOOKED_AT })
    counts.moderation = total
    found.moderation = items
  }
  if (may('manage payments')) {
    counts.payments = (await countWaiting(database)).count
    found.payments = await listPaymentItems(database)
  }
  if (may('read messages to the team')) {
    const { items, total } = await listContactItems(database)
    counts.messages = total
    found.messages = items
  }
  const waiting = Object.values(found).flat()
  const urgent = new Set(waiting.filter(({ is_conduct }) => is_conduct).map(({ id }) => id))
  const all = await withHolders(database, waiting, admin.id, now)
  all.sort(
    (one, other) =>
      Number(urgent.has(other.id)) - Number(urgent.has(one.id)) ||
      one.since.localeCompare(other.since) ||
      one.id.localeCompare(other.id),
  )
  const mine = all.filter(({ holder }) => holder?.is_you)
  counts.mine = mine.length
  const ids = group && group !== 'mine' ? new Set((found[group] ?? []).map(({ id }) => id)) : null
  const listed = group === 'mine' ? mine : all.filter(({ id }) => ids === null || ids.has(id))
  return { data: listed.slice(0, SHOWN), counts, first: all.find(({ holder }) => holder === null) ?? null }
}

/** Finds an item among the oldest of its kind; undefined when it does not wait. */
export async function findItem(database: Database, kind: ItemKind, id: number) {
  const moderated = WAITING.find((each) => each === kind)
  const items = moderated
    ? await listWaiting(database, moderated, LOOKED_AT)
    : kind === 'payment'
      ? await listPaymentItems(database)
      : (await listContactItems(database)).items
  return items.find(({ subject_id }) => subject_id === id)
}

async function listPaymentItems(database: Database): Promise<FoundItem[]> {
  const rows = await presentPaymentRows(database, await listWaitingPayments(database, LOOKED_AT))
  return rows.map(({ id, reference, title, company, declared_at, created_at }) => ({
    id: `payment-${id}`,
    kind: 'payment' as const,
    subject_id: id,
    title: reference,
    subtitle: `${company.name} · ${title}`,
    since: declared_at ?? created_at,
  }))
}

async function listContactItems(database: Database): Promise<{ items: FoundItem[]; total: number }> {
  const open = { state: 'open', sort_by_date: 'asc', page: 1, per_page: LOOKED_AT } as const
  const { rows, total } = await listMessages(database, open)
  const items = rows.map(({ id, kind, object, first_name, last_name, created_at, handler_id }) => ({
    id: `contact-${id}`,
    kind: 'contact' as const,
    subject_id: id,
    title: object,
    subtitle: [MESSAGE_KIND_LABELS[kind], `${last_name} ${first_name}`.trim()].filter(Boolean).join(' · '),
    since: created_at.toISOString(),
    handler_id,
  }))
  return { items: items.map(({ handler_id, ...item }) => ({ ...item, holder_id: handler_id })), total }
}

/** Messages to the team say themselves who deals with them; the others are claimed. */
async function withHolders(
  database: Database,
  items: FoundItem[],
  adminId: number,
  now: Date,
): Promise<HomeItem[]> {
  const claims = await listHolders(
    database,
    items.filter(({ kind }) => kind !== 'contact'),
    now,
  )
  const holderOf = (item: FoundItem) => item.holder_id ?? claims.get(item.id)?.id ?? null
  const ids = items.map(holderOf).filter((id) => id !== null)
  const names = await listNames(database, [...new Set(ids)])
  return items.map((item) => {
    const { id, kind, subject_id, title, subtitle, since } = item
    const holder_id = holderOf(item)
    const name = holder_id === null ? undefined : names.get(holder_id)
    const holder = name === undefined ? null : { name, is_you: holder_id === adminId }
    return { id, kind, subject_id, title, subtitle, since, holder }
  })
}
