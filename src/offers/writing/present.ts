import type { OfferRow } from '../open.ts'
import type { OfferDraft } from './contract.ts'
import { type DraftRow, versionOf } from './own-offers.ts'
import type { OfferContent } from './shared/content.ts'

interface Written {
  offer: OfferRow
  draft: DraftRow | null
  content: OfferContent
}

export function presentDraft({ offer, draft, content }: Written): OfferDraft {
  const waits = draft?.submitted_at ?? (offer.status === 'submitted' ? offer.submitted_at : null)
  return {
    id: offer.id,
    reference: offer.reference,
    status: offer.status,
    paused: offer.paused,
    version: versionOf(draft),
    content,
    saved_at: draft?.updated_at.toISOString() ?? null,
    waits_since: waits?.toISOString() ?? null,
    rejection_reason: offer.rejection_reason,
  }
}
