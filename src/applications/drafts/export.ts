import type { Database } from '#src/platform/database.ts'
import type { ExportPart } from '#src/platform/export-part.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { listDrafts } from './drafts.ts'

/** The applications that a person is still writing, with the file of each. */
export async function exportOf(database: Database, userId: number): Promise<ExportPart[]> {
  const rows = await listDrafts(database, userId)
  if (rows.length === 0) return []
  const fileName = (offerId: number) => `brouillons-de-candidatures/offre-${offerId}.pdf`
  return [
    {
      name: 'brouillons-de-candidatures',
      says: 'les candidatures que vous n’avez pas encore envoyées ; leurs fichiers sont dans le dossier brouillons-de-candidatures',
      data: rows.map(({ draft, offer, company }) => ({
        offer_id: draft.offer_id,
        offer: displayTitle(offer.title),
        company: company.name,
        ...draft.content,
        file: draft.file_key ? fileName(draft.offer_id) : null,
        prepared_at: draft.prepared_at,
        created_at: draft.created_at,
        saved_at: draft.saved_at,
      })),
      files: rows.flatMap(({ draft }) =>
        draft.file_key ? [{ name: fileName(draft.offer_id), key: draft.file_key }] : [],
      ),
    },
  ]
}
