export const suggestionKeys = {
  all: ['suggestions'],
  list: (filter: string, page: number) => ['suggestions', 'list', filter, page] as const,
  hidden: ['suggestions', 'hidden'],
} as const
