import { renderMail } from '#src/platform/mail/layout.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { ofName } from '#src/shared/phrases.ts'
import { MESSAGE_KIND_LABELS } from './shared/kinds.ts'
import type { WrittenMessage } from './written-message.ts'

/** Carries a message to the team; a reply to it goes to the person who wrote. */
export function contactMail({ kind, first_name, last_name, email, object, message, facts }: WrittenMessage) {
  const label = MESSAGE_KIND_LABELS[kind]
  const name = `${first_name} ${last_name}`.trim()
  const answering = email ? ' Répondez à cet e-mail pour répondre à cette personne.' : ''
  return {
    subject: `${label} : ${object}`,
    ...(email && { headers: { 'Reply-To': email } }),
    ...renderMail({
      preview: message.slice(0, 120),
      title: object,
      facts: [
        ...(name ? [['De', name] as [string, string]] : []),
        ...(email ? [['E-mail', email] as [string, string]] : []),
        ...facts.map(({ label, value }): [string, string] => [label, value]),
      ],
      paragraphs: message.split(/\n{2,}/),
      reason: `Écrit depuis le site ${ofName(APP_NAME)} (${label}).${answering}`,
    }),
  }
}

interface Answered {
  object: string
  message: string
}

/** Brings the team's answer to the person who wrote; a reply to it goes to the team. */
export function contactAnswerMail({ object, message }: Answered, text: string, team: string) {
  return {
    subject: `Re\u00A0: ${object}`,
    headers: { 'Reply-To': team },
    ...renderMail({
      preview: text.slice(0, 120),
      title: object,
      paragraphs: [...text.split(/\n{2,}/), `Vous nous aviez écrit\u00A0:\n${message}`],
      reason: `Vous recevez cet e-mail parce que vous avez écrit à l’équipe ${ofName(APP_NAME)}. Répondez-y pour continuer l’échange.`,
    }),
  }
}
