import type { UserKind } from '#src/accounts/shared/kinds.ts'

/** What cannot wait, and so may be texted: each message costs money, and rings on a locked screen. */
export const SMS_TOPICS = [
  'interview-proposed',
  'interview-changed',
  'interview-reminder',
  'proposal',
  'answer',
  'message-unread',
  'interview-answered',
] as const
export type SmsTopic = (typeof SMS_TOPICS)[number]

export const SMS_TOPIC_LABELS: Record<SmsTopic, string> = {
  'interview-proposed': 'Entretien proposé',
  'interview-changed': 'Entretien confirmé, déplacé ou annulé',
  'interview-reminder': 'Rappel 24 h et 2 h avant un entretien',
  proposal: 'Proposition d’embauche',
  answer: 'Réponse à une candidature',
  'message-unread': 'Message non lu depuis un jour',
  'interview-answered': 'Réponse d’un candidat à un entretien proposé',
}

const AUDIENCES: Partial<Record<UserKind, readonly SmsTopic[]>> = {
  applicant: SMS_TOPICS.filter((topic) => topic !== 'interview-answered'),
  recruiter: ['interview-answered'],
}

/** Lists what people of this audience can be texted; nothing for the administration. */
export function smsTopicsFor(audience: UserKind): readonly SmsTopic[] {
  return AUDIENCES[audience] ?? []
}
