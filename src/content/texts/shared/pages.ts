interface TextPageKind {
  title: string
  href: string
  /** It binds people, who may read every version that they agreed to; the page says from when it counts. */
  isBinding: boolean
}

/** The pages whose text administrators write, by their name in calls. */
export const TEXT_PAGES = {
  about: { title: 'Qui sommes-nous', href: '/qui-sommes-nous', isBinding: false },
  terms: { title: 'Conditions d’utilisation', href: '/conditions-d-utilisation', isBinding: true },
  privacy: { title: 'Politique de confidentialité', href: '/politique-de-confidentialite', isBinding: true },
} as const satisfies Record<string, TextPageKind>
export type TextPageName = keyof typeof TEXT_PAGES
export const TEXT_PAGE_NAMES = Object.keys(TEXT_PAGES) as [TextPageName, ...TextPageName[]]

/** Lengths in characters, but for `days_ahead`. */
export const TEXT_LIMITS = { lead: 300, body: 60_000, note: 500, days_ahead: 366 } as const
