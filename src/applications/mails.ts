import type { Kind } from '#src/notifications/shared/kinds.ts'
import type { MailContent, OfferCard, Step } from '#src/platform/mail/layout.ts'
import { formatDate, formatLongDate, formatShortDate, formatTime } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import type { ApplicationRow } from './applications.ts'
import { reasonLabel, STAGE_LABELS } from './shared/labels.ts'
import type { Stage } from './shared/states.ts'

/** One event told to one person: in the bell and by mail. */
export interface Notice extends Pick<MailContent, 'facts' | 'progress' | 'aside'> {
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

export const titleOf = (row: ApplicationRow) => displayTitle(row.offer_copy.title)

const WARNING = 'Un recruteur ne doit jamais vous demander d’argent pour postuler.'

function promiseOf(row: ApplicationRow): string {
  return row.answer_due_at
    ? `Réponse promise au plus tard le ${formatLongDate(row.answer_due_at)}.`
    : 'Vous serez prévenu à chaque étape.'
}

/** « lundi 16 mars 2026 à 10 h 24 » */
const moment = (at: Date) => `${formatLongDate(at)} à ${formatTime(at)}`

/** Sent, read, answered: where the application is among them. */
function progressOf(row: ApplicationRow, at: 'sent' | 'viewed', now: Date): Step[] {
  const due = row.answer_due_at
  return [
    {
      label: 'Envoyée',
      detail: formatShortDate(row.submitted_at ?? row.created_at, now),
      state: at === 'sent' ? 'current' : 'done',
    },
    at === 'viewed'
      ? { label: 'Consultée', detail: formatShortDate(row.viewed_at ?? now, now), state: 'current' }
      : { label: 'Consultée', state: 'next' },
    { label: 'Réponse', ...(due ? { detail: `avant le ${formatShortDate(due, now)}` } : {}), state: 'next' },
  ]
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
    ],
    progress: progressOf(row, 'sent', row.submitted_at ?? row.created_at),
    action: 'Suivre ma candidature',
    aside: { text: WARNING },
  }
}

export function viewedNotice(row: ApplicationRow, at: Date): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.viewed',
    title: 'Votre candidature a été consultée',
    line: `${company.name} a ouvert votre dossier pour ${titleOf(row)}.`,
    icon: 'eye',
    subject: `Votre candidature a été consultée\u00a0: ${titleOf(row)}`,
    paragraphs: [
      `${company.name} a ouvert votre dossier le ${moment(at)}. Vous n’avez rien à faire pour le moment.`,
    ],
    progress: progressOf(row, 'viewed', at),
    action: 'Suivre ma candidature',
    aside: { text: WARNING },
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
    icon: 'spark',
    color: 'success',
    subject: `${STAGE_LABELS[stage]}\u00a0: votre candidature chez ${company.name}`,
    paragraphs: [`Bonne nouvelle\u00a0: ${company.name} ${STAGE_TEXTS[stage]}.`, ...written(message)],
    action: stage === 'offer_made' ? 'Voir la proposition' : 'Suivre ma candidature',
    aside: { text: WARNING },
  }
}

/** The recruiter's own words, as they were written. */
const written = (message: string | null) =>
  message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []

export function hiredNotice(row: ApplicationRow, message: string | null): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.hired',
    title: 'Recrutement confirmé',
    line: `${company.name} confirme votre recrutement\u00a0: ${titleOf(row)}.`,
    icon: 'check',
    color: 'success',
    subject: `Recrutement confirmé chez ${company.name}`,
    paragraphs: [
      `Félicitations\u00a0! ${company.name} confirme votre recrutement. Toute l’équipe vous souhaite de beaux débuts.`,
      ...written(message),
    ],
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
      ...written(message),
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
    icon: 'close',
    subject: `Candidature clôturée sans réponse\u00a0: ${titleOf(row)}`,
    paragraphs: [
      `${company.name} n’a pas fait avancer votre candidature depuis 60 jours. Nous la clôturons pour que vous sachiez où vous en êtes.`,
      `Elle avait été envoyée le ${formatDate(row.submitted_at ?? row.created_at)}. Ce silence ne dit rien de votre valeur.`,
    ],
    action: 'Voir ma candidature',
  }
}

/** A recruiter's words to the applicant. */
export function messageNotice(row: ApplicationRow, from: string, message: string): Notice {
  const { company } = row.offer_copy
  return {
    kind: 'application.message',
    title: `Message de ${company.name}`,
    line: `${from}\u00a0: «\u00a0${shortened(message)}\u00a0»`,
    icon: 'mail',
    subject: `${company.name} vous écrit\u00a0: ${titleOf(row)}`,
    paragraphs: [`${from}, de ${company.name}, vous écrit\u00a0:`, `«\u00a0${message}\u00a0»`],
    action: 'Répondre',
    aside: { text: WARNING },
  }
}

/** A first line for the bell. */
export function shortened(message: string): string {
  const text = message.replace(/\s+/g, ' ').trim()
  return text.length > 140 ? `${text.slice(0, 139).trimEnd()}…` : text
}

/** The offer as the mail's card shows it. */
export function cardOf(row: ApplicationRow): OfferCard {
  const { company, city, contract } = row.offer_copy
  return {
    company: company.name,
    title: titleOf(row),
    line: [company.name, city, contract].filter(Boolean).join(' · '),
  }
}
