import type { Kind } from '#src/notifications/kinds.ts'
import { formatDate, formatDateTime, formatLongDate } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ApplicationRow } from './applications.ts'
import { reasonLabel, STAGE_LABELS } from './labels.ts'
import type { Stage } from './states.ts'

/** One event told to one person: in the bell and by mail. */
export interface Notice {
  kind: Kind
  title: string
  /** What the bell says under the title. */
  line: string
  icon: string
  color?: string
  subject: string
  paragraphs: string[]
  action: string
}

const titleOf = (row: ApplicationRow) => displayTitle(row.offer_copy.title)
const WARNING = 'Un recruteur ne doit jamais vous demander d’argent pour postuler.'

const quoted = (message: string | null) =>
  message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []

function promiseOf(row: ApplicationRow): string {
  return row.answer_due_at
    ? `Réponse promise au plus tard le ${formatLongDate(row.answer_due_at)}.`
    : 'Vous serez prévenu à chaque étape.'
}

export function sentNotice(row: ApplicationRow): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.sent',
    title: 'Candidature envoyée',
    line: `${titleOf(row)}, ${company.name}. ${promiseOf(row)}`,
    icon: 'send',
    subject: `Candidature envoyée\u00a0: ${titleOf(row)}`,
    paragraphs: [
      `Votre candidature est bien arrivée chez ${company.name}. Vous n’avez rien d’autre à faire pour le moment.`,
      promiseOf(row),
      WARNING,
    ],
    action: 'Suivre ma candidature',
  }
}

export function receivedNotice(row: ApplicationRow, applicant: string): Notice {
  return {
    kind: 'application.received',
    title: 'Nouvelle candidature',
    line: `${applicant} a postulé à « ${titleOf(row)} ».`
      .replaceAll('« ', '«\u00a0')
      .replaceAll(' »', '\u00a0»'),
    icon: 'inbox',
    subject: `Nouvelle candidature\u00a0: ${applicant}, ${titleOf(row)}`,
    paragraphs: [
      `${applicant} vient de postuler à votre offre ${titleOf(row)}.`,
      row.answer_due_at
        ? `Vous avez promis une réponse au plus tard le ${formatLongDate(row.answer_due_at)}.`
        : 'Une réponse rapide est ce que les candidats attendent le plus.',
    ],
    action: 'Ouvrir la candidature',
  }
}

export function viewedNotice(row: ApplicationRow, at: Date): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.viewed',
    title: 'Votre candidature a été consultée',
    line: `${company.name} a ouvert votre dossier pour ${titleOf(row)}.`,
    icon: 'eye',
    subject: 'Votre candidature a été consultée',
    paragraphs: [
      `${company.name} a ouvert votre dossier le ${formatDateTime(at)}. Vous n’avez rien à faire pour le moment.`,
      promiseOf(row),
      WARNING,
    ],
    action: 'Suivre ma candidature',
  }
}

const STAGE_TEXTS: Record<Exclude<Stage, 'viewed'>, string> = {
  review: 'compare les candidatures reçues et étudie la vôtre',
  shortlisted: 'a présélectionné votre candidature',
  interview: 'souhaite vous rencontrer en entretien',
  offer_made: 'vous fait une proposition',
}

export function stageNotice(row: ApplicationRow, message: string | null): Notice {
  const stage = row.stage && row.stage !== 'viewed' ? row.stage : 'review'
  const { company } = row.offer_copy
  return {
    kind: 'application.stage-changed',
    title: `${STAGE_LABELS[stage]}\u00a0: ${titleOf(row)}`,
    line: `${company.name} ${STAGE_TEXTS[stage]}.`,
    icon: 'progress',
    color: 'success',
    subject: `${STAGE_LABELS[stage]}\u00a0: votre candidature chez ${company.name}`,
    paragraphs: [`Bonne nouvelle\u00a0: ${company.name} ${STAGE_TEXTS[stage]}.`, ...quoted(message)],
    action: stage === 'offer_made' ? 'Voir la proposition' : 'Suivre ma candidature',
  }
}

export function hiredNotice(row: ApplicationRow, message: string | null): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.hired',
    title: 'Recrutement confirmé',
    line: `${company.name} confirme votre recrutement\u00a0: ${titleOf(row)}.`,
    icon: 'check',
    color: 'success',
    subject: `Recrutement confirmé chez ${company.name}`,
    paragraphs: [`Félicitations\u00a0! ${company.name} confirme votre recrutement.`, ...quoted(message)],
    action: 'Voir ma candidature',
  }
}

export function rejectedNotice(row: ApplicationRow, reason: string | null, message: string | null): Notice {
  const { company } = row.offer_copy
  const label = reasonLabel(reason)
  return {
    kind: 'application.rejected',
    title: 'Réponse à votre candidature',
    line: `${company.name} n’a pas retenu votre candidature pour ${titleOf(row)}.`,
    icon: 'close',
    subject: `Réponse à votre candidature\u00a0: ${titleOf(row)}`,
    paragraphs: [
      `${company.name} a étudié votre candidature et ne l’a pas retenue cette fois. Merci du temps que vous y avez consacré.`,
      ...(label && reason !== 'autre' ? [`Motif\u00a0: ${label.toLowerCase()}.`] : []),
      ...quoted(message),
      'D’autres offres correspondent peut-être à votre profil dès aujourd’hui.',
    ],
    action: 'Voir ma candidature',
  }
}

export function noAnswerNotice(row: ApplicationRow): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.no-answer',
    title: 'Candidature clôturée sans réponse',
    line: `${company.name} n’a rien changé depuis 60 jours\u00a0: ${titleOf(row)}.`,
    icon: 'clock',
    subject: `Candidature clôturée sans réponse\u00a0: ${titleOf(row)}`,
    paragraphs: [
      `${company.name} n’a pas fait avancer votre candidature depuis 60 jours. Nous la clôturons pour que vous sachiez où vous en êtes.`,
    ],
    action: 'Voir ma candidature',
  }
}

export function withdrawnNotice(row: ApplicationRow, applicant: string): Notice {
  return {
    kind: 'application.withdrawn',
    title: 'Candidature retirée',
    line: `${applicant} a retiré sa candidature pour ${titleOf(row)}.`,
    icon: 'undo',
    subject: `Candidature retirée\u00a0: ${applicant}, ${titleOf(row)}`,
    paragraphs: [`${applicant} a retiré sa candidature. Vous n’avez rien à faire.`],
    action: 'Voir la candidature',
  }
}

export function declinedNotice(row: ApplicationRow, applicant: string): Notice {
  return {
    kind: 'application.declined',
    title: 'Proposition déclinée',
    line: `${applicant} décline votre proposition pour ${titleOf(row)}.`,
    icon: 'close',
    subject: `Proposition déclinée\u00a0: ${applicant}, ${titleOf(row)}`,
    paragraphs: [`${applicant} décline votre proposition. Vos autres candidatures vous attendent.`],
    action: 'Voir la candidature',
  }
}

/** The offer's facts, under the words of a mail. */
export function factsOf(row: ApplicationRow): [string, string][] {
  const { company, city, contract } = row.offer_copy
  return [
    ['Offre', titleOf(row)],
    ['Société', company.name],
    ['Lieu et contrat', [city, contract].filter(Boolean).join(' · ')],
    ['Envoyée', formatDate(row.submitted_at ?? row.created_at)],
  ]
}
