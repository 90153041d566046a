import type { InterviewType } from '#src/calendar/shared/event-types.ts'

interface MeetingWay {
  short: string
  /** The label of the field for the place. */
  place: string
  hint?: string
  optional?: boolean
}

/** How two people meet, and what is asked of the place. */
export const MEETING_WAYS: Record<InterviewType, MeetingWay> = {
  interview_onsite: { short: 'Sur place', place: 'Adresse', hint: 'Bâtiment, étage, quartier et ville.' },
  interview_video: {
    short: 'Visio',
    place: 'Lien de la visio',
    hint: 'Le candidat le reçoit quand il a choisi une heure.',
  },
  interview_phone: {
    short: 'Téléphone',
    place: 'Numéro que le candidat appelle',
    hint: 'Sans numéro, c’est vous qui l’appelez.',
    optional: true,
  },
  test: { short: 'Test', place: 'Adresse ou lien', optional: true },
}
