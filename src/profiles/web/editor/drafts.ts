import { type ProfileSection, SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import { readDraft } from '#src/shell/form/draft.ts'

/** The key under which the browser keeps the unsaved text of a section. */
export const draftKey = (userId: number, section: ProfileSection) => `asafidy.profile.${userId}.${section}`

/** Lists the sections that have an unsaved draft. */
export function listDrafts(userId: number): ProfileSection[] {
  return SECTION_NAMES.filter((section) => readDraft(draftKey(userId, section)) !== null)
}
