import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import type { Step } from '#src/platform/mail/content.ts'
import { silenceDays } from '#src/reference/shared/delays.ts'
import { daysBetween, formatDate, formatShortDate, startOfDay } from '#src/shared/dates.ts'
import { ofName } from '#src/shared/phrases.ts'
import { formatLongDate, formatLongDateTime } from '#src/shared/weekdays.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { reasonLabel, STAGE_LABELS, stateLabel } from '../shared/labels.ts'
import type { Stage } from '../shared/states.ts'
import {
  applicationNotification,
  type Message,
  shortened,
  titleOf,
  type Words,
  wordsOf,
} from './application.ts'
import { answerSms, proposalSms } from './sms.ts'

/** The applicant is notified of this row of the history. */
type Entry = Pick<EventRow, 'id' | 'reason' | 'message'>

const WARNING = 'Un recruteur ne doit jamais vous demander d’argent pour postuler.'

export function promiseOf(row: ApplicationRow): string {
  return row.answer_due_at
    ? `Réponse promise au plus tard le ${formatLongDate(row.answer_due_at)}.`
    : 'Nous vous écrirons à chaque étape.'
}

/** The steps show where the application is between sent, read and answered. */
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

export function sentNotification(row: ApplicationRow): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.sent',
    event: row.attempts,
    title: 'Candidature envoyée',
    line: `${titleOf(row)}, ${company.name}. ${promiseOf(row)}`,
    icon: 'send',
    mail: {
      subject: `Candidature envoyée\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `Votre candidature est bien arrivée chez ${company.name}. Vous n’avez rien d’autre à faire pour le moment.`,
        promiseOf(row),
      ],
      progress: progressOf(row, 'sent', row.submitted_at ?? row.created_at),
      action: 'Suivre ma candidature',
      aside: { text: WARNING },
    },
  })
}

export function viewedNotification(row: ApplicationRow, at: Date): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.viewed',
    event: row.attempts,
    title: 'Votre candidature a été consultée',
    line: `${company.name} a ouvert votre dossier pour ${titleOf(row)}.`,
    icon: 'eye',
    mail: {
      subject: `Votre candidature a été consultée\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} a ouvert votre dossier le ${formatLongDateTime(at)}. Vous n’avez rien à faire pour le moment.`,
      ],
      progress: progressOf(row, 'viewed', at),
      action: 'Suivre ma candidature',
      aside: { text: WARNING },
    },
  })
}

type TellableStage = Exclude<Stage, 'viewed' | 'accepted'>

const STAGE_TEXTS: Record<TellableStage, string> = {
  review: 'compare les candidatures reçues et étudie la vôtre',
  shortlisted: 'a présélectionné votre candidature',
  interview: 'souhaite vous rencontrer en entretien',
  offer_made: 'vous fait une proposition',
}

const STAGE_ICONS: Record<TellableStage, Notification['icon']> = {
  review: 'search',
  shortlisted: 'star',
  interview: 'users',
  offer_made: 'briefcase',
}

export function stageNotification(row: ApplicationRow, entry: Entry): Notification {
  const stage = row.stage && row.stage !== 'viewed' && row.stage !== 'accepted' ? row.stage : 'review'
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.stage-changed',
    event: entry.id,
    title: `${STAGE_LABELS[stage]}\u00a0: ${titleOf(row)}`,
    line: `${company.name} ${STAGE_TEXTS[stage]}.`,
    icon: STAGE_ICONS[stage],
    color: 'success',
    ...(stage === 'offer_made' && { tab: 'proposition', sms: proposalSms(row) }),
    mail: {
      subject: `${STAGE_LABELS[stage]}\u00a0: votre candidature chez ${company.name}`,
      paragraphs: [`Bonne nouvelle\u00a0: ${company.name} ${STAGE_TEXTS[stage]}.`, ...written(entry)],
      action: stage === 'offer_made' ? 'Voir la proposition' : 'Suivre ma candidature',
      aside: { text: WARNING },
    },
  })
}

/** The recruiter moved the application a step back with a message; only the message is told as news. */
export function movedBackNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  const label = stateLabel(row)
  return toApplicant(row, {
    kind: 'application.stage-changed',
    event: entry.id,
    title: `${label}\u00a0: ${titleOf(row)}`,
    line: `${company.name} a revu l’étape de votre candidature.`,
    icon: 'undo',
    mail: {
      subject: `${label}\u00a0: votre candidature chez ${company.name}`,
      paragraphs: [
        `${company.name} a revu l’étape de votre candidature\u00a0: ${label}. Elle reste en cours.`,
        ...written(entry),
      ],
      action: 'Suivre ma candidature',
    },
  })
}

/** The recruiter's own words are passed on as they were written. */
const written = ({ message }: Entry) =>
  message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []

/** The recruiter took a proposal back before it was accepted. */
export function proposalWithdrawnNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.stage-changed',
    event: entry.id,
    title: 'Proposition retirée',
    line: `${company.name} retire sa proposition pour ${titleOf(row)}.`,
    icon: 'undo',
    mail: {
      subject: `Proposition retirée\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} retire sa proposition. Votre candidature reste en cours, et vous pouvez lui écrire.`,
        ...written(entry),
      ],
      action: 'Suivre ma candidature',
    },
  })
}

interface Waiting {
  id: number
  /** The proposal is to be answered by this day. */
  answer_by: string
}

/** A proposal waits for the applicant's answer, and its day comes near. */
export function proposalReminderNotification(
  row: ApplicationRow,
  { id, answer_by }: Waiting,
  now: Date,
): Notification {
  const { company } = row.offer_copy
  const left = daysBetween(now, startOfDay(answer_by))
  const when = left <= 0 ? 'aujourd’hui' : left === 1 ? 'demain' : `dans ${left}\u00a0jours`
  return toApplicant(row, {
    kind: 'application.stage-changed',
    // The event must not be the number of a row of the history, so it is the proposal's, made negative.
    event: -(id * 100 + Math.max(0, left)),
    title: `Votre réponse est attendue ${when}`,
    line: `${company.name} vous propose le poste\u00a0: ${titleOf(row)}.`,
    icon: 'clock',
    color: 'warning',
    tab: 'proposition',
    mail: {
      subject: `Votre réponse est attendue ${when}\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `La proposition ${ofName(company.name)} attend votre réponse au plus tard le ${formatLongDate(answer_by)}.`,
        'Vous pouvez l’accepter, poser une question ou la décliner.',
      ],
      action: 'Voir la proposition',
      aside: { text: WARNING },
    },
  })
}

