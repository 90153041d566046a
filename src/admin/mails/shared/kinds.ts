import { isKind, KIND_NAMES, KINDS } from '#src/notifications/shared/kinds.ts'

/** Mails that cannot be switched off, by how their keys begin. */
const OTHERS = {
  verification: 'Adresse à vérifier',
  'password-reset': 'Mot de passe oublié',
  'password-changed': 'Mot de passe changé',
  'two-factor-on': 'Codes de connexion activés',
  'two-factor-off': 'Codes de connexion désactivés',
  'mailed-code': 'Code de connexion',
  'address-change': 'Nouvelle adresse à confirmer',
  'address-changed': 'Adresse changée',
  'known-address': 'Inscription avec une adresse connue',
  'new-device': 'Connexion d’un nouvel appareil',
  'newsletter.confirmation': 'Newsletter à confirmer',
  'alert.confirmation': 'Alerte à confirmer',
  'team.invitation': 'Invitation dans une équipe',
  'application.entered': 'Candidature ajoutée par une société',
  'contact-answer': 'Réponse de l’équipe',
  contact: 'Message à l’équipe',
  'export-ready': 'Copie des données prête',
} as const

/** The kinds of mails that the log is narrowed to. */
export const MAIL_KINDS: readonly string[] = [...Object.keys(OTHERS), ...KIND_NAMES]

/** @example « Adresse à vérifier »; a kind without a label is shown as its key names it */
export function mailKindLabel(kind: string): string {
  if (isKind(kind)) return KINDS[kind].label
  return (OTHERS as Record<string, string>)[kind] ?? kind
}

/** How a mail is sent again: as it was, with a fresh link in place of its secret one, or not by the team at all. */
export type Resending = 'copy' | 'fresh' | null

const FRESH = ['verification', 'password-reset', 'newsletter.confirmation']
const COPIED = ['contact-answer', 'contact']

/**
 * Copies are made of notifications alone; those that lead to an answer without signing in get fresh links for it. What opens an account, confirms something or lets
 * somebody in is written anew, or asked for anew by its reader.
 */
export function resendingOf(kind: string): Resending {
  if (FRESH.includes(kind)) return 'fresh'
  return isKind(kind) || COPIED.includes(kind) ? 'copy' : null
}
