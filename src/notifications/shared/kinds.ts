import type { UserKind } from '#src/accounts/shared/kinds.ts'

interface KindOf {
  audience: UserKind
  /** Heading that it stands under among the preferences. */
  group: string
  /** What it tells, in the person's words. */
  label: string
}

const kindsOf = <const Name extends string>(
  audience: UserKind,
  group: string,
  labels: Record<Name, string>,
): Record<Name, KindOf> =>
  Object.fromEntries(
    Object.entries(labels).map(([name, label]) => [name, { audience, group, label: label as string }]),
  ) as Record<Name, KindOf>

/** Every event that a person can be told of, and switch off; mails that can't be switched off are not here. */
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
    'interview.changed': 'Entretien modifié ou annulé',
    'interview.reminder': 'Rappel avant un entretien',
  }),
  ...kindsOf('applicant', 'Offres', {
    'invitation.received': 'Invitation à postuler',
    'alert.new-offers': 'Nouvelles offres de mes alertes',
    'saved-offer.closing': 'Offre sauvegardée qui ferme bientôt',
  }),
  ...kindsOf('applicant', 'Mon compte', {
    'account.inactive': 'Compte inactif',
  }),
  ...kindsOf('recruiter', 'Candidatures reçues', {
    'application.received': 'Nouvelle candidature',
    'application.withdrawn': 'Candidature retirée',
    'application.declined': 'Proposition déclinée',
    'application.unanswered': 'Candidatures sans réponse',
    'application.answer': 'Message d’un candidat',
  }),
  ...kindsOf('recruiter', 'Entretiens', {
    'slot.taken': 'Créneau choisi par un candidat',
    'slot.declined': 'Créneaux déclinés par un candidat',
  }),
  ...kindsOf('recruiter', 'Mes offres', {
    'offer.published': 'Offre publiée',
    'offer.rejected': 'Offre à corriger',
    'offer.expiring': 'Offre qui expire bientôt',
  }),
  ...kindsOf('recruiter', 'Ma société', {
    'company.validated': 'Société validée',
    'company.rejected': 'Société à corriger',
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

export function isKind(name: string): name is Kind {
  return Object.hasOwn(KINDS, name)
}

/** The kinds that people of this audience can be told of, in order. */
export function kindsFor(audience: UserKind): Kind[] {
  return (Object.keys(KINDS) as Kind[]).filter((kind) => KINDS[kind].audience === audience)
}
