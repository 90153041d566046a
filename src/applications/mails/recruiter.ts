import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { cardOf, type MailedOffer } from '#src/offers/mails.ts'
import { silenceDays, stillLateDays } from '#src/reference/shared/delays.ts'
import { formatDate, formatDateTime } from '#src/shared/dates.ts'
import { formatPay } from '#src/shared/money.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { ofName, plural } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import type { ApplicationRow, EventRow } from '../applications.ts'
import { followUpLine } from '../shared/follow-up.ts'
import { reasonLabel } from '../shared/labels.ts'
import { applicationNotification, type Message, titleOf, type Words, wordsOf } from './application.ts'

export function receivedNotification(row: ApplicationRow, applicant: string): Notification {
  const pay = formatPay(row.min_salary_expectation, row.max_salary_expectation)
  const from = row.availability_date ? `à partir du ${formatDate(row.availability_date)}` : 'à convenir'
  return toRecruiter(row, applicant, {
    kind: 'application.received',
    event: row.attempts,
    title: 'Nouvelle candidature',
    line: `${applicant} a postulé à «\u00a0${titleOf(row)}\u00a0».`,
    icon: 'inbox',
    mail: {
      subject: `Nouvelle candidature\u00a0: ${applicant}, ${titleOf(row)}`,
      paragraphs: [
        `${applicant} vient de postuler à votre offre ${titleOf(row)}.`,
        row.answer_due_at
          ? `Vous avez promis une réponse au plus tard le ${formatLongDate(row.answer_due_at)}.`
          : 'Une réponse rapide est ce que les candidats attendent le plus.',
      ],
      facts: [
        ['Disponibilité', row.available_now ? 'immédiate' : from],
        ...(pay ? [['Prétentions', pay] as [string, string]] : []),
      ],
      action: 'Ouvrir la candidature',
    },
  })
}

