import { REJECTION_REASON_ENTRIES } from '#src/applications/shared/labels.ts'

/** The reasons that are offered, in words; « Autre » asks for its own. */
export const reasonChoices = () =>
  REJECTION_REASON_ENTRIES.filter(({ withdrawn }) => !withdrawn).map(({ code, name }) => ({
    value: code,
    label: name,
  }))
