import type { DataExport } from './contract.ts'
import type { ExportRow } from './exports.ts'

export function presentExport(row: ExportRow): DataExport {
  return {
    id: row.id,
    status: row.ready_at ? 'ready' : 'preparing',
    requested_at: row.requested_at.toISOString(),
    ready_at: row.ready_at?.toISOString() ?? null,
    expires_at: row.expires_at?.toISOString() ?? null,
    file_size: row.file_size,
  }
}
