export const profileKeys = {
  all: ['profiles'],
  own: ['profiles', 'own'],
  preview: ['profiles', 'preview'],
  /** The public profiles of all people. */
  publics: ['profiles', 'public'],
  public: (slug: string) => ['profiles', 'public', slug] as const,
  visibility: ['profiles', 'visibility'],
} as const

export const skillKeys = { suggested: (keywords: string) => ['skills', keywords] as const }
