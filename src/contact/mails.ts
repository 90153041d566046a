import { renderMail } from '#src/platform/mail/layout.ts'
import { APP_NAME } from '#src/shared/app-name.ts'

/** Asks the reader of a subscribed address to agree; before that nothing else is sent, as anybody may have typed it. */
export function newsletterConfirmationMail(email: string, link: string) {
  return {
    to: email,
    subject: 'Confirmez votre abonnement à notre newsletter',
    ...renderMail({
      preview: 'Un geste, et vous la recevrez.',
      title: 'Confirmez votre abonnement',
      paragraphs: [
        `Cette adresse vient d’être abonnée à la newsletter d’${APP_NAME}. Confirmez que c’est bien vous\u00A0: sans cela, nous ne l’enverrons pas. Le lien est valable sept jours.`,
      ],
      action: { label: 'Confirmer mon abonnement', url: link },
      reason:
        'Vous recevez cet e-mail parce que cette adresse a été saisie sur notre site. Si ce n’était pas vous, ignorez-le.',
    }),
  }
}
