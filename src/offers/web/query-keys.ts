/**
 * Every list of offers is under `all`, because an application changes what any of them says. Completions name no
 * offer.
 */
export const offerKeys = {
  all: ['offers'],
  home: ['offers', 'home'],
  search: (search: object) => ['offers', 'search', search] as const,
  completions: (typed: string) => ['search-completions', typed] as const,
  one: (id: number) => ['offers', 'one', id] as const,
  ofCompany: (slug: string, page: number) => ['offers', 'of-company', slug, page] as const,
  landings: ['offers', 'landing'],
  landing: (slug: string, second?: string) => ['offers', 'landing', slug, second ?? null] as const,
  similar: (id: number) => ['offers', 'similar', id] as const,
} as const

/**
 * Saved offers have keys of their own: the list is not read again after a removal, so that the offer can be restored
 * in its place.
 */
export const savedOfferKeys = {
  all: ['saved-offers'],
  list: (view: object) => ['saved-offers', view] as const,
} as const

export const alertKeys = {
  list: ['alerts', 'list'],
  confirmation: (token: string) => ['alerts', 'confirmation', token] as const,
} as const
