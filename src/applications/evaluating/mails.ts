import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import type { ApplicationRow } from '../applications.ts'
import { applicationNotification, titleOf, type Words } from '../mails/application.ts'

/** Who is named: the mail goes with the account of either. */
interface People {
  author: { id: number; name: string }
  applicant: string
}

/** The words of the note are not in the mail: they stay on the page, where they go with the applicant's account. */
export function mentionNotification(
  row: ApplicationRow,
  { id, ...people }: { id: number } & People,
): Notification {
  const { author, applicant } = people
  return toColleague(row, people, {
    kind: 'application.mention',
    event: id,
    title: 'Une note de l’équipe vous mentionne',
    line: `Au sujet de ${applicant}, ${titleOf(row)}.`,
    icon: 'chat',
    mail: {
      subject: `${author.name} vous mentionne au sujet de ${applicant}`,
      paragraphs: [
        `${author.name} vous mentionne dans une note de l’équipe sur la candidature de ${applicant} pour ${titleOf(row)}.`,
        'Seuls vos collègues lisent ces notes\u00a0: le candidat n’en voit rien.',
      ],
      action: 'Lire la note',
    },
  })
}

export function assignedNotification(
  row: ApplicationRow,
  { time, ...people }: { time: number } & People,
): Notification {
  const { author, applicant } = people
  return toColleague(row, people, {
    kind: 'application.assigned',
    event: time,
    title: 'Une candidature vous est confiée',
    line: `${applicant}, ${titleOf(row)}.`,
    icon: 'inbox',
    mail: {
      subject: `${author.name} vous confie la candidature de ${applicant}`,
      paragraphs: [
        `${author.name} vous confie la candidature de ${applicant} pour ${titleOf(row)}\u00a0: c’est à vous de la suivre.`,
      ],
      action: 'Ouvrir la candidature',
    },
  })
}

function toColleague(row: ApplicationRow, { author, applicant }: People, words: Words): Notification {
  const link = `/dashboard/recruteur/candidatures/${row.id}/evaluation`
  const notification = applicationNotification(row, words, { link, reason: REASONS.recruiter })
  return { ...notification, about: { id: row.applicant_id, name: applicant }, author_id: author.id }
}
