import { REJECTION_REASON_ENTRIES } from '#src/applications/shared/labels.ts'
import type { ReferenceEntry } from '#src/reference/shared/live.ts'

/** The reasons that are offered, in words; « Autre » asks for its own. */
export const reasonChoices = () =>
  REJECTION_REASON_ENTRIES.filter(({ withdrawn }: ReferenceEntry) => !withdrawn).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
