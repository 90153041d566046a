import { COMPANY_SECTION_NAMES, type CompanySection } from '#src/companies/shared/sections.ts'
import { readDraft } from '#src/shell/form/draft.ts'

/** Under which the browser keeps what is written of a section and not saved yet. */
export const draftKey = (userId: number, section: CompanySection) => `asafidy.company.${userId}.${section}`

/** Lists the sections that hold something that is not saved. */
export function listDrafts(userId: number): CompanySection[] {
  return COMPANY_SECTION_NAMES.filter((section) => readDraft(draftKey(userId, section)) !== null)
}
