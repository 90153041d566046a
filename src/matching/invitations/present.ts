import { listNames } from '#src/accounts/people.ts'
import { type ListReader, presentItems } from '#src/offers/items.ts'
import type { Database } from '#src/platform/database.ts'
import type { JobInvitation, JobInvitationInput } from './contract.ts'
import type { ListedInvitation } from './list.ts'
import { isWaiting } from './shared/states.ts'
import type { InvitationRow } from './tables.ts'

export async function presentInvitations(
  database: Database,
  listed: ListedInvitation[],
  reader: ListReader,
): Promise<JobInvitationInput[]> {
  const ids = listed.map(({ row }) => row.offer_id)
  const items = await presentItems(database, [...new Set(ids)], reader)
  const offers = new Map(items.map((item) => [item.id, item]))
  const names = await listNames(
    database,
    listed.flatMap(({ row }) => row.sent_by ?? []),
  )
  return listed.flatMap(({ row, is_open, has_page }) => {
    const offer = offers.get(row.offer_id)
    if (!offer) return []
    return [{ ...presentState(row, reader.now), ...wordsOf(row, names), is_open, has_page, offer }]
  })
}

/** Shows an invitation past its date as expired even before the job has written that. */
export function presentState(row: InvitationRow, now: Date) {
  const isLate = isWaiting(row.state) && row.expires_at <= now
  const state: JobInvitation['state'] = isLate ? 'expired' : row.state
  return {
    id: row.id,
    state,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    ended_at: (isLate ? row.expires_at : row.ended_at)?.toISOString() ?? null,
    decline_reason: row.decline_reason,
    end_reason: isLate ? ('delai' as const) : row.end_reason,
    application_id: row.application_id,
  }
}

function wordsOf({ message, sent_by }: InvitationRow, names: ReadonlyMap<number, string>) {
  return { message, sender: sent_by === null ? null : (names.get(sent_by) ?? null) }
}
