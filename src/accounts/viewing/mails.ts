import type { Env } from '#src/platform/env.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { securityMail } from '../mails/security.ts'
import type { User } from '../users.ts'

/** Tells a person that somebody of the team looks at the site in their place, and why. */
export function viewedMail(
  env: Env,
  user: Pick<User, 'id' | 'email' | 'first_name'>,
  { name, reason }: { name: string; reason: string },
  now: Date,
): Mail {
  return securityMail(env, user, now, {
    event: 'viewed-as',
    subject: 'Notre équipe regarde le site comme vous le voyez',
    preview: `${name}, en lecture seule, quinze minutes au plus.`,
    title: 'Notre équipe regarde le site comme vous le voyez',
    paragraphs: [
      `${name} regarde le site à votre place depuis le ${formatDateTime(now)}, quinze minutes au plus et en lecture seule\u00A0: rien ne peut être changé, et vos lettres, vos CV et vos messages ne se voient pas. Chaque page ouverte est notée.`,
      'Vous n’avez rien demandé\u00A0? Écrivez-nous.',
    ],
    facts: [['Raison', reason]],
    action: { label: 'Écrire à l’équipe', url: `${env.APP_URL}/contact` },
  })
}
