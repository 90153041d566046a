import { findRefusal, refuseFile } from '#src/shared/files/refusals.ts'
import { readStored, removeStored, writeStored } from '#src/shell/session/file-store.ts'
import { announceDrafts } from './draft-keys.ts'
import { type ApplyValues, EMPTY } from './values.ts'

/** The browser keeps an application while it is written, and until the account has it. */
export interface Draft {
  values: ApplyValues
  /** The moment is in milliseconds. */
  saved_at: number
  /** A joined file of this name could not be kept. */
  lost_file: string | null
}

/** What this browser knows of the draft that the account keeps. */
export interface AccountState {
  /** The account's version that this draft goes on from; 0 where the account had none. */
  version: number
  /** The account does not have what was written since. */
  unsent: boolean
  unsent_file: boolean
  /** The account refused it, and would again until something else is written. */
  refused: boolean
  /** Why the account refused the file that is joined; null where it did not. */
  file_refusal: string | null
}

export interface StoredDraft extends Omit<ApplyValues, 'resume_pdf'>, Partial<AccountState> {
  file_name: string | null
  saved_at: number
}

/** The draft as it is stored, without its file; null where there is none, or where the browser refuses storage. */
export function readStoredDraft(key: string): (StoredDraft & AccountState) | null {
  try {
    const text = localStorage.getItem(key)
    if (!text) return null
    // A draft of a version before has no state: the account does not have it.
    const before = { version: 0, unsent: true, unsent_file: true, refused: false, file_refusal: null }
    return { ...before, ...(JSON.parse(text) as StoredDraft) }
  } catch {
    return null
  }
}

/** The draft is null where there is none, or where the browser refuses storage. */
export async function readDraft(key: string): Promise<Draft | null> {
  const stored = readStoredDraft(key)
  if (!stored) return null
  const { file_name, saved_at, file_refusal, ...rest } = stored
  const { version: _, unsent: __, unsent_file: ___, refused: ____, ...values } = rest
  const file = values.resume_type === 'pdf' && file_name ? await readStored(key) : null
  if (file && file_refusal) refuseFile(file, file_refusal)
  return {
    values: { ...EMPTY, ...values, resume_pdf: file },
    saved_at,
    lost_file: file_name && !file ? file_name : null,
  }
}

/**
 * Keeps what was written, for the account to have it next.
 * @param lostFile the name of a file that the draft has and this browser has not
 * @returns when it was saved; null where the browser refuses storage
 */
export function saveDraft(
  key: string,
  { resume_pdf, ...values }: ApplyValues,
  lostFile: string | null,
): number | null {
  const before = readStoredDraft(key)
  const refusal = (resume_pdf && findRefusal(resume_pdf)) ?? null
  return store(key, {
    ...values,
    file_name: resume_pdf?.name ?? lostFile,
    saved_at: Date.now(),
    version: before?.version ?? 0,
    unsent: true,
    unsent_file: before ? before.unsent_file : resume_pdf !== null && refusal === null,
    refused: false,
    file_refusal: before ? before.file_refusal : refusal,
  })
}

/** Keeps what the account has, as it has it. */
export async function adoptDraft(
  key: string,
  { resume_pdf, ...values }: ApplyValues,
  of: { version: number; saved_at: number; file_name: string | null },
): Promise<void> {
  store(key, { ...values, ...of, unsent: false, unsent_file: false, refused: false, file_refusal: null })
  await (resume_pdf ? writeStored(key, resume_pdf) : removeStored(key))
}

/** Notes what the account said of the draft; one that was forgotten meanwhile stays so. */
export function noteAccount(key: string, patch: Partial<AccountState>): void {
  const stored = readStoredDraft(key)
  if (stored) store(key, { ...stored, ...patch })
}

function store(key: string, stored: StoredDraft): number | null {
  try {
    localStorage.setItem(key, JSON.stringify(stored))
    announceDrafts()
    return stored.saved_at
  } catch {
    return null
  }
}

/** Only text fits the browser's small storage, so the file goes where files fit. */
export async function saveDraftFile(key: string, file: File | null): Promise<void> {
  // A page that is left in the middle must not say of this file what was wrong with the one before.
  noteAccount(key, { file_refusal: null })
  await (file ? writeStored(key, file) : removeStored(key))
  // A file that the form refuses already stays in this browser.
  const file_refusal = (file && findRefusal(file)) ?? null
  noteAccount(key, { unsent_file: file !== null && file_refusal === null, refused: false, file_refusal })
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
