import type { Env } from '#src/platform/env.ts'
import type { Mail } from '#src/platform/mail/mail.ts'
import { securityMail } from '../mails/security.ts'
import type { User } from '../users.ts'

type Reader = Pick<User, 'id' | 'email' | 'first_name'>

const SUBJECT = 'Vos deux comptes sont réunis'
const NOT_ASKED = 'Si vous ne l’avez pas demandé, écrivez-nous tout de suite.'

/** Says to the address that stays what came to it. */
export function mergedIntoMail(env: Env, kept: Reader, other: { email: string }, now: Date): Mail {
  return securityMail(env, kept, now, {
    event: 'merged-into',
    subject: SUBJECT,
    preview: 'Vous retrouvez tout dans ce compte.',
    title: SUBJECT,
    paragraphs: [
      `Notre équipe a réuni votre compte ${other.email} avec celui-ci. Vos CV, vos candidatures, vos offres sauvegardées et vos alertes se trouvent maintenant ici, et vous vous connectez comme avant.`,
      'Relisez votre profil et ce que les recruteurs en voient. Ce qui existait deux fois est resté à part\u00A0: vous le trouvez dans la copie de vos données.',
      NOT_ASKED,
    ],
    action: { label: 'Relire mon profil', url: `${env.APP_URL}/candidat/mon-profil` },
  })
}

/** Says to the address that goes which one opens the account; it is kept with the account that stays. */
export function mergedAwayMail(env: Env, other: Reader, kept: Pick<User, 'id' | 'email'>, now: Date): Mail {
  return securityMail(env, { ...other, id: kept.id }, now, {
    event: 'merged-away',
    subject: SUBJECT,
    preview: `Connectez-vous avec ${kept.email}.`,
    title: SUBJECT,
    paragraphs: [
      `Notre équipe a réuni ce compte avec votre compte ${kept.email}. Connectez-vous désormais avec cette adresse-là\u00A0: ${other.email} n’ouvre plus de compte.`,
      NOT_ASKED,
    ],
    action: { label: 'Écrire à l’équipe', url: `${env.APP_URL}/contact` },
  })
}
