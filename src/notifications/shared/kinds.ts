import type { UserKind } from '#src/accounts/shared/kinds.ts'

interface KindOf {
  audience: UserKind
  /** The heading under which the preferences show the kind. */
  group: string
  label: string
}

const kindsOf = <const Name extends string>(
  audience: UserKind,
  group: string,
  labels: Record<Name, string>,
): Record<Name, KindOf> =>
  Object.fromEntries(
    Object.entries<string>(labels).map(([name, label]) => [name, { audience, group, label }]),
  ) as Record<Name, KindOf>

/** Every kind of notification that a person can switch off; mails that cannot be switched off have no kind. */
export const KINDS = {
  ...kindsOf('applicant', 'Mes candidatures', {
    'application.sent': 'Candidature envoyée',
    'application.viewed': 'Candidature consultée',
    'application.stage-changed': 'Candidature qui avance',
    'application.hired': 'Recrutement confirmé',
    'application.rejected': 'Candidature non retenue ou poste pourvu',
    'application.no-answer': 'Candidature clôturée sans réponse',
    'application.message': 'Message d’un recruteur',
  }),
  ...kindsOf('applicant', 'Mes rendez-vous', {
    'interview.proposed': 'Entretien proposé',
    'interview.changed': 'Entretien confirmé, déplacé ou annulé',
    'interview.reminder': 'Rappel avant un entretien',
  }),
  ...kindsOf('applicant', 'Offres', {
    'invitation.received': 'Invitation à postuler',
    'alert.new-offers': 'Nouvelles offres de mes alertes',
    'suggestion.fresh': 'Nouvelles offres recommandées, chaque lundi',
    'saved-offer.closing': 'Offre sauvegardée qui ferme bientôt',
  }),
  ...kindsOf('applicant', 'Mon compte', {
    'account.inactive': 'Compte inactif',
  }),
  ...kindsOf('recruiter', 'Candidatures reçues', {
    'application.received': 'Nouvelle candidature',
    'application.withdrawn': 'Candidature retirée',
    'application.accepted': 'Proposition acceptée',
    'application.declined': 'Proposition déclinée ou restée sans réponse',
    'application.unanswered': 'Candidatures sans réponse',
    'application.answer': 'Message d’un candidat',
    'application.mention': 'Mention dans une note de l’équipe',
    'application.assigned': 'Candidature qui m’est confiée',
    'invitation.declined': 'Invitation déclinée',
  }),
  ...kindsOf('recruiter', 'Entretiens', {
    'slot.taken': 'Créneau choisi par un candidat ou entretien déplacé',
    'slot.declined': 'Créneaux déclinés ou entretien annulé',
    'slot.reminder': 'Rappel avant un entretien auquel je participe',
  }),
  ...kindsOf('recruiter', 'Mes offres', {
    'offer.published': 'Offre publiée',
    'offer.rejected': 'Offre à corriger',
    'offer.expiring': 'Offre qui expire bientôt',
  }),
  ...kindsOf('recruiter', 'Ma société', {
    'company.validated': 'Société validée',
    'company.rejected': 'Société à corriger',
    'company.suspended': 'Société suspendue ou rétablie',
    'subscription.active': 'Abonnement actif',
    'subscription.expiring': 'Abonnement qui se termine bientôt',
    'payment.accepted': 'Paiement accepté',
    'payment.refused': 'Paiement refusé',
  }),
  ...kindsOf('admin', 'À traiter', {
    'company.waiting': 'Société à valider',
    'offer.waiting': 'Offre à valider',
    'payment.waiting': 'Paiement à vérifier',
    'report.waiting': 'Signalement à examiner',
    'access.unusual': 'Consultation inhabituelle de dossiers',
  }),
}

export type Kind = keyof typeof KINDS

/** Every kind, in the order in which the preferences show them. */
export const KIND_NAMES: Kind[] = Object.keys(KINDS).filter(isKind)

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name)
}

/** Lists the kinds that people of this audience can choose about. */
export function kindsFor(audience: UserKind): Kind[] {
  return KIND_NAMES.filter((kind) => KINDS[kind].audience === audience)
}
