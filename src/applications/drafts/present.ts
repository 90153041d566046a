import { presentLogo } from '#src/companies/present.ts'
import { hasPage, isOpen } from '#src/offers/open.ts'
import { placeNameOfRow } from '#src/offers/place.ts'
import type { Database } from '#src/platform/database.ts'
import { findOwnResume } from '#src/resumes/resumes.ts'
import type { DraftItem, KeptDraft } from './contract.ts'
import type { DraftRow, ListedDraft } from './drafts.ts'

export function presentDraftItem({ draft, offer, company }: ListedDraft, now: Date): DraftItem {
  const state = { ...offer, company_status: company.status }
  return {
    offer_id: draft.offer_id,
    offer_slug: offer.slug,
    job_offer_title: offer.title,
    company: { name: company.name, slug: company.slug, ...presentLogo(company) },
    city: placeNameOfRow(offer),
    saved_at: draft.saved_at.toISOString(),
    is_prepared: draft.prepared_at !== null,
    is_open: isOpen(state, now),
    has_page: hasPage(state),
  }
}

/** A CV that was deleted or became a draft since is no longer chosen. */
export async function presentDraft(database: Database, row: DraftRow): Promise<KeptDraft> {
  const { content, file_name, file_size } = row
  const resume =
    content.resume_id === null ? null : await findOwnResume(database, row.applicant_id, content.resume_id)
  return {
    ...content,
    resume_id: resume && !resume.is_draft ? resume.id : null,
    file: file_name === null ? null : { name: file_name, size: file_size ?? 0 },
    ...presentSaved(row),
    is_prepared: row.prepared_at !== null,
  }
}

export function presentSaved({ version, saved_at }: DraftRow) {
  return { version, saved_at: saved_at.toISOString() }
}
