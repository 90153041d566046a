/** Every list of offers is under `all`: an application changes what each says, in any of them; completions name none. */
export const offerKeys = {
  all: ['offers'],
  home: ['offers', 'home'],
  search: (search: object) => ['offers', 'search', search] as const,
  completions: (typed: string) => ['search-completions', typed] as const,
  one: (id: number) => ['offers', 'one', id] as const,
  ofCompany: (slug: string, page: number) => ['offers', 'of-company', slug, page] as const,
  similar: (id: number) => ['offers', 'similar', id] as const,
} as const

/** Apart: what is let go stays in view until the page is left, so that it can be taken back. */
export const savedOfferKeys = {
  all: ['saved-offers'],
  list: (view: object) => ['saved-offers', view] as const,
} as const

export const alertKeys = {
  list: ['alerts', 'list'],
  confirmation: (token: string) => ['alerts', 'confirmation', token] as const,
} as const
