export const managedOfferKeys = {
  all: ['managed-offers'],
  list: (search: object) => ['managed-offers', 'list', search] as const,
  one: (id: number) => ['managed-offers', 'one', id] as const,
  publicPage: (id: number) => ['managed-offers', 'public-page', id] as const,
  statistics: (id: number) => ['managed-offers', 'statistics', id] as const,
  sponsorings: (id: number) => ['managed-offers', 'sponsorings', id] as const,
  history: (id: number) => ['managed-offers', 'history', id] as const,
} as const
