import * as administrators from '#src/accounts/administrators/mails.ts'
import * as helping from '#src/accounts/helping/mails.ts'
import * as security from '#src/accounts/mails/security.ts'
import { mergedAwayMail, mergedIntoMail } from '#src/accounts/merging/mails.ts'
import { viewedMail } from '#src/accounts/viewing/mails.ts'
import type { Env } from '#src/platform/env.ts'
import { after, DAY } from '#src/shared/durations.ts'
import type { MailSample } from './catalogue.ts'
import { NOW } from './made-up.ts'

/** No account has this number, so the links of these mails stop nothing. */
const MIORA = { id: 0, email: 'miora@exemple.test', first_name: 'Miora' }

const SECOND = { email: 'miora.r@exemple.test' }

/** What a person is told of the security of their account, by themselves and by the team. */
export const securityMailSamples = (env: Env): MailSample[] => [
  {
    name: 'Nouvelle connexion',
    mail: security.newDeviceMail(
      env,
      MIORA,
      { device: 'Chrome sur Android', ip: '203.0.113.7', link: `${env.APP_URL}/deconnexion/exemple` },
      NOW,
    ),
  },
  {
    name: 'L’équipe regarde à la place de la personne',
    mail: viewedMail(
      env,
      MIORA,
      { name: 'Fenitra Andriamihaja', reason: 'Ne trouve pas le bouton pour confirmer l’entretien' },
      NOW,
    ),
  },
  {
    name: 'Code de connexion',
    mail: security.mailedCodeMail(
      env,
      MIORA,
      { code: '271828', device: 'Chrome sur Android', ip: '203.0.113.7' },
      NOW,
    ),
  },
  { name: 'Code par e-mail activé', mail: security.mailedCodesMail(env, MIORA, true, NOW) },
  { name: 'Code par e-mail désactivé', mail: security.mailedCodesMail(env, MIORA, false, NOW) },
  { name: 'Codes activés', mail: security.twoFactorEnabledMail(env, MIORA, NOW) },
  { name: 'Codes désactivés', mail: security.twoFactorDisabledMail(env, MIORA, NOW) },
  { name: 'Codes de récupération remplacés', mail: security.recoveryCodesReplacedMail(env, MIORA, NOW) },
  { name: 'Code de récupération utilisé', mail: security.recoveryCodeUsedMail(env, MIORA, 3, NOW) },
  { name: 'Compte rouvert', mail: security.reactivatedMail(env, MIORA, NOW) },
  { name: 'Adresse vérifiée par l’équipe', mail: helping.verifiedForYouMail(env, MIORA, NOW) },
  { name: 'Sessions fermées par l’équipe', mail: helping.sessionsEndedMail(env, MIORA, NOW) },
  { name: 'Codes retirés par l’équipe', mail: helping.codesDroppedMail(env, MIORA, NOW) },
  {
    name: 'Compte suspendu',
    mail: helping.suspendedMail(env, MIORA, {
      why: 'Plusieurs entreprises ont signalé de faux diplômes.',
      at: NOW,
    }),
  },
  {
    name: 'Invitation à administrer',
    mail: administrators.adminInvitationMail(env, {
      inviter: 'Noro Ratsimba',
      role: 'moderator',
      token: 'exemple',
      expires_at: after(NOW, 2 * DAY),
    }),
  },
  { name: 'Rôle d’administration changé', mail: administrators.roleChangedMail(env, MIORA, 'support', NOW) },
  {
    name: 'Accès à l’administration réveillé',
    mail: administrators.accessAwakenedMail(env, MIORA, NOW),
  },
  { name: 'Accès à l’administration retiré', mail: administrators.accessEndedMail(env, MIORA, NOW) },
  {
    name: 'Rôle à confirmer à deux',
    mail: administrators.proposalMail(
      env,
      MIORA,
      {
        words: 'Noro Ratsimba propose Tiana Rakoto à la super-administration',
        why: 'Noro en congé en décembre.',
        expires_at: after(NOW, 10 * DAY),
      },
      NOW,
    ),
  },
  { name: 'Comptes réunis, à l’adresse qui reste', mail: mergedIntoMail(env, MIORA, SECOND, NOW) },
  {
    name: 'Comptes réunis, à l’autre adresse',
    mail: mergedAwayMail(env, { ...MIORA, ...SECOND }, MIORA, NOW),
  },
  { name: 'Compte rétabli', mail: helping.restoredMail(env, MIORA, NOW) },
]
