import { join } from 'node:path'

/** What a backup says of itself, beside its rows and files. */
export interface Manifest {
  format: 1
  made_at: string
  /** The last migration of its tables, as drizzle counts them. */
  migrated_at: number
  tables: { name: string; columns: string[]; rows: number }[]
  /** Where each counter stands. */
  sequences: { name: string; value: string }[]
  /** The jobs that had not run yet. */
  jobs: { name: string; data: object; start_after: string; key: string | null }[]
  files: number
}

/** Where the parts of a backup are in its folder. */
export const partsOf = (folder: string) => ({
  manifest: join(folder, 'manifest.json'),
  secret: join(folder, 'app-secret'),
  files: join(folder, 'files'),
  /** One row per line, as JSON. */
  table: (name: string) => join(folder, 'tables', `${name}.jsonl`),
})

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
