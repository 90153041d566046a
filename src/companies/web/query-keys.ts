export const teamKeys = { all: ['team'] } as const

export const invitationKeys = { one: (token: string) => ['invitation', token] as const }

/** The public ones. */
export const companyKeys = {
  list: (search: object) => ['companies', 'list', search] as const,
  ranking: (page: number) => ['companies', 'ranking', page] as const,
  one: (slug: string) => ['companies', 'one', slug] as const,
} as const
