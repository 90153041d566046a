import type { Resume, UsableResume } from './contract.ts'
import type { KeptResume, ResumeRow } from './resumes.ts'

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
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  }
}

/** What was left out of the joined file is said where something was. */
export function presentKept({ row, removed }: KeptResume) {
  return { data: presentResume(row), ...(removed.length > 0 && { removed }) }
}

export function presentUsableResume(row: ResumeRow): UsableResume {
  const { id, title, name } = row
  return { id, title, name, updated_at: row.updated_at.toISOString(), has_file: row.file_key !== null }
}
