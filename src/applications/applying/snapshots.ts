import type { User } from '#src/accounts/users.ts'
import { invalid } from '#src/platform/errors.ts'
import { cleanPdf } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { contentOf, printResume } from '#src/resumes/printing.ts'
import { findOwnResume } from '#src/resumes/resumes.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { ResumeSnapshot } from '../shared/snapshot.ts'
import type { ApplicationInput } from './shared/application-input.ts'

interface CvSnapshot {
  /** The bytes are those of the PDF. */
  bytes: Uint8Array
  name: string
  resume_id: number | null
  resume_copy: ResumeSnapshot | null
  /** These parts of the joined file were taken out of it. */
  removed: RemovedPart[]
}

/**
 * The application keeps the CV as it is now, because the CV may change.
 * @throws HttpError 422 for a CV that cannot be sent or a PDF that is not sound
 */
export async function snapshotCv(
  services: Services,
  user: User,
  input: ApplicationInput,
): Promise<CvSnapshot> {
  if (!input.resume_pdf) return savedCv(services, user, input.resume_id ?? 0)
  const clean = await cleanPdf(services.env, input.resume_pdf, { personId: user.id, field: 'resume_pdf' })
  return { ...clean, resume_id: null, resume_copy: null }
}

/** The PDF becomes a file of the application's own, so that deleting the CV leaves it. */
export async function storeCv({ files }: Unit, { bytes, name, resume_id, resume_copy }: CvSnapshot) {
  const cv_key = await files.put(bytes, 'pdf')
  return { resume_id, resume_copy, cv_key, cv_name: name, cv_size: bytes.length }
}

async function savedCv(services: Services, user: User, id: number): Promise<CvSnapshot> {
  const resume = await findOwnResume(services.db, user.id, id)
  if (!resume || resume.is_draft) throw invalid({ resume_id: [MESSAGES.resume_id_required] })
  const { document } = resume
  const resume_copy = { ...(await contentOf(services.db, user, resume)), ...(document && { document }) }
  const { bytes, name } = await printResume(services, resume, resume_copy)
  return { bytes, name, resume_id: resume.id, resume_copy, removed: [] }
}
