import type { Notification } from '#src/notifications/notify.ts'
import { silenceDays } from '#src/reference/shared/delays.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import type { ApplicationRow } from '../applications.ts'
import { promiseOf, toApplicant } from './applicant.ts'
import { titleOf } from './application.ts'

/** The offer has ended, by its date or by its company, and the application still waits. */
export function offerClosedNotification(row: ApplicationRow, closedAt: Date, now: Date): Notification {
  const { company } = row.offer_copy
  const isOverdue = row.answer_due_at !== null && row.answer_due_at <= now
  return toApplicant(row, {
    kind: 'application.offer-closed',
    event: closedAt.getTime(),
    title: 'Offre clôturée, candidature en cours',
    line: `${company.name} ne reçoit plus de candidatures\u00a0: ${titleOf(row)}. La vôtre attend sa réponse.`,
    icon: 'clock',
    mail: {
      subject: `Offre clôturée, votre candidature reste en cours\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} ne reçoit plus de candidatures pour ce poste depuis le ${formatLongDate(closedAt)}. La vôtre est arrivée à temps et reste en cours\u00a0: vous n’avez rien à faire.`,
        ...(isOverdue ? [] : [promiseOf(row)]),
        `Si rien ne change pendant ${silenceDays()} jours, nous la clôturons pour que vous sachiez où vous en êtes.`,
      ],
      action: 'Suivre ma candidature',
    },
  })
}

/** Nobody of the company said that the post is still open, and the application still waits. */
export function offerPausedNotification(row: ApplicationRow, pausedAt: Date): Notification {
  const { company } = row.offer_copy
  return toApplicant(row, {
    kind: 'application.offer-closed',
    event: pausedAt.getTime(),
    title: 'Offre en pause, candidature en cours',
    line: `${company.name} n’a pas confirmé que ce poste est encore à pourvoir\u00a0: ${titleOf(row)}.`,
    icon: 'clock',
    mail: {
      subject: `Offre en pause, votre candidature reste en cours\u00a0: ${titleOf(row)}`,
      paragraphs: [
        `${company.name} ne nous a pas dit si ce poste est encore à pourvoir\u00a0: son offre est en pause depuis le ${formatLongDate(pausedAt)}. Votre candidature reste en cours, et une réponse peut encore arriver\u00a0: vous n’avez rien à faire.`,
        `N’attendez pas pour postuler ailleurs. Si rien ne change pendant ${silenceDays()} jours, nous clôturons cette candidature pour que vous sachiez où vous en êtes.`,
      ],
      action: 'Suivre ma candidature',
    },
  })
}
