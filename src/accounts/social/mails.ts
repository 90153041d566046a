import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { removedParagraph } from '../mails/removed.ts'
import type { Removed } from '../proof/claiming.ts'
import { PROVIDER_NAMES, type SocialProvider } from '../shared/providers.ts'
import type { User } from '../users.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

type LinkEvent = 'linked' | 'taken-back' | 'unlinked'

interface LinkNews {
  event: LinkEvent
  provider: SocialProvider
  /** What was removed when its owner proved the mailbox. */
  removed?: Removed | null
}

/** A link may be a theft, so this mail is sent whatever the preferences say. */
export function linkMail(env: Env, user: Reader, { event, provider, removed }: LinkNews, now: Date): Mail {
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
      paragraphs: [
        `Bonjour ${user.first_name},`,
        WORDS[event](name),
        ...(removed ? removedParagraph(removed) : []),
        ...(removed?.password ? ['Choisissez un nouveau mot de passe si vous en voulez un.'] : []),
      ],
      facts: [['Le', formatDateTime(now)]],
      action: {
        label: 'Voir la sécurité de mon compte',
        url: `${env.APP_URL}/dashboard/parametres/securite`,
      },
      reason: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
    }),
  }
}

const WORDS: Record<LinkEvent, (name: string) => string> = {
  linked: (name) =>
    `Vous pouvez vous connecter avec ${name}. Si ce n’était pas vous, déliez-le et changez votre mot de passe.`,
  unlinked: (name) =>
    `Votre compte ${name} a été délié. Si ce n’était pas vous, changez votre mot de passe et liez-le à nouveau.`,
  'taken-back': (name) => `Vous venez de prouver par ${name} que cette adresse est la vôtre.`,
}
