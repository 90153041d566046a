export const bestProfileKeys = {
  all: ['best-profiles'],
  lists: ['best-profiles', 'list'],
  list: (search: object) => ['best-profiles', 'list', search] as const,
  contact: (key: string) => ['best-profiles', 'contact', key] as const,
} as const
