import { securityMail } from '#src/accounts/mails/security.ts'
import type { User } from '#src/accounts/users.ts'
import type { Env } from '#src/platform/env.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { formatDateTime } from '#src/shared/dates.ts'

/** Whoever knows the address reads the calendar without signing in, so its person learns of it as of a new device. */
export function calendarAddressMail(
  env: Env,
  user: Pick<User, 'id' | 'email' | 'first_name'>,
  now: Date,
): Mail {
  return securityMail(env, user, now, {
    event: 'calendar-address',
    subject: 'Votre calendrier a une nouvelle adresse privée',
    preview: 'Si ce n’était pas vous, changez votre mot de passe.',
    title: 'Votre calendrier a une nouvelle adresse privée',
    paragraphs: [
      'Une adresse privée vient d’être créée pour votre calendrier. Qui la connaît lit vos rendez-vous sans se connecter\u00A0; celle d’avant, s’il y en avait une, ne sert plus.',
      'Si c’est vous, vous n’avez rien à faire. Sinon, changez votre mot de passe\u00A0: cette adresse cessera de servir et vos autres appareils seront déconnectés.',
    ],
    facts: [['Créée le', formatDateTime(now)]],
  })
}
