import type { ListedResume, Resume, UsableResume } from './contract.ts'
import type { ResumeRow, SavedResume } from './resumes.ts'

export function presentResume(row: ResumeRow): Resume {
  return {
    id: row.id,
    title: row.title,
    name: row.name,
    description: row.description,
    is_draft: row.is_draft,
    has_file: row.file_key !== null,
    file_name: row.file_name,
    file_size: row.file_size,
    ...stateOf(row),
    template: row.document?.style.template ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** The reply names what was left out of the joined file, where something was. */
export function presentSaved({ row, removed }: SavedResume) {
  return { data: presentResume(row), ...(removed.length > 0 && { removed }) }
}

export function presentUsableResume(row: ResumeRow): UsableResume {
  const { id, title, name } = row
  return {
    id,
    title,
    name,
    updated_at: row.updated_at.toISOString(),
    has_file: row.file_key !== null,
    ...stateOf(row),
  }
}

export function presentListed(row: ResumeRow, applications: ReadonlyMap<number, number>): ListedResume {
  return { ...presentResume(row), applications_count: applications.get(row.id) ?? 0 }
}

function stateOf({ file_key, document, revision }: ResumeRow) {
  const kind = file_key !== null ? 'file' : document ? 'built' : 'profile'
  return { kind, revision } as const
}
