export const offerDraftKeys = {
  all: ['offer-drafts'],
  one: (id: number) => ['offer-drafts', 'one', id] as const,
  preview: (id: number, version: number) => ['offer-drafts', 'preview', id, version] as const,
} as const
