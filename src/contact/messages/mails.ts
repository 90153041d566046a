import { renderMail } from '#src/platform/mail/layout.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { ofName } from '#src/shared/phrases.ts'
import type { ContactMessage } from './contract.ts'

/** Carries a message to the team; a reply to it goes to the person who wrote. */
export function contactMail({ first_name, last_name, email, object, message }: ContactMessage) {
  const subject = `Contact : ${object}`
  return {
    subject,
    headers: { 'Reply-To': email },
    ...renderMail({
      preview: message.slice(0, 120),
      title: object,
      facts: [
        ['De', `${first_name} ${last_name}`],
        ['E-mail', email],
      ],
      paragraphs: message.split(/\n{2,}/),
      reason: `Écrit depuis la page Contact ${ofName(APP_NAME)}. Répondez à cet e-mail pour répondre à cette personne.`,
    }),
  }
}
