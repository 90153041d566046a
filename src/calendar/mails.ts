import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { formatLongDate, formatTime } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'

interface Interview {
  application_id: number
  /** Tells one event of this application's interviews from the next. */
  event: string
  company: string
  offer_title: string
  /** « Société · Ville · Contrat » */
  place: string
  type: 'interview_onsite' | 'interview_video' | 'interview_phone' | 'test'
}

const FORMS: Record<Interview['type'], string> = {
  interview_onsite: 'Entretien sur place',
  interview_video: 'Entretien en visio',
  interview_phone: 'Entretien par téléphone',
  test: 'Test',
}

/** « lundi 16 mars 2026 à 10 h 00 » */
const moment = (at: Date) => `${formatLongDate(at)} à ${formatTime(at)}`
const slotFacts = (slots: Date[]): [string, string][] =>
  slots.map((slot, index) => [`Créneau ${index + 1}`, moment(slot)])

type Words = Pick<Notification, 'kind' | 'title' | 'line' | 'icon'> &
  Partial<Pick<Notification, 'color'>> & { mail: Omit<Notification['mail'], 'reason' | 'offers'> }

const cardOf = ({ company, offer_title, place }: Interview) => ({
  company,
  title: displayTitle(offer_title),
  line: place,
})

function toApplicant(interview: Interview, { mail, ...face }: Words): Notification {
  return {
    ...face,
    event: `${interview.application_id}:${interview.event}`,
    subtitle: interview.company,
    link: `/candidat/candidatures/${interview.application_id}/rendez-vous`,
    mail: { ...mail, offers: [cardOf(interview)], reason: REASONS.applied },
  }
}

function toRecruiter(interview: Interview, { mail, ...face }: Words): Notification {
  return {
    ...face,
    event: `${interview.application_id}:${interview.event}`,
    subtitle: interview.company,
    link: `/dashboard/recruteur/candidatures/${interview.application_id}/rendez-vous`,
    mail: { ...mail, offers: [cardOf(interview)], reason: REASONS.recruiter },
  }
}

export function interviewProposedNotification(
  interview: Interview & { slots: Date[]; message?: string },
): Notification {
  const { company, slots, message } = interview
  const many = slots.length > 1
  return toApplicant(interview, {
    kind: 'interview.proposed',
    title: `${company} vous propose un entretien`,
    line: many ? `Choisissez parmi ${slots.length} créneaux.` : `Confirmez le créneau proposé.`,
    icon: 'calendar',
    color: 'success',
    mail: {
      subject: `Entretien proposé\u00a0: ${company} souhaite vous rencontrer`,
      paragraphs: [
        `Bonne nouvelle\u00a0: ${company} souhaite vous rencontrer. ${many ? 'Choisissez le créneau qui vous convient, ou dites qu’aucun ne convient.' : 'Confirmez le créneau, ou dites qu’il ne convient pas.'}`,
        ...(message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []),
      ],
      facts: [['Forme', FORMS[interview.type]], ...slotFacts(slots)],
      action: many ? 'Choisir un créneau' : 'Répondre',
    },
  })
}

export function interviewMovedNotification(
  interview: Interview & { starts_at: Date; where?: string },
): Notification {
  const { company, starts_at, where } = interview
  return toApplicant(interview, {
    kind: 'interview.changed',
    title: `${company} a déplacé votre entretien`,
    line: `Nouvelle date\u00a0: ${moment(starts_at)}.`,
    icon: 'calendar',
    color: 'warning',
    mail: {
      subject: `Entretien déplacé\u00a0: ${moment(starts_at)}`,
      paragraphs: [`${company} a déplacé votre entretien. Vérifiez que la nouvelle date vous convient.`],
      facts: [
        ['Date', moment(starts_at)],
        ['Forme', FORMS[interview.type]],
        ...(where ? [['Lieu', where] as [string, string]] : []),
      ],
      action: 'Voir le rendez-vous',
    },
  })
}

export function interviewCancelledNotification(
  interview: Interview & { starts_at: Date; message?: string },
): Notification {
  const { company, starts_at, message } = interview
  return toApplicant(interview, {
    kind: 'interview.changed',
    title: `${company} a annulé votre entretien`,
    line: `L’entretien du ${moment(starts_at)} n’aura pas lieu.`,
    icon: 'close',
    color: 'warning',
    mail: {
      subject: `Entretien annulé\u00a0: ${moment(starts_at)}`,
      paragraphs: [
        `L’entretien prévu le ${moment(starts_at)} avec ${company} est annulé. Votre candidature, elle, reste en cours.`,
        ...(message ? [`Le recruteur vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []),
      ],
      action: 'Voir ma candidature',
    },
  })
}

export function interviewReminderNotification(
  interview: Interview & { starts_at: Date; where?: string; before: '24h' | '2h' },
): Notification {
  const { company, starts_at, where, before } = interview
  const soon = before === '24h' ? `demain à ${formatTime(starts_at)}` : `à ${formatTime(starts_at)}`
  return toApplicant(interview, {
    kind: 'interview.reminder',
    title: `Votre entretien avec ${company}, ${soon}`,
    line: `${FORMS[interview.type]}, ${moment(starts_at)}.`,
    icon: 'calendar',
    mail: {
      subject: `Rappel\u00a0: entretien avec ${company}, ${soon}`,
      paragraphs: [
        before === '24h'
          ? `${company} vous attend demain. Relisez l’offre et votre CV\u00a0: vous serez plus à l’aise.`
          : `${company} vous attend dans deux heures. Bonne chance\u00a0!`,
      ],
      facts: [
        ['Date', moment(starts_at)],
        ['Forme', FORMS[interview.type]],
        ...(where ? [['Lieu', where] as [string, string]] : []),
      ],
      action: 'Voir le rendez-vous',
    },
  })
}

export function slotTakenNotification(
  interview: Interview & { applicant: string; starts_at: Date },
): Notification {
  const { applicant, starts_at } = interview
  return toRecruiter(interview, {
    kind: 'slot.taken',
    title: `${applicant} a choisi un créneau`,
    line: `${FORMS[interview.type]}, ${moment(starts_at)}.`,
    icon: 'calendar',
    color: 'success',
    mail: {
      subject: `Entretien confirmé\u00a0: ${applicant}, ${moment(starts_at)}`,
      paragraphs: [`${applicant} a choisi un créneau. Le rendez-vous est dans votre calendrier.`],
      facts: [
        ['Date', moment(starts_at)],
        ['Forme', FORMS[interview.type]],
      ],
      action: 'Voir le rendez-vous',
    },
  })
}

export function slotDeclinedNotification(
  interview: Interview & { applicant: string; message?: string },
): Notification {
  const { applicant, message } = interview
  return toRecruiter(interview, {
    kind: 'slot.declined',
    title: `${applicant} n’est pas disponible`,
    line: 'Aucun créneau ne convient\u00a0: proposez-en d’autres.',
    icon: 'calendar',
    color: 'warning',
    mail: {
      subject: `Aucun créneau ne convient à ${applicant}`,
      paragraphs: [
        `${applicant} ne peut venir à aucun des créneaux proposés. Proposez-en d’autres pour ne pas perdre le contact.`,
        ...(message ? [`${applicant} vous écrit\u00a0: «\u00a0${message}\u00a0»`] : []),
      ],
      action: 'Proposer d’autres créneaux',
    },
  })
}
