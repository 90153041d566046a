import type { OfferStatus } from '#src/offers/shared/states.ts'

/** What the first offers are: small plans keep their limits, and the demonstration company has every state. */
export type Scheduled = { company: number; status: OfferStatus; paused: boolean; title: string | null }

const DEMO: readonly (readonly [OfferStatus, string, 'paused'?])[] = [
  ['published', 'Comptable'],
  ['published', 'Développeur web'],
  ['published', 'Chargé de communication'],
  ['published', 'Responsable logistique'],
  ['published', 'Administrateur systèmes'],
  ['published', 'Technicien réseau'],
  ['published', 'Développeur TypeScript'],
  ['published', 'Responsable marketing digital'],
  ['published', 'Assistant de direction'],
  ['published', 'Community manager', 'paused'],
  ['published', 'Testeur logiciel', 'paused'],
  ['published', 'Chef de produit', 'paused'],
  ['closed', 'Développeur Java'],
  ['closed', 'Comptable'],
  ['closed', 'Traffic manager'],
  ['closed', 'Technicien d’assistance informatique'],
  ['closed', 'Gestionnaire de paie'],
  ['archived', 'Assistant administratif'],
  ['draft', 'Chef de projet informatique'],
  ['draft', 'Analyste de données'],
  ['submitted', 'Designer d’interface'],
  ['rejected', 'Développeur mobile'],
]

/** company, published offers, other states */
const SMALL: readonly (readonly [number, number, OfferStatus[]])[] = [
  [8, 8, ['closed', 'closed', 'draft']],
  [16, 3, ['closed']],
  [18, 7, ['closed', 'submitted']],
  [21, 9, ['closed', 'archived']],
  [22, 2, ['rejected']],
  [32, 2, ['closed']],
  [39, 1, ['draft']],
  [52, 3, ['closed']],
  [30, 1, ['draft']],
  [56, 0, ['draft']],
  [57, 0, ['draft', 'draft']],
]

export const SCHEDULE: readonly Scheduled[] = interleave([
  ...DEMO.map(([status, title, paused]) => ({ company: 0, status, title, paused: paused === 'paused' })),
  ...SMALL.flatMap(([company, published, others]) =>
    [...Array<OfferStatus>(published).fill('published'), ...others].map((status) => ({
      company,
      status,
      title: null,
      paused: false,
    })),
  ),
])

function interleave<T>(list: T[]): T[] {
  const step = 7
  return Array.from({ length: step }, (_, start) => list.filter((_, index) => index % step === start)).flat()
}
