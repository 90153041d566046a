/** Meetings and everything else that stands in a calendar: a change of one is seen in all. */
export const calendarKeys = {
  all: ['calendar'],
  events: (search: object) => ['calendar', 'events', search] as const,
  ofOwn: (applicationId: number) => ['calendar', 'own-interviews', applicationId] as const,
  ofReceived: (applicationId: number) => ['calendar', 'received-interviews', applicationId] as const,
  busy: (asked: object) => ['calendar', 'busy', asked] as const,
  subscription: ['calendar', 'subscription'],
} as const
