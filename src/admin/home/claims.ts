import { eq, inArray } from 'drizzle-orm'
import { listNames } from '#src/accounts/people.ts'
import { audit } from '#src/platform/audit.ts'
import type { Database } from '#src/platform/database.ts'
import { conflict } from '#src/platform/errors.ts'
import { itemClaims } from '#src/platform/tables.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { WaitingItem } from '../queue/contract.ts'

/** Whoever took something two days ago and left it there has forgotten it. */
const CLAIM_DAYS = 2

type Item = Pick<WaitingItem, 'id' | 'since'>

/** Finds who deals with these items, by the item. A claim ends when its item is decided, comes back or is forgotten. */
export async function listHolders(database: Database, items: readonly Item[], now: Date) {
  const holders = new Map<string, { id: number; taken_at: Date }>()
  if (items.length === 0) return holders
  const ids = items.map(({ id }) => id)
  const rows = await database.select().from(itemClaims).where(inArray(itemClaims.item, ids))
  for (const { item, holder_id, taken_at } of rows) {
    const since = items.find(({ id }) => id === item)?.since
    if (since && isCounting(taken_at, since, now)) holders.set(item, { id: holder_id, taken_at })
  }
  return holders
}

function isCounting(taken_at: Date, since: string, now: Date): boolean {
  return taken_at >= new Date(since) && taken_at > after(now, -CLAIM_DAYS * DAY)
}

/** Takes an item that waits. @throws HttpError 409 that says which colleague has it, and since when */
export async function claimItem(unit: Unit, { id, since }: Item, adminId: number) {
  const own = { holder_id: adminId, taken_at: unit.now }
  await unit.db
    .insert(itemClaims)
    .values({ item: id, ...own })
    .onConflictDoNothing()
  const [row] = await unit.db.select().from(itemClaims).where(eq(itemClaims.item, id)).for('update')
  if (row && row.holder_id !== adminId && isCounting(row.taken_at, since, unit.now))
    throw await takenBy(unit.db, row.holder_id, row.taken_at)
  await unit.db.update(itemClaims).set(own).where(eq(itemClaims.item, id))
  const before = row && row.holder_id !== adminId ? row.holder_id : null
  await audit(unit, {
    action: 'desk.taken',
    subject: subjectOf(id),
    details: { before, after: adminId },
  })
}

/** Leaves an item to whoever takes it next. @throws HttpError 409 when a colleague has it */
export async function releaseClaim(unit: Unit, { id, since }: Item, adminId: number) {
  const [row] = await unit.db.select().from(itemClaims).where(eq(itemClaims.item, id)).for('update')
  if (!row) return
  if (row.holder_id !== adminId && isCounting(row.taken_at, since, unit.now))
    throw await takenBy(unit.db, row.holder_id, row.taken_at)
  await unit.db.delete(itemClaims).where(eq(itemClaims.item, id))
  await audit(unit, {
    action: 'desk.released',
    subject: subjectOf(id),
    details: { before: row.holder_id, after: null },
  })
}

async function takenBy(database: Database, holderId: number, at: Date) {
  const name = (await listNames(database, [holderId])).get(holderId) ?? 'Un collègue'
  return conflict(`${name} s’en occupe depuis le ${formatDateTime(at)}.`)
}

/** The subject of an item in the audit log; a new text is of its offer, and a change of its company. */
function subjectOf(item: string): string {
  const [kind = '', id = ''] = item.split('-')
  const subjects: Record<string, string> = { change: 'offer', report: 'offer', proposal: 'company' }
  return `${subjects[kind] ?? kind}:${id}`
}
