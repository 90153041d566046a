import type { Env } from '#src/platform/env.ts'
import type { MailContent } from '#src/platform/mail/content.ts'
import { renderMail } from '#src/platform/mail/layout.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { formatDateTime } from '#src/shared/dates.ts'
import type { Removed } from '../proof/claiming.ts'
import type { User } from '../users.ts'
import { removedParagraph } from './removed.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

const NOT_YOU =
  'Si ce n’était pas vous, changez votre mot de passe et déconnectez les appareils que vous ne connaissez pas.'

interface SecurityMail extends Pick<MailContent, 'title' | 'paragraphs' | 'facts' | 'aside'> {
  /** Names the event in the key of the mail, beside the person and the moment. */
  event: string
  subject: string
  preview: string
  action?: { label: string; url: string }
}

/** A person learns of a theft by these mails, so they cannot be switched off. */
export function securityMail(env: Env, user: Reader, now: Date, content: SecurityMail): Mail {
  const settings = {
    label: 'Voir la sécurité de mon compte',
    url: `${env.APP_URL}/dashboard/parametres/securite`,
  }
  const { event, subject, action = settings, paragraphs, ...others } = content
  return {
    key: `${event}:${user.id}:${now.getTime()}`,
    to: user.email,
    user_id: user.id,
    subject,
    ...renderMail({
      ...others,
      paragraphs: [`Bonjour ${user.first_name},`, ...paragraphs],
      action,
      reason: 'Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte.',
    }),
  }
}

export function newDeviceMail(
  env: Env,
  user: Reader,
  { link, ...visit }: { device: string; ip: string; link: string },
  now: Date,
): Mail {
  return securityMail(env, user, now, {
    event: 'new-device',
    subject: 'Nouvelle connexion à votre compte',
    preview: `${visit.device}, le ${formatDateTime(now)}.`,
    title: 'Nouvelle connexion à votre compte',
    paragraphs: [
      'Quelqu’un vient de se connecter à votre compte depuis un appareil que nous ne connaissions pas.',
      'Si c’est vous, vous n’avez rien à faire. Sinon, déconnectez cet appareil et tous les autres par le bouton ci-dessous, puis choisissez un nouveau mot de passe. Le lien est valable sept jours.',
    ],
    facts: [
      ['Appareil', visit.device],
      ['Adresse IP', visit.ip],
      ['Date', formatDateTime(now)],
    ],
    action: { label: 'Ce n’était pas moi', url: link },
    aside: {
      text: 'Un doute\u00A0?',
      link: { label: 'Voir mes appareils connectés', url: `${env.APP_URL}/dashboard/parametres/securite` },
    },
  })
}

/** The code stands only in the preview and the text, because a locked phone shows the subject. */
export function mailedCodeMail(
  env: Env,
  user: Reader,
  { code, ...visit }: { code: string; device: string; ip: string },
  now: Date,
): Mail {
  return securityMail(env, user, now, {
    event: 'mailed-code',
    subject: 'Votre code de connexion',
    preview: 'Il est valable dix minutes et sert une fois.',
    title: `Votre code\u00A0: ${code}`,
    paragraphs: [
      'Ce navigateur est nouveau pour votre compte. Saisissez ce code pour vous connecter\u00A0; il est valable dix minutes.',
      'Ne le donnez à personne. Si vous n’êtes pas en train de vous connecter, quelqu’un connaît votre mot de passe\u00A0: changez-le.',
    ],
    facts: [
      ['Appareil', visit.device],
      ['Adresse IP', visit.ip],
    ],
  })
}

