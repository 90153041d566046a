import { draftContent } from '#src/applications/drafts/shared/content.ts'
import { applicationDrafts } from '#src/applications/drafts/tables.ts'
import { keptLetters } from '#src/applications/letters/tables.ts'
import { DRAFT, LETTER } from '../../applications.ts'
import type { TestServices } from '../../services.ts'
import type { People } from './people.ts'

export const KEPT_LETTER = { name: 'Lettre de la table', body: LETTER }

/** Where its file is what a call is about, the sender has a draft with one. @returns the id of its offer */
export async function makeDraft(
  services: TestServices,
  { sender }: People,
  { offer_id, hasFile }: { offer_id: number; hasFile: boolean },
) {
  if (!hasFile) return offer_id
  const { version: _, keeps_file: __, ...content } = DRAFT
  const now = services.clock.now()
  const file_key = await services.files.put(Buffer.from('%PDF-'), 'pdf')
  const file = { file_key, file_name: 'CV.pdf', file_size: 5 }
  await services.db.insert(applicationDrafts).values({
    applicant_id: sender.id,
    offer_id,
    content: draftContent.parse(content),
    created_at: now,
    saved_at: now,
    ...file,
  })
  return offer_id
}

/** Makes a letter of the sender; each line of the table begins without any, because a name is one letter's. */
export async function makeLetter(services: TestServices, { sender }: People) {
  await services.db.delete(keptLetters)
  const at = services.clock.now()
  const [letter] = await services.db
    .insert(keptLetters)
    .values({ applicant_id: sender.id, name: 'Caisse', body: LETTER, created_at: at, updated_at: at })
    .returning()
  return letter?.id ?? 0
}
