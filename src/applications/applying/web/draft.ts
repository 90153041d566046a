import { readStored, removeStored, writeStored } from '#src/shell/session/file-store.ts'
import { announceDrafts } from './draft-keys.ts'
import { type ApplyValues, EMPTY } from './values.ts'

/** An application being written, as this browser keeps it. */
export interface Draft {
  values: ApplyValues
  /** Milliseconds. */
  saved_at: number
  /** Name of a joined file that could not be kept. */
  lost_file: string | null
}

interface StoredDraft extends Omit<ApplyValues, 'resume_pdf'> {
  file_name: string | null
  saved_at: number
}

/** Null without a draft, or when the browser refuses storage. */
export async function readDraft(key: string): Promise<Draft | null> {
  try {
    const text = localStorage.getItem(key)
    if (!text) return null
    const { file_name, saved_at, ...values } = JSON.parse(text) as StoredDraft
    const file = values.resume_type === 'pdf' && file_name ? await readStored(key) : null
    return {
      values: { ...EMPTY, ...values, resume_pdf: file },
      saved_at,
      lost_file: file_name && !file ? file_name : null,
    }
  } catch {
    return null
  }
}

/** When it was saved, or null when the browser refuses storage. */
export function saveDraft(key: string, { resume_pdf, ...values }: ApplyValues): number | null {
  const saved_at = Date.now()
  const stored: StoredDraft = { ...values, file_name: resume_pdf?.name ?? null, saved_at }
  try {
    localStorage.setItem(key, JSON.stringify(stored))
    announceDrafts()
    return saved_at
  } catch {
    return null
  }
}

/** Text alone fits the browser's small storage; the file goes where files fit. */
export function saveDraftFile(key: string, file: File | null): void {
  void (file ? writeStored(key, file) : removeStored(key))
}

export function forgetDraft(key: string): void {
  try {
    localStorage.removeItem(key)
    announceDrafts()
  } catch {
    return
  }
  void removeStored(key)
}
