import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import type { User } from '../users.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

/** Goes to the new address, whose reader has to confirm it. */
export function emailChangeMail(user: Reader, link: string) {
  return {
    to: user.email,
    user_id: user.id,
    subject: 'Confirmez votre nouvelle adresse',
    ...renderMail({
      preview: 'Votre adresse ne change qu’après ce geste.',
      title: 'Confirmez votre nouvelle adresse',
      paragraphs: [
        `Bonjour ${user.first_name},`,
        `Vous avez demandé à utiliser cette adresse pour votre compte ${APP_NAME}. Le lien est valable une heure\u00a0; d’ici là, rien ne change.`,
      ],
      action: { label: 'Confirmer mon adresse', url: link },
      reason:
        'Vous recevez cet e-mail parce que cette adresse a été saisie dans les paramètres d’un compte. Si ce n’était pas vous, ignorez-le.',
    }),
  }
}

/** Goes to the former address, so that its owner learns of a theft. */
export function emailChangedMail(env: Env, user: Reader, before: string, now: Date): Mail {
  return {
    key: `address-changed:${user.id}:${now.getTime()}`,
    to: before,
    user_id: user.id,
    subject: 'L’adresse de votre compte a changé',
    ...renderMail({
      preview: `Votre compte utilise désormais ${user.email}.`,
      title: 'L’adresse de votre compte a changé',
      paragraphs: [
        `Bonjour ${user.first_name},`,
        `Depuis le ${formatDateTime(now)}, votre compte utilise l’adresse ${user.email}. C’est avec elle que vous vous connectez.`,
        'Si ce n’était pas vous, écrivez-nous sans attendre\u00a0: nous vous rendrons votre compte.',
      ],
      action: { label: 'Nous écrire', url: `${env.APP_URL}/contact` },
      reason: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
    }),
  }
}
