export const EVENT_TYPES = [
  'interview_onsite',
  'interview_video',
  'interview_phone',
  'test',
  'offer_deadline',
  'start_date',
  'reminder',
] as const
export type EventType = (typeof EVENT_TYPES)[number]

/** The events of these types are meetings, on whose time two people agree. */
export const INTERVIEW_TYPES = ['interview_onsite', 'interview_video', 'interview_phone', 'test'] as const
export type InterviewType = (typeof INTERVIEW_TYPES)[number]

export const EVENT_LABELS: Record<EventType, string> = {
  interview_onsite: 'Entretien sur place',
  interview_video: 'Entretien en visio',
  interview_phone: 'Entretien par téléphone',
  test: 'Test',
  offer_deadline: 'Date limite',
  start_date: 'Prise de poste',
  reminder: 'Rappel',
}
