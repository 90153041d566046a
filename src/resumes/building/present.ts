import { after, DAY } from '#src/shared/durations.ts'
import { presentResume } from '../present.ts'
import type { ResumeRow } from '../resumes.ts'
import type { resumeVersions } from '../tables.ts'
import { BIN_DAYS } from './bin.ts'
import type { BinnedResume, BuiltResume, ResumeVersion } from './contract.ts'
import type { OpenedResume } from './documents.ts'

export function presentOpened({ row, document }: OpenedResume): BuiltResume {
  return { ...presentResume(row), document, saved_at: row.updated_at.toISOString() }
}

export function presentBinned(row: ResumeRow): BinnedResume {
  const deleted = row.deleted_at ?? row.updated_at
  return {
    ...presentResume(row),
    deleted_at: deleted.toISOString(),
    gone_at: after(deleted, BIN_DAYS * DAY).toISOString(),
  }
}

export function presentVersion(
  row: Pick<typeof resumeVersions.$inferSelect, 'id' | 'revision' | 'saved_at'>,
): ResumeVersion {
  return { id: row.id, revision: row.revision, saved_at: row.saved_at.toISOString() }
}
