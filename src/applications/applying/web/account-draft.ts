import type * as drafts from '#src/applications/drafts/contract.ts'
import type { KeptDraft } from '#src/applications/drafts/contract.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { readStored } from '#src/shell/session/file-store.ts'
import { noteAccount, readStoredDraft } from './draft.ts'
import { listUnsentDrafts } from './draft-keys.ts'
import { type ApplyValues, EMPTY } from './values.ts'

/**
 * Where a draft is: the account has it, or this browser alone for now; another device has changed it; or the account
 * refuses it, and why.
 */
export type DraftPlace =
  | { at: 'browser' | 'elsewhere' }
  /** What is written is in the account; the joined file may be refused there, as it would be when it is sent. */
  | { at: 'account'; fileRefusal: string | null }
  | { at: 'refused'; why: string }

/** The account's draft, null where it has none; undefined where it cannot be asked. */
export async function fetchAccountDraft(offerId: number): Promise<KeptDraft | null | undefined> {
  try {
    const route = 'GET /api/applicant/application-drafts/:id'
    return (await call<typeof drafts.showDraft>(route, { params: { id: offerId } })).data
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return undefined
  }
}

/** The values of the form, with the file; a file that cannot be fetched is missing from them. */
export async function readAccountDraft(offerId: number, kept: KeptDraft): Promise<ApplyValues> {
  const { file, version: _, saved_at: __, is_prepared: ___, ...values } = kept
  const resume_pdf = file && (await fetchFile(offerId, file.name))
  return { ...EMPTY, ...values, resume_pdf }
}

async function fetchFile(offerId: number, name: string): Promise<File | null> {
  try {
    const response = await fetch(`/api/applicant/application-drafts/${offerId}/file`, {
      credentials: 'include',
    })
    return response.ok ? new File([await response.blob()], name, { type: 'application/pdf' }) : null
  } catch {
    return null
  }
}

export async function deleteAccountDraft(offerId: number): Promise<void> {
  const route = 'DELETE /api/applicant/application-drafts/:id'
  await call<typeof drafts.deleteDraft>(route, { params: { id: offerId } })
}

/** Sends to the account what this browser alone has of a draft, in one tab at a time. */
export function pushDraft(key: string, offerId: number): Promise<DraftPlace> {
  const push = () => pushAlone(key, offerId)
  return 'locks' in navigator ? navigator.locks.request(`push-${key}`, push) : push()
}

async function pushAlone(key: string, offerId: number): Promise<DraftPlace> {
  try {
    await pushText(key, offerId)
    return { at: 'account', fileRefusal: await pushFile(key, offerId) }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 409) return { at: 'elsewhere' }
    if (error.status !== 422) return { at: 'browser' }
    noteAccount(key, { refused: true })
    return { at: 'refused', why: error.message }
  }
}

async function pushText(key: string, offerId: number): Promise<void> {
  const stored = readStoredDraft(key)
  if (!stored?.unsent) return
  const { file_name, saved_at, unsent: _, unsent_file: __, refused: ___, ...content } = stored
  const { data } = await call<typeof drafts.saveDraft>('PUT /api/applicant/application-drafts/:id', {
    params: { id: offerId },
    body: { ...content, keeps_file: file_name !== null },
  })
  // What was written meanwhile has not been sent.
  const isNewest = readStoredDraft(key)?.saved_at === saved_at
  noteAccount(key, { version: data.version, ...(isNewest && { unsent: false }) })
}

/** Joins the file, and returns why it is refused where it is; null otherwise. */
async function pushFile(key: string, offerId: number): Promise<string | null> {
  const stored = readStoredDraft(key)
  if (!stored?.unsent_file) return stored?.file_refusal ?? null
  const file = stored.file_name === null ? null : await readStored(key)
  if (!file || file.size > RESUME_PDF_MAX_BYTES) {
    // The form says already of a file that is too large that it is.
    noteAccount(key, { unsent_file: false })
    return null
  }
  try {
    const route = 'PUT /api/applicant/application-drafts/:id/file'
    const body = { version: stored.version, resume_pdf: file }
    const sending = { params: { id: offerId }, body, multipart: true }
    const { data } = await call<typeof drafts.saveDraftFile>(route, sending)
    noteAccount(key, { version: data.version, ...((await isStored(key, file)) && { unsent_file: false }) })
    return null
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 422) throw error
    return noteRefusedFile(key, file, error)
  }
}

/** A file that was refused is not sent again with every word that is written; another one is, chosen meanwhile. */
async function noteRefusedFile(key: string, file: File, error: ApiError): Promise<string | null> {
  if (!(await isStored(key, file))) return null
  const refusal = error.errors?.resume_pdf?.[0] ?? null
  noteAccount(key, { unsent_file: false, file_refusal: refusal })
  // What is no fault of the file, as many large drafts are, is said of the draft.
  if (refusal === null) throw error
  return refusal
}

async function isStored(key: string, file: File): Promise<boolean> {
  const stored = await readStored(key)
  const isSame = stored?.name === file.name && stored.size === file.size
  return isSame && stored.lastModified === file.lastModified
}

/** Sends every draft that was written without a network, or just before its page was left. */
export async function pushUnsentDrafts(userId: string | number): Promise<void> {
  for (const { key, offerId } of listUnsentDrafts(userId)) await pushDraft(key, offerId)
}
