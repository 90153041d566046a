import type { Kind } from './kinds.ts'

/** Kinds that are told by the bell and mails alone until the person wants them pushed: nothing in them is urgent. */
const QUIET = new Set<Kind>([
  'application.sent',
  'application.offer-closed',
  'application.last-question',
  'suggestion.fresh',
  'account.inactive',
  'application.withdrawn',
  'invitation.declined',
  'offer.published',
  'company.validated',
  'subscription.active',
])

const STATE_CHANGED = 'L’une de vos candidatures a avancé.'
const MEETING_CHANGED = 'Du nouveau pour l’un de vos rendez-vous.'
const APPLICATION_ANSWERED = 'Du nouveau pour l’une des candidatures reçues.'
const COMPANY_CHANGED = 'Du nouveau pour votre société.'

/**
 * What a locked screen shows of each kind. Whoever holds the phone may read it, so it names nobody, no company and no
 * offer, and tells no decision. Kinds of the administration are not pushed: its site is another one.
 */
const SENTENCES: Partial<Record<Kind, string>> = {
  'application.sent': 'L’une de vos candidatures est partie.',
  'application.viewed': STATE_CHANGED,
  'application.stage-changed': STATE_CHANGED,
  'application.hired': STATE_CHANGED,
  'application.rejected': STATE_CHANGED,
  'application.no-answer': STATE_CHANGED,
  'application.offer-closed': STATE_CHANGED,
  'application.last-question': 'Une question vous attend.',
  'application.message': 'Vous avez un nouveau message.',
  'interview.proposed': MEETING_CHANGED,
  'interview.changed': MEETING_CHANGED,
  'interview.reminder': 'L’un de vos rendez-vous approche.',
  'invitation.received': 'Vous avez reçu une invitation.',
  'alert.new-offers': 'De nouvelles annonces correspondent à l’une de vos alertes.',
  'suggestion.fresh': 'De nouvelles annonces sont recommandées pour vous.',
  'saved-offer.closing': 'L’une de vos sauvegardes se termine bientôt.',
  'account.inactive': 'Votre compte vous attend.',
  'application.received': 'Vous avez reçu une candidature.',
  'application.withdrawn': APPLICATION_ANSWERED,
  'application.accepted': APPLICATION_ANSWERED,
  'application.declined': APPLICATION_ANSWERED,
  'application.unanswered': 'Des candidatures attendent votre réponse.',
  'application.answer': 'Vous avez un nouveau message.',
  'application.mention': 'Un membre de votre équipe vous a mentionné.',
  'application.assigned': 'Une candidature vous est confiée.',
  'invitation.declined': 'Du nouveau pour l’une de vos invitations.',
  'slot.taken': MEETING_CHANGED,
  'slot.declined': MEETING_CHANGED,
  'slot.reminder': 'L’un de vos rendez-vous approche.',
  'offer.published': 'Du nouveau pour l’une de vos offres.',
  'offer.rejected': 'Du nouveau pour l’une de vos offres.',
  'offer.expiring': 'L’une de vos offres se termine bientôt.',
  'company.validated': COMPANY_CHANGED,
  'company.rejected': COMPANY_CHANGED,
  'company.suspended': COMPANY_CHANGED,
  'subscription.active': 'Du nouveau pour votre abonnement.',
  'subscription.expiring': 'Du nouveau pour votre abonnement.',
  'payment.accepted': 'Du nouveau pour l’un de vos paiements.',
  'payment.refused': 'Du nouveau pour l’un de vos paiements.',
  'sponsoring.stopped': 'Du nouveau pour l’une de vos offres.',
}

/** Returns what a locked screen shows of a kind; null for one that is not pushed. */
export function pushSentence(kind: Kind): string | null {
  return SENTENCES[kind] ?? null
}

/** Whether a kind is pushed to who let a browser tell it, and chose nothing about this kind. */
export function isPushedByItself(kind: Kind): boolean {
  return pushSentence(kind) !== null && !QUIET.has(kind)
}
