import type { User } from '#src/accounts/users.ts'
import { findCompanyName } from '#src/companies/companies.ts'
import type { OfferRow } from '#src/offers/open.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import type { Database } from '#src/platform/database.ts'
import { invalid } from '#src/platform/errors.ts'
import { cleanPdf } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import type { Unit } from '#src/platform/unit-of-work.ts'
import { named, REFERENCE } from '#src/reference/reference.ts'
import { contentOf, printResume } from '#src/resumes/printing.ts'
import { findOwnResume } from '#src/resumes/resumes.ts'
import { MESSAGES } from '#src/shared/messages.ts'
import type { RemovedPart } from '#src/shared/removed-parts.ts'
import type { OfferSnapshot, ResumeSnapshot } from '../shared/snapshot.ts'
import type { ApplicationInput } from './shared/application-input.ts'

/** The application keeps the offer as it is now, because the offer may change. */
export async function snapshotOffer(database: Database, offer: OfferRow): Promise<OfferSnapshot> {
  const company = await findCompanyName(database, offer.company_id)
  return {
    id: offer.id,
    title: offer.title,
    reference: offer.reference,
    company: { id: offer.company_id, name: company?.name ?? '', slug: company?.slug ?? '' },
    city: placeNameOfRow(offer),
    contract: named(REFERENCE.contracts, offer.contract_id)?.name ?? '',
    contract_duration_months: offer.contract_duration_months,
    job_type: named(REFERENCE.job_types, offer.job_type_id)?.name ?? null,
    min_salary: offer.salary_visible ? offer.min_salary : null,
    max_salary: offer.salary_visible ? offer.max_salary : null,
    description: offer.description,
    missions: offer.missions,
    profile: offer.profile,
    benefits: offer.benefits,
  }
}

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