/** Sent once to the recruiters when a promised day has passed and the applicant asks for the answer. */
export function followedUpNotification(row: ApplicationRow, due: Date, applicant: string): Notification {
  return toRecruiter(row, applicant, {
    kind: 'application.unanswered',
    event: row.attempts,
    title: 'Une candidature vous relance',
    line: `${applicant} attend votre réponse pour ${titleOf(row)}, promise pour le ${formatLongDate(due)}.`,
    icon: 'clock',
    color: 'warning',
    mail: {
      subject: `${applicant} attend votre réponse\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `«\u00a0${followUpLine(due)}\u00a0»`,
        'Cette personne ne peut relancer qu’une fois. Sa candidature est en tête de «\u00a0À répondre\u00a0».',
      ],
      action: 'Répondre',
    },
  })
}

export function withdrawnNotification(
  row: ApplicationRow,
  entry: Pick<EventRow, 'id'>,
  applicant: string,
): Notification {
  return toRecruiter(row, applicant, {
    kind: 'application.withdrawn',
    event: entry.id,
    title: 'Candidature retirée',
    line: `${applicant} a retiré sa candidature pour ${titleOf(row)}.`,
    icon: 'close',
    mail: {
      subject: `Candidature retirée\u00a0: ${applicant}, ${titleOf(row)}`,
      paragraphs: [`${applicant} a retiré sa candidature. Vous n’avez rien à faire.`],
      action: 'Voir la candidature',
    },
  })
}

export function acceptedNotification(
  row: ApplicationRow,
  entry: Pick<EventRow, 'id'>,
  applicant: string,
): Notification {
  return toRecruiter(row, applicant, {
    kind: 'application.accepted',
    event: entry.id,
    title: 'Proposition acceptée',
    line: `${applicant} accepte votre proposition pour ${titleOf(row)}.`,
    icon: 'check',
    color: 'success',
    mail: {
      subject: `Proposition acceptée\u00a0: ${applicant}, ${titleOf(row)}`,
      paragraphs: [
        `${applicant} accepte votre proposition. Il vous reste à confirmer le recrutement, et à dire comment signer.`,
        'Vous pourrez ensuite répondre aux autres candidats en une seule fois, en clôturant l’offre.',
      ],
      action: 'Confirmer le recrutement',
    },
  })
}

export function declinedNotification(
  row: ApplicationRow,
  entry: Pick<EventRow, 'id' | 'reason' | 'message'>,
  applicant: string,
): Notification {
  return toRecruiter(row, applicant, {
    kind: 'application.declined',
    event: entry.id,
    title: 'Proposition déclinée',
    line: `${applicant} décline votre proposition pour ${titleOf(row)}.`,
    icon: 'close',
    mail: {
      subject: `Proposition déclinée\u00a0: ${applicant}, ${titleOf(row)}`,
      paragraphs: [
        `${applicant} décline votre proposition. Vos autres candidatures vous attendent.`,
        ...(entry.reason && entry.reason !== 'decline_autre'
          ? [`Raison\u00a0: ${reasonLabel(entry.reason)?.toLowerCase()}.`]
          : []),
        ...(entry.message ? [`«\u00a0${entry.message}\u00a0»`] : []),
      ],
      action: 'Voir la candidature',
    },
  })
}

/** The applicant let the day to answer a proposal by pass. */
export function proposalUnansweredNotification(
  row: ApplicationRow,
  { id, answer_by }: { id: number; answer_by: string },
  applicant: string,
): Notification {
  return toRecruiter(row, applicant, {
    kind: 'application.declined',
    // The event must not be the number of a row of the history, so it is the proposal's, made negative.
    event: -id,
    title: 'Proposition sans réponse',
    line: `${applicant} n’a pas répondu avant la fin du ${formatDate(answer_by)}\u00a0: ${titleOf(row)}.`,
    icon: 'clock',
    color: 'warning',
    mail: {
      subject: `Proposition sans réponse\u00a0: ${applicant}, ${titleOf(row)}`,
      paragraphs: [
        `${applicant} avait jusqu’au ${formatLongDate(answer_by)} pour répondre à votre proposition. Ce jour est passé.`,
        'La proposition reste ouverte, et ce candidat en est prévenu. Vous pouvez lui écrire, attendre encore, ou la retirer.',
      ],
      action: 'Voir la proposition',
    },
  })
}

export function answerNotification(row: ApplicationRow, message: Message): Notification {
  const applicant = message.from
  return toRecruiter(row, applicant, {
    kind: 'application.answer',
    event: message.id,
    title: `Message de ${applicant}`,
    // The words are left out, because a bell outlives the account of who wrote them.
    line: `Au sujet de sa candidature pour ${titleOf(row)}.`,
    icon: 'chat',
    tab: 'messages',
    mail: {
      subject: `${applicant} vous écrit\u00a0: ${titleOf(row)}`,
      paragraphs: [`${applicant} vous écrit au sujet de sa candidature\u00a0:`, ...wordsOf(message)],
      action: 'Répondre',
    },
  })
}

function toRecruiter(
  row: ApplicationRow,
  applicant: string,
  { tab = 'profil', ...words }: Words & { tab?: string },
): Notification {
  const link = `/dashboard/recruteur/candidatures/${row.id}/${tab}`
  const notification = applicationNotification(row, words, { link, reason: REASONS.recruiter })
  return { ...notification, about: { id: row.applicant_id, name: applicant } }
}

interface Unanswered {
  offer: MailedOffer
  count: number
  /** The oldest of them has waited for so many days at least. */
  days: number
  /** Each week has its own reminder. */
  week: number
}

export function unansweredNotification({ offer, count, days, week }: Unanswered): Notification {
  const title = displayTitle(offer.title)
  const waiting = plural(count, 'Une candidature attend', `${count} candidatures attendent`)
  return {
    kind: 'application.unanswered',
    event: `${offer.id}:${days}:${week}`,
    title: `${waiting} votre réponse`,
    subtitle: offer.company,
    line: `${title}\u00a0: sans réponse depuis ${days} jours.`,
    icon: 'warning',
    color: 'warning',
    link: `/dashboard/recruteur/candidatures?offer_id=${offer.id}`,
    mail: {
      subject: `${waiting} votre réponse\u00a0: ${title}`,
      paragraphs: [
        `${waiting} une réponse depuis ${days} jours ou plus.`,
        days < stillLateDays()
          ? 'Même un refus courtois vaut mieux que le silence\u00a0: quelques minutes suffisent, et votre taux de réponse reste visible des candidats.'
          : `Après ${silenceDays()} jours, une candidature est clôturée sans réponse, et le taux de réponse affiché sur la page de votre société baisse.`,
      ],
      offers: [cardOf(offer)],
      action: plural(count, 'Répondre au candidat', 'Répondre aux candidats'),
      reason: REASONS.recruiter,
    },
  }
}

/** The administrators are told when somebody opens more people's CVs in a day than anybody reads. */
export function manyViewsNotification(
  person: { id: number; name: string; company: string },
  count: number,
  at: Date,
): Notification {
  const { id, name, company } = person
  return {
    kind: 'access.unusual',
    about: { id, name },
    event: `${id}:${at.toISOString().slice(0, 10)}`,
    title: 'Consultation inhabituelle de dossiers',
    subtitle: company,
    line: `${name} a ouvert ${count}\u00a0dossiers de candidats en un jour.`,
    icon: 'warning',
    color: 'warning',
    link: '/journal',
    mail: {
      subject: `Consultation inhabituelle\u00a0: ${name}, ${company}`,
      paragraphs: [
        `${name}, ${ofName(company)}, a ouvert ${count}\u00a0dossiers de candidats en un jour. Les suivants lui sont refusés jusqu’à demain.`,
        'Le journal d’audit dit lesquels et quand. Si rien ne l’explique, suspendez le compte.',
      ],
      facts: [
        ['Personne', name],
        ['Société', company],
        ['Date', formatDateTime(at)],
      ],
      action: 'Ouvrir l’administration',
      reason: REASONS.admin,
    },
  }
}
