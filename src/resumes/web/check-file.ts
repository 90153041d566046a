import type { checkResumeFile } from '#src/resumes/contract.ts'
import { RESUME_PDF_MAX_BYTES } from '#src/shared/files/limits.ts'
import { FIRST_BYTES, findPdfStart } from '#src/shared/files/pdf.ts'
import { findRefusal, refuseFile } from '#src/shared/files/refusals.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import { ApiError, call } from '#src/shell/api/api.ts'
import { checkFirstBytes } from '#src/shell/form/chosen-file.ts'

/** Notes on the file that it is no PDF, where its first bytes say so, whatever its name says. */
export async function checkPdf(file: File | null): Promise<void> {
  if (!file) return
  await checkFirstBytes(file, FIRST_BYTES, (bytes) =>
    findPdfStart(bytes) < 0 ? MESSAGES.resume_pdf_not_pdf : null,
  )
}

/** Notes on the file what only the server finds in it: a password, a damage, too many pages. */
export async function checkPdfOnServer(file: File | null): Promise<void> {
  if (!file || file.size === 0 || file.size > RESUME_PDF_MAX_BYTES || findRefusal(file)) return
  try {
    const sending = { body: { file }, multipart: true }
    await call<typeof checkResumeFile>('POST /api/applicant/resumes/file-checks', sending)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Without a network, or after too many, the file is looked at as the form is sent.
    const [refusal] = error.errors?.file ?? []
    if (error.status === 422 && refusal) refuseFile(file, refusal)
  }
}
