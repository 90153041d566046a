/** Whether a query is that of a list, which any change makes old. */
export const isList = ({ queryKey: [, kind] }: { queryKey: readonly unknown[] }) => kind === 'list'

/** Of what the administration's screens read. */
export const deskKeys = {
  all: ['desk'],
  homeItems: (group: string | null) => ['desk', 'home', 'items', group] as const,
  homeFigures: ['desk', 'home', 'figures'],
  jobs: ['desk', 'jobs'],
  maintenances: ['desk', 'maintenances'],
  operations: ['desk', 'operations'],
  queue: (kind: string | null) => ['desk', 'queue', kind] as const,
  waitingCount: ['desk', 'waiting-count'],
  list: (route: string, search: object) => ['desk', 'list', route, search] as const,
  offer: (id: number) => ['desk', 'offer', id] as const,
  message: (id: number) => ['desk', 'message', id] as const,
  plans: ['desk', 'plans'],
  planEffects: (change: object) => ['desk', 'plans', 'effects', change] as const,
  sponsoringPrices: ['desk', 'sponsoring-prices'],
  revenue: (year: string | null) => ['desk', 'revenue', year] as const,
  company: (id: number) => ['desk', 'company', id] as const,
  person: (id: number) => ['desk', 'person', id] as const,
  payment: (id: number) => ['desk', 'payment', id] as const,
  reconciliation: (source: string) => ['desk', 'reconciliation', source] as const,
  payees: ['desk', 'payees'],
  article: (id: number) => ['desk', 'article', id] as const,
  campaign: (id: number) => ['desk', 'campaign', id] as const,
  statistics: (part: string, period: object) => ['desk', 'statistics', part, period] as const,
  seller: ['desk', 'seller'],
  team: ['desk', 'team'],
  reference: ['desk', 'reference'],
  referenceList: (list: string) => ['desk', 'reference', 'list', list] as const,
  referenceEffects: (list: string, id: number | null, text: string) =>
    ['desk', 'reference', 'effects', list, id, text] as const,
  failedSearches: ['desk', 'reference', 'failed-searches'],
  settings: ['desk', 'settings'],
  settingEffects: (name: string, value: string) => ['desk', 'settings', 'effects', name, value] as const,
} as const
