/** All keys share one root, because a change of a meeting or a reminder shows in every calendar. */
export const calendarKeys = {
  all: ['calendar'],
  events: (search: object) => ['calendar', 'events', search] as const,
  ofApplicant: (applicationId: number) => ['calendar', 'applicant-interviews', applicationId] as const,
  ofRecruiter: (applicationId: number) => ['calendar', 'recruiter-interviews', applicationId] as const,
  busy: (asked: object) => ['calendar', 'busy', asked] as const,
  subscription: ['calendar', 'subscription'],
} as const
