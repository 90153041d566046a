/** Of the published articles. */
export const articleKeys = {
  list: (search: object) => ['articles', 'list', search] as const,
  one: (slug: string) => ['articles', 'one', slug] as const,
} as const