/** The day to answer a proposal by has passed; it can still be answered. */
export function proposalLapsedNotification(row: ApplicationRow, { id, answer_by }: Waiting): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.stage-changed',
    event: -(id * 100 + 99),
    title: 'Le jour de répondre à la proposition est passé',
    line: `${company.name} attendait votre réponse jusqu’au ${formatDate(answer_by)}\u00a0: ${titleOf(row)}.`,
    icon: 'clock',
    color: 'warning',
    tab: 'proposition',
    mail: {
      subject: `Le jour de répondre est passé\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} attendait votre réponse à sa proposition jusqu’au ${formatLongDate(answer_by)}. Ce jour est passé.`,
        'Vous pouvez encore l’accepter ou la décliner tant que la société ne la retire pas\u00a0: ne tardez plus.',
      ],
      action: 'Voir la proposition',
      aside: { text: WARNING },
    },
  })
}

export function hiredNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.hired',
    event: entry.id,
    title: 'Recrutement confirmé',
    sms: answerSms(row),
    line: `${company.name} confirme votre recrutement\u00a0: ${titleOf(row)}.`,
    icon: 'check',
    color: 'success',
    mail: {
      subject: `Recrutement confirmé chez ${company.name}`,
      paragraphs: [
        `Félicitations\u00a0! ${company.name} confirme votre recrutement. Toute l’équipe vous souhaite de beaux débuts.`,
        ...written(entry),
      ],
      action: 'Voir ma candidature',
    },
  })
}

export function rejectedNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  const label = reasonLabel(entry.reason)
  return toApplicant(row, {
    kind: 'application.rejected',
    event: entry.id,
    title: 'Réponse à votre candidature',
    sms: answerSms(row),
    line: `${company.name} n’a pas retenu votre candidature pour ${titleOf(row)}.`,
    icon: 'close',
    mail: {
      subject: `Réponse à votre candidature\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} a étudié votre candidature et ne l’a pas retenue cette fois. Merci du temps que vous y avez consacré.`,
        ...(label && entry.reason !== 'autre' ? [`Motif\u00a0: ${label.toLowerCase()}.`] : []),
        ...written(entry),
      ],
      action: 'Voir ma candidature',
    },
  })
}

/** Somebody else was hired, or nobody will be. */
export function positionFilledNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.rejected',
    event: entry.id,
    title: 'Poste pourvu',
    sms: answerSms(row),
    line: `Le poste est pourvu chez ${company.name}\u00a0: ${titleOf(row)}.`,
    icon: 'close',
    mail: {
      subject: `Poste pourvu\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} a pourvu ce poste et clôt votre candidature. Merci du temps que vous y avez consacré.`,
        ...written(entry),
      ],
      action: 'Voir ma candidature',
    },
  })
}

export function noAnswerNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.no-answer',
    event: entry.id,
    title: 'Candidature clôturée sans réponse',
    line: `${company.name} n’a rien changé depuis ${silenceDays()} jours\u00a0: ${titleOf(row)}.`,
    icon: 'close',
    mail: {
      subject: `Candidature clôturée sans réponse\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} n’a pas fait avancer votre candidature depuis ${silenceDays()} jours. Nous la clôturons pour que vous sachiez où vous en êtes.`,
        `Elle avait été envoyée le ${formatDate(row.submitted_at ?? row.created_at)}. Ce silence ne dit rien de votre valeur.`,
      ],
      action: 'Voir ma candidature',
    },
  })
}

/** The company has left the site. */
export function stoppedNotification(row: ApplicationRow, entry: Entry): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.no-answer',
    event: entry.id,
    title: 'Recrutement arrêté',
    line: `${company.name} ne recrute plus ici\u00a0: ${titleOf(row)}.`,
    icon: 'clock',
    mail: {
      subject: `Recrutement arrêté\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} ne recrute plus sur notre site. Son offre est close, et votre candidature ne recevra pas de réponse.`,
        'Nous le regrettons pour vous.',
      ],
      action: 'Voir ma candidature',
    },
  })
}

export function messageNotification(row: ApplicationRow, message: Message): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.message',
    event: message.id,
    title: `Message ${ofName(company.name)}`,
    line: message.text
      ? `${message.from}\u00a0: «\u00a0${shortened(message.text)}\u00a0»`
      : `${message.from} vous envoie un fichier.`,
    icon: 'chat',
    tab: 'messages',
    mail: {
      subject: `${company.name} vous écrit\u00a0: ${titleOf(row)}`,
      paragraphs: [`${message.from}, ${ofName(company.name)}, vous écrit\u00a0:`, ...wordsOf(message)],
      action: 'Répondre',
      aside: { text: WARNING },
    },
  })
}

export function toApplicant(
  row: ApplicationRow,
  { tab = 'suivi', ...words }: Words & { tab?: string },
): Notification {
  const link = `/candidat/candidatures/${row.id}/${tab}`
  return applicationNotification(row, words, { link, reason: REASONS.applied })
}
