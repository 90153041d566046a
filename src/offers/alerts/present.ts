import type { Database } from '#src/platform/database.ts'
import type { AlertRow } from './alerts.ts'
import type { Alert, ListedAlert } from './contract.ts'
import { countFitting, readSearch } from './search.ts'

export function presentAlert(row: AlertRow): Alert {
  return {
    id: row.id,
    label: row.label,
    search: row.search,
    frequency: row.frequency,
    paused: row.paused,
    is_started: row.confirmed_at !== null,
    created_at: row.created_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
  }
}

/** The alerts of the settings, each with the number of offers that it finds now. */
export async function presentListed(database: Database, rows: AlertRow[], now: Date): Promise<ListedAlert[]> {
  const searches = rows.map(({ search }) => readSearch(search))
  const counts = await countFitting(database, searches, now)
  return rows.map((row, index) => ({ ...presentAlert(row), offers_count: counts[index] ?? 0 }))
}
