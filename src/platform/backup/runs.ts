import { desc, eq } from 'drizzle-orm'
import type { Database } from '../database.ts'
import { backupRuns } from '../tables.ts'

type BackupRun = typeof backupRuns.$inferSelect

/** Writes down that a backup was made, so that the administration sees how old the last one is. */
export async function recordBackup(
  database: Database,
  run: Pick<BackupRun, 'at' | 'took_seconds' | 'rows' | 'files'>,
) {
  await database.insert(backupRuns).values({ kind: 'backup', ...run })
}

/** Finds the backup that was made last; null before the first. */
export async function findLastBackup(database: Database): Promise<BackupRun | null> {
  const [row] = await database
    .select()
    .from(backupRuns)
    .where(eq(backupRuns.kind, 'backup'))
    .orderBy(desc(backupRuns.at))
    .limit(1)
  return row ?? null
}
