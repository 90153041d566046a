/** A candidate came to the company by one of these ways. */
export const ENTRY_WAYS = ['counter', 'email', 'post', 'recommendation', 'other'] as const
export type EntryWay = (typeof ENTRY_WAYS)[number]

export const ENTRY_WAY_LABELS: Record<EntryWay, string> = {
  counter: 'Au comptoir',
  email: 'Par e-mail',
  post: 'Par courrier',
  recommendation: 'Recommandation',
  other: 'Autre',
}
