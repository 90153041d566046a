import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { lowered } from '#src/shared/phrases.ts'

interface Reported {
  /** The number is that of the report. */
  id: number
  message_id: number
  /** The reason is in words. */
  reason: string
}

/** The words that were reported are not in the mail: they are read where they are decided on, and nowhere else. */
export function messageReportedNotification({ id, message_id, reason }: Reported): Notification {
  return {
    kind: 'report.waiting',
    event: `message:${id}`,
    title: 'Message signalé',
    subtitle: 'Conversation entre un candidat et une société',
    line: `Motif\u00a0: ${lowered(reason)}.`,
    icon: 'warning',
    color: 'warning',
    link: `/moderation?item=message-${message_id}`,
    mail: {
      subject: `Message signalé\u00a0: ${lowered(reason)}`,
      paragraphs: [
        'Une personne a signalé un message reçu au sujet d’une candidature. Il reste lisible jusqu’à votre décision.',
      ],
      facts: [['Motif', lowered(reason)]],
      action: 'Examiner le message',
      reason: REASONS.admin,
    },
  }
}
