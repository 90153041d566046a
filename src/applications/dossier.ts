import { notFound } from '#src/platform/errors.ts'
import { pdfName } from '#src/platform/files/pdf-upload.ts'
import type { Services } from '#src/platform/services.ts'
import type { ApplicationRow } from './applications.ts'

/** Both sides see the same of what was sent with the application. */
export function presentDossier(row: ApplicationRow) {
  return {
    resume_type: row.resume_type,
    resume_id: row.resume_id,
    resume_title: row.resume_copy?.title ?? null,
    cv_name: row.cv_key ? (row.cv_name ?? 'CV.pdf') : null,
    cv_size: row.cv_size,
    letter: row.letter,
    answers: row.answers,
    available_now: row.available_now,
    availability_date: row.availability_date,
    min_salary_expectation: row.min_salary_expectation,
    max_salary_expectation: row.max_salary_expectation,
  }
}

/** @throws HttpError 404 for an application without a PDF */
export async function readCv(services: Services, row: ApplicationRow): Promise<[Uint8Array, string]> {
  if (!row.cv_key) throw notFound()
  return [await services.files.read(row.cv_key), pdfName(row.cv_name ?? 'CV')]
}
