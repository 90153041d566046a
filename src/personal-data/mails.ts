import { deletionDay } from '#src/accounts/deactivation.ts'
import type { User } from '#src/accounts/users.ts'
import type { Notification } from '#src/notifications/notify.ts'
import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { dayAt, formatDate, formatDateTime } from '#src/shared/dates.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

export function exportReadyMail(env: Env, user: Reader, expiresAt: Date) {
  const subject = 'La copie de vos données est prête'
  return {
    to: user.email,
    user_id: user.id,
    subject,
    ...renderMail({
      preview: `À télécharger avant le ${formatDate(expiresAt)}.`,
      title: subject,
      paragraphs: [
        `Bonjour ${user.first_name},`,
        'Tout ce que nous gardons sur vous est réuni dans un dossier ZIP. Pour que personne d’autre ne puisse le lire, le lien ne s’ouvre qu’avec votre compte.',
        `Vous pouvez le télécharger jusqu’au ${formatDateTime(expiresAt)}. Ensuite nous l’effaçons.`,
      ],
      action: {
        label: 'Télécharger mes données',
        url: `${env.APP_URL}/dashboard/parametres/confidentialite#export`,
      },
      reason: 'Vous recevez cet e-mail parce que cette copie a été demandée depuis votre compte.',
    }),
  }
}

/** @param asked the moment at which its owner asked for the deletion */
export function deletionRequestedMail(env: Env, user: Reader, asked: Date) {
  const day = formatDate(deletionDay(asked))
  const subject = `Votre compte sera supprimé le ${day}`
  return {
    to: user.email,
    user_id: user.id,
    subject,
    ...renderMail({
      preview: 'Jusque-là, il vous suffit de vous connecter pour le garder.',
      title: subject,
      paragraphs: [
        `Bonjour ${user.first_name},`,
        'Vous avez demandé la suppression de votre compte. Il est fermé dès maintenant\u00a0: votre profil n’est plus visible et nous ne vous écrivons plus.',
        `Vous avez changé d’avis, ou ce n’était pas vous\u00a0? Connectez-vous avant le ${day}\u00a0: tout revient comme avant. Après cette date, rien ne peut être récupéré.`,
      ],
      action: { label: 'Garder mon compte', url: `${env.APP_URL}/login` },
      reason: `Vous recevez cet e-mail parce que la suppression de votre compte ${APP_NAME} a été demandée.`,
    }),
  }
}

/** The mail goes to the former address and names nobody, because the name is erased by then. */
export function deletionDoneMail(to: string) {
  const subject = 'Votre compte a été supprimé'
  return {
    to,
    user_id: null,
    subject,
    ...renderMail({
      preview: 'Vos données sont effacées.',
      title: subject,
      paragraphs: [
        'Bonjour,',
        'Votre compte et vos données sont effacés. Les sociétés à qui vous aviez écrit ne gardent que des dates, sans votre nom ni vos documents.',
        'C’est le dernier e-mail que vous recevez de nous. Vous pouvez créer un nouveau compte quand vous le voulez.',
      ],
      reason: `Vous recevez cet e-mail parce que cette adresse ouvrait un compte ${APP_NAME}.`,
    }),
  }
}

/** @param day the day from which the account is deleted */
export function inactiveNotification(day: Date, now: Date): Notification {
  const on = formatDate(day)
  return {
    kind: 'account.inactive',
    event: dayAt(now),
    title: `Votre compte sera supprimé le ${on}`,
    subtitle: 'Compte inactif',
    line: `Vous n’êtes pas venu depuis longtemps\u00a0: sans visite de votre part, votre compte sera supprimé le ${on}.`,
    icon: 'clock',
    link: '/dashboard',
    mail: {
      subject: `Votre compte sera supprimé le ${on}`,
      paragraphs: [
        'Vous n’êtes pas venu depuis près de deux ans. Nous ne gardons pas les données de personnes qui n’en ont plus l’usage.',
        `Pour garder votre compte, connectez-vous avant le ${on}. Sinon vous n’avez rien à faire\u00a0: nous effacerons tout.`,
      ],
      action: 'Garder mon compte',
      reason: `Vous recevez cet e-mail parce que vous avez un compte ${APP_NAME}.`,
    },
  }
}
