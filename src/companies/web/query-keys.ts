export const teamKeys = { all: ['team'] } as const

export const invitationKeys = { one: (token: string) => ['invitation', token] as const }

/** The company of the signed-in member, as its members read it. */
export const ownCompanyKeys = {
  all: ['own-company'],
  one: ['own-company', 'one'],
  preview: ['own-company', 'preview'],
  hours: ['own-company', 'hours'],
} as const

/** The public lists and pages of companies. */
export const companyKeys = {
  all: ['companies'],
  list: (search: object) => ['companies', 'list', search] as const,
  ranking: (page: number) => ['companies', 'ranking', page] as const,
  one: (slug: string) => ['companies', 'one', slug] as const,
} as const
