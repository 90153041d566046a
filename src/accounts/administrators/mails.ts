import type { Env } from '#src/platform/env.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import { securityMail } from '../mails/security.ts'
import { ADMIN_INVITATION_HOURS } from '../shared/administrator-input.ts'
import type { AdminRole } from '../shared/kinds.ts'
import { ADMIN_ROLE_LABELS } from '../shared/kinds.ts'
import type { User } from '../users.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

const write = (env: Env) => ({ label: 'Écrire à l’équipe', url: `${env.APP_URL}/contact` })

const onAdminSite = (env: Env, path: string) => new URL(path, env.ADMIN_URL).href

/** Invites somebody without an account; the link proves the mailbox, and serves once. */
export function adminInvitationMail(
  env: Env,
  { inviter, role, token, expires_at }: { inviter: string; role: AdminRole; token: string; expires_at: Date },
) {
  return {
    subject: `${inviter} vous invite à administrer ${APP_NAME}`,
    ...renderMail({
      preview: `Le lien est valable ${ADMIN_INVITATION_HOURS} heures et sert une fois.`,
      title: `${inviter} vous invite à administrer ${APP_NAME}`,
      paragraphs: [
        'Choisissez un mot de passe, puis ajoutez les codes de connexion dans une application d’authentification\u00A0: l’administration ne s’ouvre qu’avec les deux.',
        `Le lien est valable jusqu’au ${formatDateTime(expires_at)}. Il est personnel et ne sert qu’une fois\u00A0: ne le transmettez pas.`,
      ],
      facts: [['Rôle', ADMIN_ROLE_LABELS[role]]],
      action: {
        label: 'Accepter l’invitation',
        url: onAdminSite(env, `/invitation/${token}`),
      },
      reason:
        'Vous recevez cet e-mail parce qu’un membre de l’équipe a saisi cette adresse. Si vous ne l’attendiez pas, ignorez-le.',
    }),
  }
}

export function roleChangedMail(env: Env, user: Reader, role: AdminRole, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'admin-role-changed',
    subject: 'Votre rôle dans l’administration a changé',
    preview: `Vous avez maintenant le rôle ${ADMIN_ROLE_LABELS[role]}.`,
    title: 'Votre rôle dans l’administration a changé',
    paragraphs: ['Un membre de l’équipe a changé ce que vous pouvez faire dans l’administration du site.'],
    facts: [['Nouveau rôle', ADMIN_ROLE_LABELS[role]]],
    action: { label: 'Ouvrir l’administration', url: onAdminSite(env, '/') },
  })
}

export function accessEndedMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'admin-access-ended',
    subject: 'Votre accès à l’administration est terminé',
    preview: 'Vos sessions sont fermées.',
    title: 'Votre accès à l’administration est terminé',
    paragraphs: [
      'Un membre de l’équipe a mis fin à votre accès à l’administration du site. Toutes vos sessions sont fermées.',
      'C’est une erreur\u00A0? Écrivez-nous depuis cette adresse.',
    ],
    action: write(env),
  })
}

export function accessAwakenedMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'admin-access-awakened',
    subject: 'Votre accès à l’administration est réveillé',
    preview: 'Vous pouvez vous y connecter de nouveau.',
    title: 'Votre accès à l’administration est réveillé',
    paragraphs: [
      'Il s’était endormi faute de connexion pendant deux mois. Un membre de l’équipe vient de le réveiller.',
    ],
    action: { label: 'Ouvrir l’administration', url: onAdminSite(env, '/') },
  })
}

/** Tells the other super-administrators that a change waits for one of them. */
export function proposalMail(
  env: Env,
  reader: Reader,
  { words, why, expires_at }: { words: string; why: string; expires_at: Date },
  now: Date,
): Mail {
  return securityMail(env, reader, now, {
    event: 'admin-proposal',
    subject: `${words}\u00A0: il faut une deuxième personne`,
    preview: 'Confirmez avec votre code, ou refusez.',
    title: 'Une décision attend une deuxième personne',
    paragraphs: [
      `${words}. Confirmez-le avec votre code, ou refusez-le, depuis l’équipe de l’administration.`,
    ],
    facts: [
      ['Raison', why],
      ['S’annule seule le', formatDateTime(expires_at)],
    ],
    action: { label: 'Ouvrir l’équipe', url: onAdminSite(env, '/equipe') },
  })
}
