import type { SmsNotice, SmsSite } from '#src/notifications/sms/messages.ts'
import { fitMessage } from '#src/platform/messages/gsm.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { daysBetween, formatTime } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'
import { formatCompactDateTime } from '#src/shared/weekdays.ts'

interface Told {
  application_id: number
  company: string
  offer_title: string
}

const applicantLink = (site: SmsSite, { application_id }: Told) =>
  site.linkTo(`/candidat/candidatures/${application_id}/rendez-vous`)

/**
 * @param slots in the order of their times, as the answer counts them
 * @param answers_to what « OUI 2 » is about
 */
export function interviewProposedSms(
  told: Told,
  { slots, answers_to }: { slots: readonly Date[]; answers_to: string },
): SmsNotice {
  const numbered = slots.map((slot, index) => `${index + 1}) ${formatCompactDateTime(slot)}`).join(' ')
  const asked =
    slots.length > 1 ? `Répondez OUI 1${slots.length > 2 ? ' à' : ' ou'} ${slots.length}` : 'Répondez OUI'
  return {
    topic: 'interview-proposed',
    answers_to,
    write: (site) =>
      fitMessage(
        (company) =>
          site.takesAnswers
            ? `${APP_NAME} : entretien avec ${company} : ${numbered}. ${asked}.`
            : `${APP_NAME} : ${company} vous propose un entretien, ${slots.length} ${plural(slots.length, 'créneau', 'créneaux')}. ${applicantLink(site, told)}`,
        told.company,
      ),
  }
}

/** @param words what became of the meeting at that time */
export function interviewChangedSms(
  told: Told,
  words: 'confirmé' | 'déplacé' | 'annulé',
  starts_at: Date,
): SmsNotice {
  return {
    topic: 'interview-changed',
    write: (site) =>
      fitMessage(
        (company) =>
          `${APP_NAME} : entretien ${words} avec ${company} : ${formatCompactDateTime(starts_at)}. ${applicantLink(site, told)}`,
        told.company,
      ),
  }
}

export function proposalCancelledSms(told: Told): SmsNotice {
  return {
    topic: 'interview-changed',
    write: (site) =>
      fitMessage(
        (company) =>
          `${APP_NAME} : ${company} retire les créneaux proposés pour un entretien. ${applicantLink(site, told)}`,
        told.company,
      ),
  }
}

/** Past its beginning, nobody is reminded of a meeting. */
export function interviewReminderSms(told: Told, starts_at: Date, now: Date): SmsNotice {
  const day = daysBetween(now, starts_at) === 1 ? 'demain' : 'aujourd’hui'
  return {
    topic: 'interview-reminder',
    useful_until: starts_at,
    write: (site) =>
      fitMessage(
        (company) =>
          `${APP_NAME} : entretien avec ${company} ${day} à ${formatTime(starts_at)}. ${applicantLink(site, told)}`,
        told.company,
      ),
  }
}

/** Names the post and not the applicant, because a locked screen shows it. */
export function interviewAnsweredSms(told: Told, words: string, starts_at: Date | null): SmsNotice {
  const when = starts_at ? ` ${formatCompactDateTime(starts_at)}` : ''
  return {
    topic: 'interview-answered',
    write: ({ linkTo }) =>
      fitMessage(
        (post) =>
          `${APP_NAME} : entretien${when}, ${words} (${post}). ${linkTo(`/dashboard/recruteur/candidatures/${told.application_id}/rendez-vous`)}`,
        displayTitle(told.offer_title),
      ),
  }
}
