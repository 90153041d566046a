import { renderMail } from '#src/platform/mail/layout.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import type { Removed } from '../proof/claiming.ts'
import type { User } from '../users.ts'
import { removedParagraph } from './removed.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

const RECOVERY = '/recuperation-mot-de-passe'

export function verificationMail(user: Reader, link: string) {
  return {
    to: user.email,
    user_id: user.id,
    subject: 'Vérifiez votre adresse e-mail',
    ...renderMail({
      preview: 'Un geste pour terminer votre inscription.',
      title: `Bonjour ${user.first_name}, vérifiez votre adresse`,
      paragraphs: ['Confirmez que cette adresse est bien la vôtre. Le lien est valable une heure.'],
      action: { label: 'Vérifier mon adresse', url: link },
      reason:
        'Vous recevez cet e-mail parce que cette adresse a servi à créer un compte. Si ce n’était pas vous, ignorez-le.',
    }),
  }
}

/** Tells the owner of an address that somebody registered with it again; `link` lets an unverified owner choose a password. */
export function knownAddressMail(user: Reader, appUrl: string, link: string | null) {
  const reset = { label: 'Choisir un nouveau mot de passe', url: `${appUrl}${RECOVERY}` }
  return {
    to: user.email,
    user_id: user.id,
    subject: `Vous avez déjà un compte ${APP_NAME}`,
    ...renderMail({
      preview: 'Votre compte vous attend, rien n’a été changé.',
      title: `Bonjour ${user.first_name}, vous avez déjà un compte`,
      paragraphs: [
        'Quelqu’un, sans doute vous, vient de demander une inscription avec cette adresse. Elle a déjà un compte\u00A0: il n’a pas été modifié, et aucun autre n’a été créé.',
        link
          ? 'Personne n’a encore vérifié cette adresse. Si vous avez créé ce compte, ouvrez le premier e-mail que nous vous avons envoyé. Sinon, choisissez un mot de passe\u00A0: le compte devient le vôtre, et tout ce qui l’ouvrait avant ne sert plus à personne. Le lien est valable une heure.'
          : 'Connectez-vous avec votre mot de passe, ou choisissez-en un nouveau si vous l’avez oublié.',
      ],
      action: link
        ? { label: 'Choisir mon mot de passe', url: link }
        : { label: 'Se connecter', url: `${appUrl}/login` },
      ...(link ? {} : { aside: { text: 'Mot de passe oublié\u00a0?', link: reset } }),
      reason:
        'Vous recevez cet e-mail parce que cette adresse a été saisie sur la page d’inscription. Si ce n’était pas vous, ignorez-le.',
    }),
  }
}

export function passwordResetMail(user: Reader, link: string) {
  return {
    to: user.email,
    user_id: user.id,
    subject: 'Choisissez un nouveau mot de passe',
    ...renderMail({
      preview: 'Le lien est valable une heure et sert une fois.',
      title: `Bonjour ${user.first_name}, choisissez un nouveau mot de passe`,
      paragraphs: [
        'Le lien ci-dessous est valable une heure et ne sert qu’une fois. Votre mot de passe actuel reste le bon tant que vous n’en avez pas choisi un autre.',
      ],
      action: { label: 'Choisir mon mot de passe', url: link },
      reason:
        'Vous recevez cet e-mail parce qu’un nouveau mot de passe a été demandé pour cette adresse. Si ce n’était pas vous, ignorez-le.',
    }),
  }
}

interface PasswordChange {
  at: Date
  removed?: Removed | null
  /** Whether the calendar had a private address, which has ended with the old password. */
  hadCalendarAddress: boolean
}

export const CALENDAR_ADDRESS_ENDED =
  'L’adresse privée de votre calendrier ne sert plus\u00A0: créez-en une autre depuis votre calendrier si vous vous y abonnez.'

/** Tells the owner of every change of the password, however it was made, because it may be a theft. */
export function passwordChangedMail(
  user: Reader,
  appUrl: string,
  { at, removed = null, hadCalendarAddress }: PasswordChange,
) {
  return {
    to: user.email,
    user_id: user.id,
    subject: 'Votre mot de passe a été changé',
    ...renderMail({
      preview: 'Si ce n’était pas vous, réagissez maintenant.',
      title: 'Votre mot de passe a été changé',
      paragraphs: [
        `Bonjour ${user.first_name},`,
        'Le mot de passe de votre compte vient d’être changé. Les autres appareils ont été déconnectés.',
        ...(removed ? removedParagraph(removed) : []),
        ...(hadCalendarAddress ? [CALENDAR_ADDRESS_ENDED] : []),
        'Si c’était vous, il n’y a rien à faire. Sinon, choisissez tout de suite un nouveau mot de passe, puis vérifiez les appareils connectés dans vos paramètres.',
      ],
      facts: [['Changé le', formatDateTime(at)]],
      action: { label: 'Ce n’était pas moi', url: `${appUrl}${RECOVERY}` },
      reason: 'Ce mail protège votre compte\u00A0: il est envoyé à chaque changement de mot de passe.',
    }),
  }
}
