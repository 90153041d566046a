import type { MergedThing } from '#src/personal-data/merging/shared/things.ts'

/** What accounts that are merged bring together. */
export const THING_LABELS: Record<MergedThing, string> = {
  applications: 'Candidatures',
  messages: 'Conversations',
  interviews: 'Entretiens',
  resumes: 'CV',
  saved_offers: 'Offres sauvegardées',
  alerts: 'Alertes',
  drafts: 'Candidatures en cours d’écriture',
  letters: 'Lettres gardées',
  invitations: 'Invitations reçues',
  reminders: 'Rappels',
  notifications: 'Notifications',
  choices: 'Choix (masqués, bloqués, préférences)',
  mails: 'E-mails reçus',
}
