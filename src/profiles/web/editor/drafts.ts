import { type ProfileSection, SECTION_NAMES } from '#src/profiles/shared/parts.ts'
import { readDraft } from '#src/shell/form/draft.ts'

/** Under which the browser keeps what is written of a section and not saved yet. */
export const draftKey = (userId: number, section: ProfileSection) => `asafidy.profile.${userId}.${section}`

/** The sections that hold something not saved. */
export function listDrafts(userId: number): ProfileSection[] {
  return SECTION_NAMES.filter((section) => readDraft(draftKey(userId, section)) !== null)
}
