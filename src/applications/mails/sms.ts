import type { SmsNotice } from '#src/notifications/sms/messages.ts'
import { fitMessage } from '#src/platform/messages/gsm.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { ApplicationRow } from '../applications.ts'

type Told = Pick<ApplicationRow, 'id'>

const linkOf = ({ id }: Told, tab: string) => `/candidat/candidatures/${id}/${tab}`

/** A locked screen shows it, so it tells no decision and names no company. */
export function answerSms(row: Told): SmsNotice {
  return {
    topic: 'answer',
    write: ({ linkTo }) =>
      fitMessage(
        () => `${APP_NAME} : une de vos candidatures a reçu sa réponse. ${linkTo(linkOf(row, 'suivi'))}`,
      ),
  }
}

export function proposalSms(row: Told): SmsNotice {
  return {
    topic: 'proposal',
    write: ({ linkTo }) =>
      fitMessage(
        () =>
          `${APP_NAME} : une de vos candidatures attend votre réponse. ${linkTo(linkOf(row, 'proposition'))}`,
      ),
  }
}

/** A message that the applicant reads within a day is not texted. */
export function unreadMessageSms(row: Told, now: Date): SmsNotice {
  return {
    topic: 'message-unread',
    send_at: after(now, DAY),
    write: ({ linkTo }) =>
      fitMessage(
        () => `${APP_NAME} : un message vous attend depuis hier. ${linkTo(linkOf(row, 'messages'))}`,
      ),
  }
}
