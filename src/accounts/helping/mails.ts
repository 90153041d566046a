import type { Env } from '#src/platform/env.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { securityMail } from '../mails/security.ts'
import type { User } from '../users.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

const write = (env: Env) => ({ label: 'Écrire à l’équipe', url: `${env.APP_URL}/contact` })
const NOT_ASKED = 'Si vous ne l’avez pas demandé, écrivez-nous tout de suite.'

export function verifiedForYouMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'verified-by-team',
    subject: 'Votre adresse est vérifiée',
    preview: 'Notre équipe l’a vérifiée à votre demande.',
    title: 'Votre adresse est vérifiée',
    paragraphs: [
      'Notre équipe a vérifié cette adresse à votre demande. Vous pouvez vous connecter.',
      NOT_ASKED,
    ],
    action: write(env),
  })
}

export function sessionsEndedMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'sessions-ended-by-team',
    subject: 'Vos sessions ont été fermées',
    preview: 'Connectez-vous de nouveau sur vos appareils.',
    title: 'Vos sessions ont été fermées',
    paragraphs: [
      `Notre équipe a fermé toutes vos sessions le ${formatDateTime(now)}\u00A0: connectez-vous de nouveau sur vos appareils.`,
      NOT_ASKED,
    ],
    action: write(env),
  })
}

export function codesDroppedMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'two-factor-dropped-by-team',
    subject: 'Les codes de connexion ont été retirés',
    preview: 'Votre mot de passe suffit de nouveau pour vous connecter.',
    title: 'Les codes de connexion ont été retirés',
    paragraphs: [
      'Notre équipe a retiré les codes de connexion de votre compte après vérification, et fermé toutes vos sessions. Activez de nouveaux codes dès votre prochaine connexion.',
      NOT_ASKED,
    ],
    action: write(env),
  })
}

export function suspendedMail(env: Env, user: Reader, { why, at }: { why: string; at: Date }): Mail {
  return securityMail(env, user, at, {
    event: 'suspended',
    subject: 'Votre compte est suspendu',
    preview: 'Voici pourquoi, et comment nous répondre.',
    title: 'Votre compte est suspendu',
    paragraphs: [
      'Notre équipe a suspendu votre compte\u00A0: vous ne pouvez plus vous y connecter, et votre profil n’est plus visible. Rien n’est supprimé.',
      'Vous n’êtes pas d’accord, ou la situation a changé\u00A0? Écrivez-nous depuis cette adresse.',
    ],
    facts: [['Raison', why]],
    action: write(env),
  })
}

export function restoredMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'restored',
    subject: 'Votre compte est rétabli',
    preview: 'Vous pouvez de nouveau vous connecter.',
    title: 'Votre compte est rétabli',
    paragraphs: ['Notre équipe a rétabli votre compte\u00A0: vous le retrouvez comme vous l’aviez laissé.'],
    action: { label: 'Me connecter', url: `${env.APP_URL}/login` },
  })
}
