import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { daysBetween, formatTime } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { formatLongDate, formatLongDateTime } from '#src/shared/weekdays.ts'
import { EVENT_LABELS, type InterviewType } from './shared/event-types.ts'
import {
  interviewAnsweredSms,
  interviewChangedSms,
  interviewProposedSms,
  interviewReminderSms,
  proposalCancelledSms,
} from './sms.ts'

export interface MailedInterview {
  application_id: number
  /** Part of the notification's key: it tells one event of the application's interviews from the next. */
  event: string
  company: string
  offer_title: string
  /** Line under the offer's title: « Société · Ville · Contrat ». */
  place: string
  type: InterviewType
  /** The file that puts the agreed time into calendars or takes it out. */
  attachments?: Notification['mail']['attachments']
}

/** Notifications to the company name the applicant. */
type WithApplicant = MailedInterview & { applicant: string; applicant_id: number }

const slotFacts = (slots: Date[]): [string, string][] =>
  slots.map((slot, index) => [`Créneau ${index + 1}`, formatLongDateTime(slot)])
const saying = (who: string, message: string | undefined) =>
  message ? [`${who} vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []

type Words = Pick<Notification, 'kind' | 'title' | 'line' | 'icon'> &
  Pick<Notification, 'color' | 'sms'> & { mail: Omit<Notification['mail'], 'reason' | 'offers'> }

const cardOf = ({ company, offer_title, place }: MailedInterview) => ({
  company,
  title: displayTitle(offer_title),
  line: place,
})

/** Whoever has several interviews tells their mails apart by the post in the subject. */
function withPost<Mail extends { subject: string }>(mail: Mail, { offer_title }: MailedInterview): Mail {
  return { ...mail, subject: `${mail.subject} – ${displayTitle(offer_title)}` }
}

function toApplicant(interview: MailedInterview, { mail, ...face }: Words): Notification {
  const { attachments = [] } = interview
  return {
    ...face,
    event: `${interview.application_id}:${interview.event}`,
    subtitle: interview.company,
    link: `/candidat/candidatures/${interview.application_id}/rendez-vous`,
    mail: { ...withPost(mail, interview), attachments, offers: [cardOf(interview)], reason: REASONS.applied },
  }
}

function toRecruiter(interview: WithApplicant, { mail, ...face }: Words): Notification {
  const { attachments = [] } = interview
  return {
    ...face,
    event: `${interview.application_id}:${interview.event}`,
    subtitle: interview.company,
    link: `/dashboard/recruteur/candidatures/${interview.application_id}/rendez-vous`,
    about: { id: interview.applicant_id, name: interview.applicant },
    mail: {
      ...withPost(mail, interview),
      attachments,
      offers: [cardOf(interview)],
      reason: REASONS.recruiter,
    },
  }
}

const factsOf = (
  interview: MailedInterview,
  { starts_at, where, prepare }: { starts_at: Date; where?: string; prepare?: string },
): [string, string][] => [
  ['Date', formatLongDateTime(starts_at)],
  ['Forme', EVENT_LABELS[interview.type]],
  ...(where ? [['Lieu', where] as [string, string]] : []),
  ...(prepare ? [['À préparer', prepare] as [string, string]] : []),
]

export function interviewProposedNotification(
  interview: MailedInterview & { slots: Date[]; message?: string; answers_to: string },
): Notification {
  const { company, slots, message } = interview
  const many = slots.length > 1
  return toApplicant(interview, {
    kind: 'interview.proposed',
    title: `${company} vous propose un entretien`,
    sms: interviewProposedSms(interview, interview),
    line: many ? `Choisissez parmi ${slots.length} créneaux.` : `Confirmez le créneau proposé.`,
    icon: 'calendar',
    color: 'success',
    mail: {
      subject: `Entretien proposé\u00a0: ${company} souhaite vous rencontrer`,
      paragraphs: [
        `Bonne nouvelle\u00a0: ${company} souhaite vous rencontrer. ${many ? 'Choisissez le créneau qui vous convient, ou dites qu’aucun ne convient.' : 'Confirmez le créneau, ou dites qu’il ne convient pas.'}`,
        ...saying('Le recruteur', message),
      ],
      facts: [['Forme', EVENT_LABELS[interview.type]], ...slotFacts(slots)],
      action: many ? 'Choisir un créneau' : 'Répondre',
    },
  })
}

export function interviewMovedNotification(
  interview: MailedInterview & { starts_at: Date; where?: string; message?: string },
): Notification {
  const { company, starts_at, message } = interview
  return toApplicant(interview, {
    kind: 'interview.changed',
    title: `${company} a déplacé votre entretien`,
    sms: interviewChangedSms(interview, 'déplacé', starts_at),
    line: `Nouvelle date\u00a0: ${formatLongDateTime(starts_at)}.`,
    icon: 'calendar',
    color: 'warning',
    mail: {
      subject: `Entretien déplacé\u00a0: ${formatLongDateTime(starts_at)}`,
      paragraphs: [
        `${company} a déplacé votre entretien. Vérifiez que la nouvelle date vous convient.`,
        ...saying('Le recruteur', message),
      ],
      facts: factsOf(interview, interview),
      action: 'Voir le rendez-vous',
    },
  })
}

/** @param interview `ended` when the meeting is cancelled because its application ended */
export function interviewCancelledNotification(
  interview: MailedInterview & { starts_at: Date; message?: string; ended: boolean },
): Notification {
  const { company, starts_at, message, ended } = interview
  return toApplicant(interview, {
    kind: 'interview.changed',
    title: `${company} a annulé votre entretien`,
    sms: interviewChangedSms(interview, 'annulé', starts_at),
    line: `L’entretien du ${formatLongDateTime(starts_at)} n’aura pas lieu.`,
    icon: 'close',
    color: 'warning',
    mail: {
      subject: `Entretien annulé\u00a0: ${formatLongDateTime(starts_at)}`,
      paragraphs: [
        `L’entretien prévu le ${formatLongDateTime(starts_at)} avec ${company} est annulé. Votre candidature, elle, ${ended ? 'est terminée' : 'reste en cours'}.`,
        ...saying('Le recruteur', message),
      ],
      action: 'Voir ma candidature',
    },
  })
}

/** @param now decides between « demain » and « aujourd’hui » */
export function interviewReminderNotification(
  interview: MailedInterview & {
    starts_at: Date
    where?: string
    prepare?: string
    before: '24h' | '2h'
    now: Date
  },
): Notification {
  const { company, starts_at, before, now } = interview
  const { day, soon } = soonOf(starts_at, now)
  return toApplicant(interview, {
    kind: 'interview.reminder',
    title: `Votre entretien avec ${company}, ${soon}`,
    sms: interviewReminderSms(interview, starts_at, now),
    line: `${EVENT_LABELS[interview.type]}, ${formatLongDateTime(starts_at)}.`,
    icon: 'calendar',
    mail: {
      subject: `Rappel\u00a0: entretien avec ${company}, ${soon}`,
      paragraphs: [
        before === '24h'
          ? `${company} vous attend ${day}. Relisez l’offre et votre CV\u00a0: vous serez plus à l’aise.`
          : `${company} vous attend à ${formatTime(starts_at)}. Bonne chance\u00a0!`,
      ],
      facts: factsOf(interview, interview),
      action: 'Voir le rendez-vous',
    },
  })
}

/** Goes to the applicant, whether it took a slot or its hour was chosen. */
export function interviewConfirmedNotification(
  interview: MailedInterview & { starts_at: Date; where?: string; prepare?: string },
): Notification {
  const { company, starts_at } = interview
  return toApplicant(interview, {
    kind: 'interview.changed',
    title: `Entretien confirmé avec ${company}`,
    sms: interviewChangedSms(interview, 'confirmé', starts_at),
    line: `${EVENT_LABELS[interview.type]}, ${formatLongDateTime(starts_at)}.`,
    icon: 'calendar',
    color: 'success',
    mail: {
      subject: `Entretien confirmé\u00a0: ${company}, ${formatLongDateTime(starts_at)}`,
      paragraphs: [
        `C’est noté\u00a0: ${company} vous attend. Le rendez-vous est dans votre calendrier, et le fichier joint l’ajoute à celui de votre téléphone.`,
      ],
      facts: factsOf(interview, interview),
      action: 'Voir le rendez-vous',
    },
  })
}

export function slotTakenNotification(interview: WithApplicant & { starts_at: Date }): Notification {
  const { applicant, starts_at } = interview
  return toRecruiter(interview, {
    kind: 'slot.taken',
    title: `${applicant} a choisi un créneau`,
    sms: interviewAnsweredSms(interview, 'créneau choisi par le candidat', starts_at),
    line: `${EVENT_LABELS[interview.type]}, ${formatLongDateTime(starts_at)}.`,
    icon: 'calendar',
    color: 'success',
    mail: {
      subject: `Entretien confirmé\u00a0: ${applicant}, ${formatLongDateTime(starts_at)}`,
      paragraphs: [`${applicant} a choisi un créneau. Le rendez-vous est dans votre calendrier.`],
      facts: factsOf(interview, interview),
      action: 'Voir le rendez-vous',
    },
  })
}

export function slotDeclinedNotification(interview: WithApplicant & { message?: string }): Notification {
  const { applicant, message } = interview
  return toRecruiter(interview, {
    kind: 'slot.declined',
    title: `${applicant} n’est pas disponible`,
    sms: interviewAnsweredSms(interview, 'aucun créneau ne convient', null),
    line: 'Aucun créneau ne convient\u00a0: proposez-en d’autres.',
    icon: 'calendar',
    color: 'warning',
    mail: {
      subject: `Aucun créneau ne convient à ${applicant}`,
      paragraphs: [
        `${applicant} ne peut venir à aucun des créneaux proposés. Proposez-en d’autres pour ne pas perdre le contact.`,
        ...saying(applicant, message),
      ],
      action: 'Proposer d’autres créneaux',
    },
  })
}

/** The applicant takes none of the slots or gives up the agreed time, and says when else it can come. */
export function slotsAskedNotification(
  interview: WithApplicant & { windows: { starts_at: Date; ends_at: Date }[]; message?: string },
): Notification {
  const { applicant, windows, message } = interview
  return toRecruiter(interview, {
    kind: 'slot.declined',
    title: `${applicant} propose d’autres moments`,
    sms: interviewAnsweredSms(interview, 'le candidat propose d’autres moments', null),
    line: `Choisissez une heure parmi ${plural(windows.length, 'ce moment', `${windows.length} moments`)}.`,
    icon: 'calendar',
    color: 'warning',
    mail: {
      subject: `${applicant} propose d’autres moments pour l’entretien`,
      paragraphs: [
        `${applicant} ne peut pas venir à l’heure prévue et vous dit quand c’est possible. Choisissez une heure, ou proposez d’autres créneaux.`,
        ...saying(applicant, message),
      ],
      facts: windows.map(({ starts_at, ends_at }, index) => [
        `Moment ${index + 1}`,
        `${formatLongDate(starts_at)}, de ${formatTime(starts_at)} à ${formatTime(ends_at)}`,
      ]),
      action: 'Choisir une heure',
    },
  })
}

/** @param interview `message` is the applicant's reason; absent when the application ended */
export function interviewGivenUpNotification(
  interview: WithApplicant & { starts_at: Date; message?: string },
): Notification {
  const { applicant, starts_at, message } = interview
  return toRecruiter(interview, {
    kind: 'slot.declined',
    title: `${applicant} ne viendra pas à l’entretien`,
    sms: interviewAnsweredSms(interview, 'annulé par le candidat', starts_at),
    line: `L’entretien du ${formatLongDateTime(starts_at)} n’aura pas lieu.`,
    icon: 'close',
    color: 'warning',
    mail: {
      subject: `Entretien annulé\u00a0: ${applicant}, ${formatLongDateTime(starts_at)}`,
      paragraphs: [
        `L’entretien du ${formatLongDateTime(starts_at)} avec ${applicant} n’aura pas lieu. Le fichier joint le retire de votre agenda.`,
        ...saying(applicant, message),
      ],
      action: 'Voir la candidature',
    },
  })
}

/** Tells the colleagues who attend that a meeting will not be held. */
export function interviewEndedNotification(
  interview: WithApplicant & { starts_at: Date; message?: string },
): Notification {
  const { applicant, starts_at, message } = interview
  return toRecruiter(interview, {
    kind: 'slot.declined',
    title: `Entretien avec ${applicant} annulé`,
    line: `L’entretien du ${formatLongDateTime(starts_at)} n’aura pas lieu.`,
    icon: 'close',
    color: 'warning',
    mail: {
      subject: `Entretien annulé\u00a0: ${applicant}, ${formatLongDateTime(starts_at)}`,
      paragraphs: [
        `L’entretien du ${formatLongDateTime(starts_at)} avec ${applicant} n’aura pas lieu. Le fichier joint le retire de votre agenda.`,
        ...(message ? [message] : []),
      ],
      action: 'Voir la candidature',
    },
  })
}

/** Tells the colleagues who attend that a meeting has another time. */
export function teamInterviewMovedNotification(
  interview: WithApplicant & { starts_at: Date; where?: string },
): Notification {
  const { applicant, starts_at } = interview
  return toRecruiter(interview, {
    kind: 'slot.taken',
    title: `Entretien avec ${applicant} déplacé`,
    line: `Il a lieu le ${formatLongDateTime(starts_at)}.`,
    icon: 'calendar',
    mail: {
      subject: `Entretien déplacé\u00a0: ${applicant}, ${formatLongDateTime(starts_at)}`,
      paragraphs: [
        `L’entretien avec ${applicant} a lieu le ${formatLongDateTime(starts_at)}. Le fichier joint met votre agenda à jour.`,
      ],
      facts: factsOf(interview, interview),
      action: 'Voir le rendez-vous',
    },
  })
}

/** Reminds the colleagues who attend. */
export function teamInterviewReminderNotification(
  interview: WithApplicant & { starts_at: Date; where?: string; now: Date },
): Notification {
  const { applicant, starts_at, now } = interview
  const { soon } = soonOf(starts_at, now)
  return toRecruiter(interview, {
    kind: 'slot.reminder',
    title: `Votre entretien avec ${applicant}, ${soon}`,
    line: `${EVENT_LABELS[interview.type]}, ${formatLongDateTime(starts_at)}.`,
    icon: 'calendar',
    mail: {
      subject: `Rappel\u00a0: entretien avec ${applicant}, ${soon}`,
      paragraphs: [`Vous recevez ${applicant} ${soon}. Relisez sa candidature avant l’entretien.`],
      facts: factsOf(interview, interview),
      action: 'Voir le rendez-vous',
    },
  })
}

/** Cancels slots of which none was taken. */
export function proposalCancelledNotification(
  interview: MailedInterview & { message?: string },
): Notification {
  const { company, message } = interview
  return toApplicant(interview, {
    kind: 'interview.changed',
    title: `${company} retire sa proposition d’entretien`,
    sms: proposalCancelledSms(interview),
    line: 'Les créneaux proposés ne sont plus à prendre.',
    icon: 'close',
    color: 'warning',
    mail: {
      subject: `Proposition d’entretien retirée\u00a0: ${company}`,
      paragraphs: [
        `${company} retire les créneaux qui vous étaient proposés. Votre candidature, elle, reste en cours.`,
        ...saying('Le recruteur', message),
      ],
      action: 'Voir ma candidature',
    },
  })
}

/** « demain », and « demain à 9 h 00 » */
function soonOf(starts_at: Date, now: Date) {
  const day = daysBetween(now, starts_at) === 1 ? 'demain' : 'aujourd’hui'
  return { day, soon: `${day} à ${formatTime(starts_at)}` }
}
