import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../shared/providers.ts'
import type { User } from '../users.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

export type LinkEvent = 'linked' | 'taken-back' | 'unlinked'

/** What may be a theft and is told whatever the preferences say. */
export function linkMail(
  env: Env,
  user: Reader,
  { event, provider }: { event: LinkEvent; provider: SocialProvider },
  now: Date,
): Mail {
  const name = PROVIDER_NAMES[provider]
  const subject =
    event === 'unlinked' ? `${name} n’ouvre plus votre compte` : `${name} ouvre maintenant votre compte`
  return {
    key: `social-${event}-${provider}:${user.id}:${now.getTime()}`,
    to: user.email,
    user_id: user.id,
    subject,
    ...renderMail({
      preview: 'Si ce n’était pas vous, réagissez maintenant.',
      title: subject,
      paragraphs: [`Bonjour ${user.first_name},`, WORDS[event](name)],
      facts: [['Le', formatDateTime(now)]],
      action: {
        label: 'Voir la sécurité de mon compte',
        url: `${env.APP_URL}/dashboard/parametres/securite`,
      },
      reason: 'Vous recevez ce mail parce qu’il concerne la sécurité de votre compte.',
    }),
  }
}

const WORDS: Record<LinkEvent, (name: string) => string> = {
  linked: (name) =>
    `Vous pouvez vous connecter avec ${name}. Si ce n’était pas vous, déliez-le et changez votre mot de passe.`,
  unlinked: (name) =>
    `Votre compte ${name} a été délié. Si ce n’était pas vous, changez votre mot de passe et liez-le à nouveau.`,
  'taken-back': (name) =>
    `Vous venez de prouver par ${name} que cette adresse est la vôtre. Personne ne l’avait fait avant\u00A0: le mot de passe, les appareils et les codes d’avant n’ouvrent plus ce compte. Choisissez un nouveau mot de passe si vous en voulez un.`,
}
