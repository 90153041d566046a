export const paymentKeys = {
  all: ['company-payments'],
  list: (filters: object) => [...paymentKeys.all, 'list', filters] as const,
  one: (id: number) => [...paymentKeys.all, id] as const,
  charge: (id: number) => [...paymentKeys.all, id, 'charge'] as const,
} as const

export const subscriptionKeys = {
  all: ['company-subscription'],
  overview: ['company-subscription', 'overview'],
  quotes: ['company-subscription', 'quotes'],
  credits: ['company-subscription', 'credits'],
} as const
