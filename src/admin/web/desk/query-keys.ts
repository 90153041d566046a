/** Of what the administration's screens read. */
export const deskKeys = {
  all: ['desk'],
  queue: (kind: string | null) => ['desk', 'queue', kind] as const,
  waitingCount: ['desk', 'waiting-count'],
  list: (route: string, search: object) => ['desk', 'list', route, search] as const,
  offer: (id: number) => ['desk', 'offer', id] as const,
  message: (id: number) => ['desk', 'message', id] as const,
  plans: ['desk', 'plans'],
  planEffects: (change: object) => ['desk', 'plans', 'effects', change] as const,
  revenue: (year: string | null) => ['desk', 'revenue', year] as const,
  company: (id: number) => ['desk', 'company', id] as const,
  person: (id: number) => ['desk', 'person', id] as const,
  payment: (id: number) => ['desk', 'payment', id] as const,
  reconciliation: (source: string) => ['desk', 'reconciliation', source] as const,
  payees: ['desk', 'payees'],
  seller: ['desk', 'seller'],
  team: ['desk', 'team'],
} as const
