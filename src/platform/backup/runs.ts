import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { backupRuns } from '../tables.ts'

export type BackupRun = typeof backupRuns.$inferSelect

type Recorded = Pick<BackupRun, 'at' | 'took_seconds' | 'rows' | 'files'>

/** Writes down that a backup was made, so that the administration sees how old the last one is. */
export async function recordBackup(database: Database, run: Recorded) {
  await database.insert(backupRuns).values({ kind: 'backup', ...run })
}

/** Writes down that a backup was tried by restoring it. */
export async function recordRestore(database: Database, run: Recorded) {
  await database.insert(backupRuns).values({ kind: 'restore', ...run })
}

/** Finds the backup that was made or tried last; null before the first. */
export async function findLastRun(database: Database, kind: BackupRun['kind']): Promise<BackupRun | null> {
  const [row] = await database
    .select()
    .from(backupRuns)
    .where(eq(backupRuns.kind, kind))
    .orderBy(desc(backupRuns.at))
    .limit(1)
  return row ?? null
}
