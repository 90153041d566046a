import { listNames } from '#src/accounts/people.ts'
import type { Database } from '#src/platform/database.ts'
import {
  findSignature,
  listSellerChanges,
  particularsOf,
  type SellerRow,
} from '#src/subscriptions/invoices/seller.ts'
import { SELLER_FIELDS } from '#src/subscriptions/invoices/shared/seller-input.ts'
import type { SellerReply } from './contract.ts'

/** So many changes are shown; a seller changes once in some years. */
const MOST_CHANGES = 50

/** The seller's particulars with their history, as the rows themselves have it. */
export async function presentSeller(database: Database): Promise<SellerReply> {
  // One more tells what the oldest one that is shown had changed.
  const rows = await listSellerChanges(database, MOST_CHANGES + 1)
  const names = await listNames(
    database,
    rows.flatMap(({ changed_by }) => changed_by ?? []),
  )
  const history = rows.slice(0, MOST_CHANGES).map((row, index) => ({
    id: row.id,
    at: row.changed_at.toISOString(),
    by: row.changed_by === null ? null : (names.get(row.changed_by) ?? null),
    fields: listChanged(row, rows[index + 1]),
  }))
  const [latest] = rows
  return {
    seller: latest ? particularsOf(latest) : null,
    signature: await findSignature(database, latest?.signature_id),
    version: latest?.id ?? null,
    history,
  }
}

function listChanged(row: SellerRow, earlier: SellerRow | undefined) {
  const words: SellerReply['history'][number]['fields'] = SELLER_FIELDS.filter(
    (field) => row[field] !== earlier?.[field],
  ).map((field) => ({ field, before: earlier?.[field] ?? null, after: row[field] }))
  const hadSignature = earlier?.signature_id ?? null
  if (row.signature_id === hadSignature) return words
  const before = hadSignature === null ? null : 'une image'
  const after = row.signature_id === null ? 'aucune' : before === null ? 'une image' : 'une autre image'
  return [...words, { field: 'signature' as const, before, after }]
}