export function mailedCodesMail(env: Env, user: Reader, enabled: boolean, now: Date): Mail {
  const title = `Le code par e-mail est ${enabled ? 'activé' : 'désactivé'}`
  return securityMail(env, user, now, {
    event: `mailed-codes-${enabled ? 'on' : 'off'}`,
    subject: title,
    preview: enabled
      ? 'Un code vous sera envoyé à chaque connexion depuis un nouveau navigateur.'
      : 'Votre mot de passe suffit de nouveau dans un nouveau navigateur.',
    title,
    paragraphs: [
      enabled
        ? 'Un code vous sera désormais envoyé à cette adresse à chaque connexion depuis un navigateur que nous ne connaissons pas.'
        : 'Plus aucun code ne vous sera envoyé à la connexion, sauf si votre société le demande. Vous serez toujours averti d’une connexion depuis un nouvel appareil.',
      NOT_YOU,
    ],
  })
}

export function twoFactorEnabledMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'two-factor-on',
    subject: 'Les codes de connexion sont activés',
    preview: 'Un code vous sera demandé à chaque connexion.',
    title: 'Les codes de connexion sont activés',
    paragraphs: [
      'Un code de votre application d’authentification vous sera désormais demandé à chaque connexion.',
      'Gardez vos codes de récupération dans un endroit sûr\u00A0: ils remplacent l’application si vous perdez votre téléphone.',
      NOT_YOU,
    ],
  })
}

export function twoFactorDisabledMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'two-factor-off',
    subject: 'Les codes de connexion sont désactivés',
    preview: 'Votre mot de passe suffit de nouveau pour vous connecter.',
    title: 'Les codes de connexion sont désactivés',
    paragraphs: ['Plus aucun code ne vous sera demandé pour vous connecter.', NOT_YOU],
  })
}

export function recoveryCodesReplacedMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'recovery-codes',
    subject: 'Vos codes de récupération ont été remplacés',
    preview: 'Les anciens codes ne fonctionnent plus.',
    title: 'Vos codes de récupération ont été remplacés',
    paragraphs: [
      'De nouveaux codes de récupération ont été créés. Les anciens ne fonctionnent plus.',
      NOT_YOU,
    ],
  })
}

export function recoveryCodeUsedMail(env: Env, user: Reader, left: number, now: Date): Mail {
  return securityMail(env, user, now, {
    event: `recovery-code-used-${left}`,
    subject: 'Un code de récupération a été utilisé',
    preview: leftWords(left),
    title: 'Un code de récupération a été utilisé',
    paragraphs: [
      `Un code de récupération a servi à ouvrir votre compte. ${leftWords(left)}`,
      ...(left < 4
        ? ['Créez-en de nouveaux avant d’en manquer\u00A0: sans eux, un téléphone perdu ferme votre compte.']
        : []),
      NOT_YOU,
    ],
  })
}

function leftWords(left: number): string {
  if (left === 0) return 'Il ne vous en reste aucun.'
  return left === 1 ? 'Il vous en reste un seul.' : `Il vous en reste ${left}.`
}

export function reactivatedMail(env: Env, user: Reader, now: Date): Mail {
  return securityMail(env, user, now, {
    event: 'reopened',
    subject: 'Votre compte est de nouveau actif',
    preview: 'Votre connexion a rouvert votre compte.',
    title: 'Votre compte est de nouveau actif',
    paragraphs: [
      'Une connexion a rouvert le compte que vous aviez fermé\u00A0: il est de nouveau actif, et sa suppression, si vous l’aviez demandée, est annulée.',
      NOT_YOU,
    ],
  })
}

/** Null when the first proof of the mailbox removed nothing, because there is nothing to tell. */
export function addressProvedMail(env: Env, user: Reader, removed: Removed, now: Date): Mail | null {
  const told = removedParagraph(removed)
  if (told.length === 0) return null
  const again = 'Choisissez un nouveau mot de passe par «\u00A0Mot de passe oublié\u00A0» pour y entrer.'
  return securityMail(env, user, now, {
    event: 'address-proved',
    subject: 'Votre adresse est vérifiée',
    preview: 'Ce qui ouvrait ce compte avant a été retiré.',
    title: 'Votre adresse est vérifiée',
    paragraphs: ['Cette adresse est maintenant vérifiée.', ...told, ...(removed.password ? [again] : [])],
  })
}
