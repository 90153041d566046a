import { readStored, removeStored, writeStored } from '#src/shell/session/file-store.ts'
import { announceDrafts } from './draft-keys.ts'
import { type ApplyValues, EMPTY } from './values.ts'

/** The browser keeps an application while it is written. */
export interface Draft {
  values: ApplyValues
  /** The moment is in milliseconds. */
  saved_at: number
  /** A joined file of this name could not be kept. */
  lost_file: string | null
}

interface StoredDraft extends Omit<ApplyValues, 'resume_pdf'> {
  file_name: string | null
  saved_at: number
}

/** The draft is null where there is none, or where the browser refuses storage. */
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

/** Returns when the draft was saved; null where the browser refuses storage. */
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

/** Only text fits the browser's small storage, so the file goes where files fit. */
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
