import type { UserKind } from '#src/accounts/shared/kinds.ts'

interface KindOf {
  audience: UserKind
  /** What is switched together with it: few choose about each kind. */
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

const MEETINGS = 'Messages et rendez-vous'

/** Every kind of notification that a person can switch off; mails that cannot be switched off have no kind. */
export const KINDS = {
  ...kindsOf('applicant', 'Candidatures', {
    'application.sent': 'Candidature envoyée',
    'application.viewed': 'Candidature consultée',
    'application.stage-changed': 'Candidature qui avance',
    'application.hired': 'Recrutement confirmé',
    'application.rejected': 'Candidature non retenue ou poste pourvu',
    'application.no-answer': 'Candidature clôturée sans réponse',
    'application.offer-closed': 'Offre clôturée ou en pause avant la réponse',
    'application.last-question': 'Dernière question, après la fin d’une candidature',
  }),
  ...kindsOf('applicant', MEETINGS, {
    'application.message': 'Message d’un recruteur',
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
  ...kindsOf('applicant', 'Compte', {
    'account.inactive': 'Compte inactif',
  }),
  ...kindsOf('recruiter', 'Candidatures', {
    'application.received': 'Nouvelle candidature',
    'application.withdrawn': 'Candidature retirée',
    'application.accepted': 'Proposition acceptée',
    'application.declined': 'Proposition déclinée ou restée sans réponse',
    'application.unanswered': 'Candidatures sans réponse',
    'application.assigned': 'Candidature qui m’est confiée',
    'invitation.declined': 'Invitation déclinée',
  }),
  ...kindsOf('recruiter', MEETINGS, {
    'application.answer': 'Message d’un candidat',
    'application.mention': 'Mention dans une note de l’équipe',
    'slot.taken': 'Créneau choisi par un candidat ou entretien déplacé',
    'slot.declined': 'Créneaux déclinés ou entretien annulé',
    'slot.reminder': 'Rappel avant un entretien auquel je participe',
  }),
  ...kindsOf('recruiter', 'Offres', {
    'offer.published': 'Offre publiée ou de nouveau en ligne',
    'offer.rejected': 'Offre à corriger',
    'offer.expiring': 'Offre qui expire bientôt',
    'offer.unattended': 'Offre dont personne n’a regardé les candidatures',
  }),
  ...kindsOf('recruiter', 'Société et abonnement', {
    'company.validated': 'Société validée',
    'company.rejected': 'Société à corriger',
    'company.suspended': 'Société suspendue ou rétablie',
    'subscription.active': 'Abonnement actif',
    'subscription.expiring': 'Abonnement qui se termine bientôt',
    'payment.accepted': 'Paiement accepté',
    'payment.refused': 'Paiement refusé',
    'sponsoring.stopped': 'Sponsorisation arrêtée par l’équipe',
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
