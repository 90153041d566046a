import type { RejectionReason } from '#src/applications/shared/labels.ts'
import type { AddedReason } from '#src/reference/shared/added-reasons.ts'
import { fillTemplate, type TemplateValues } from '#src/reference/shared/reply-template-parts.ts'
import type { EveryoneAnswer } from '../shared/everyone-answers.ts'

const BECAUSE_OF_REASON: Record<Exclude<RejectionReason, 'autre' | AddedReason>, string> = {
  competences: 'les compétences recherchées pour ce poste sont plus proches de celles d’autres candidats',
  experience: 'l’expérience attendue pour ce poste ne correspond pas tout à fait à la vôtre',
  niveau_etudes: 'le niveau d’études demandé pour ce poste ne correspond pas au vôtre',
  pretentions_salariales: 'vos prétentions salariales dépassent le budget prévu pour ce poste',
  disponibilite:
    'votre date de disponibilité ne s’accorde pas avec celle à laquelle le poste doit être pourvu',
  eloignement: 'le lieu de travail nous semble trop éloigné du vôtre pour ce poste',
  peu_renseignee:
    'les éléments de votre dossier ne nous permettent pas d’apprécier suffisamment votre parcours',
  injoignable: 'nous n’avons pas réussi à vous joindre malgré plusieurs tentatives',
  absent_entretien: 'nous n’avons pas pu échanger avec vous lors de l’entretien prévu',
  poste_pourvu: 'le poste est désormais pourvu',
  recrutement_annule: 'nous avons dû renoncer à ce recrutement',
  doublon: 'nous avons déjà reçu une candidature de votre part, que nous continuons d’étudier',
}

const BECAUSE_OF_ANSWER: Record<EveryoneAnswer, string> = {
  position_filled: 'le poste est désormais pourvu',
  cancelled: 'nous avons dû renoncer à ce recrutement',
  other: 'nous avons reçu plus de candidatures que nous ne pouvons en retenir',
}

const isFirstReason = (reason: RejectionReason): reason is keyof typeof BECAUSE_OF_REASON =>
  Object.hasOwn(BECAUSE_OF_REASON, reason)

/** The courteous refusal leaves its variables open; « autre » has none, because it needs own words. */
export function rejectionTemplate(reason: RejectionReason): string {
  if (reason === 'autre') return ''
  if (!isFirstReason(reason))
    return refusalTemplate('Après l’avoir étudiée avec attention, nous ne pouvons pas y donner suite.')
  return refusalTemplate(
    `Après l’avoir étudiée avec attention, nous ne pouvons pas y donner suite\u00A0: ${BECAUSE_OF_REASON[reason]}.`,
  )
}

/** The same refusal is written to one person, with its variables filled. */
export function rejectionText(reason: RejectionReason, values: TemplateValues): string {
  return fillTemplate(rejectionTemplate(reason), values)
}

/** The courteous refusal of everybody who waits leaves its variables open. */
export function everyoneTemplate(answer: EveryoneAnswer): string {
  return refusalTemplate(
    `Nous ne pouvons malheureusement pas y donner suite\u00A0: ${BECAUSE_OF_ANSWER[answer]}.`,
  )
}

/** The courteous proposal that the recruiter may change before it is sent, with its variables filled. */
export function proposalText(values: TemplateValues): string {
  return fillTemplate(
    [
      'Bonjour {prenom},',
      'À la suite de nos échanges, nous avons le plaisir de vous proposer le poste «\u00A0{offre}\u00A0» au sein de {societe}.',
      'Vous trouverez avec ce message le salaire et la date de prise de poste que nous vous proposons. Prenez le temps de les lire, et posez-nous toutes vos questions avant de répondre.',
      'Bien cordialement,\n{recruteur}, {societe}',
    ].join('\n\n'),
    values,
  )
}

function refusalTemplate(refusal: string): string {
  return [
    'Bonjour {prenom},',
    'Nous vous remercions de l’intérêt que vous portez à notre société et du temps consacré à votre candidature au poste «\u00A0{offre}\u00A0».',
    refusal,
    'Nous vous souhaitons une pleine réussite dans vos recherches.',
  ].join('\n\n')
}
