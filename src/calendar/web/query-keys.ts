/** Meetings and everything else that stands in a calendar: a change of one is seen in all. */
export const calendarKeys = {
  all: ['calendar'],
  events: (search: object) => ['calendar', 'events', search] as const,
  ofApplicant: (applicationId: number) => ['calendar', 'applicant-interviews', applicationId] as const,
  ofRecruiter: (applicationId: number) => ['calendar', 'recruiter-interviews', applicationId] as const,
  busy: (asked: object) => ['calendar', 'busy', asked] as const,
  subscription: ['calendar', 'subscription'],
} as const
