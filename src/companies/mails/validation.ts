import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { listed, ofName } from '#src/shared/phrases.ts'
import { type CompanyField, fieldLabel } from '../shared/sections.ts'

interface Company {
  id: number
  name: string
  /** The number of the request, because a corrected profile is sent again. */
  round: number
}

export function companyValidatedNotification({ id, name, round }: Company): Notification {
  return {
    kind: 'company.validated',
    event: `${id}:${round}`,
    title: 'Votre société est validée',
    subtitle: name,
    line: 'Vous pouvez publier votre première offre.',
    icon: 'check',
    color: 'success',
    link: '/dashboard/recruteur/mes-offres/ajouter',
    mail: {
      subject: `${name} est validée`,
      paragraphs: [
        `Bienvenue\u00a0! Nous avons vérifié les informations ${ofName(name)}\u00a0: votre page est publique et vous pouvez publier vos offres.`,
      ],
      action: 'Publier une offre',
      reason: REASONS.recruiter,
    },
  }
}

/** @param reason what to correct, in the administrator's words */
export function companyRejectedNotification({
  id,
  name,
  round,
  reason,
}: Company & { reason: string }): Notification {
  return {
    kind: 'company.rejected',
    event: `${id}:${round}`,
    title: 'Le profil de votre société est à corriger',
    subtitle: name,
    line: reason,
    icon: 'warning',
    color: 'warning',
    link: '/dashboard/recruteur/compagnie/ma-societe',
    mail: {
      subject: `À corriger\u00a0: le profil ${ofName(name)}`,
      paragraphs: [
        `Nous avons lu le profil ${ofName(name)}. Il manque peu de chose pour le valider\u00a0:`,
        reason,
        'Une fois corrigé, appuyez sur «\u00a0Envoyer\u00a0» dans Ma Société\u00a0; nous vous écrirons.',
      ],
      action: 'Corriger le profil',
      reason: REASONS.recruiter,
    },
  }
}

/** Tells the administrators that a company waits. */
export function companyWaitingNotification({ id, name, round }: Company): Notification {
  return {
    kind: 'company.waiting',
    event: `${id}:${round}`,
    title: 'Société à valider',
    subtitle: name,
    line: `${name} a complété son profil.`,
    icon: 'briefcase',
    link: `/moderation?item=company-${id}`,
    mail: {
      subject: `Société à valider\u00a0: ${name}`,
      paragraphs: [`${name} a complété son profil et attend d’être validée pour publier sur ${APP_NAME}.`],
      action: 'Examiner la société',
      reason: REASONS.admin,
    },
  }
}

/** To the administrators: the public reads it as it was meanwhile. */
export function companyChangeNotification({
  id,
  name,
  at,
}: {
  id: number
  name: string
  at: Date
}): Notification {
  return {
    kind: 'company.waiting',
    event: `${id}:change:${at.getTime()}`,
    title: 'Changement à valider',
    subtitle: name,
    line: `${name} demande à changer de nom ou de numéros.`,
    icon: 'briefcase',
    link: `/moderation?item=proposal-${id}`,
    mail: {
      subject: `Changement à valider\u00a0: ${name}`,
      paragraphs: [
        `${name} demande à changer de nom ou de numéros. Sa page publique reste telle quelle jusqu’à votre décision.`,
      ],
      action: 'Examiner la société',
      reason: REASONS.admin,
    },
  }
}

interface Change {
  id: number
  name: string
  /** The moment of the request. */
  at: Date
  /** The names of the fields that it changes. */
  fields: readonly CompanyField[]
}

const OWN = '/dashboard/recruteur/compagnie/ma-societe'

/** @param change.name what the company is called from now on */
export function companyChangeAcceptedNotification({ id, name, at, fields }: Change): Notification {
  const what = listed(fields.map(fieldLabel))
  return {
    kind: 'company.validated',
    event: `${id}:change:${at.getTime()}`,
    title: 'Votre changement est accepté',
    subtitle: name,
    line: `${what}\u00a0: le changement que vous avez demandé est fait.`,
    icon: 'check',
    color: 'success',
    link: OWN,
    mail: {
      subject: `Changement accepté\u00a0: ${name}`,
      paragraphs: [
        `Nous avons vérifié le changement que vous avez demandé pour ${name}\u00a0: il est fait, sur votre page publique et dans vos offres.`,
      ],
      facts: [['Ce qui change', what]],
      action: 'Voir le profil',
      reason: REASONS.recruiter,
    },
  }
}

/** @param change.reason why, in the administrator's words */
export function companyChangeRefusedNotification({
  id,
  name,
  at,
  fields,
  reason,
}: Change & { reason: string }): Notification {
  return {
    kind: 'company.rejected',
    event: `${id}:change:${at.getTime()}`,
    title: 'Votre changement n’est pas accepté',
    subtitle: name,
    line: reason,
    icon: 'warning',
    color: 'warning',
    link: OWN,
    mail: {
      subject: `Changement refusé\u00a0: ${name}`,
      paragraphs: [
        `Nous avons lu le changement que vous avez demandé pour ${name}. Il n’est pas fait\u00a0:`,
        reason,
        'Votre page publique reste comme elle était. Vous pouvez corriger votre demande et l’enregistrer à nouveau.',
      ],
      facts: [['Ce qui devait changer', listed(fields.map(fieldLabel))]],
      action: 'Voir le profil',
      reason: REASONS.recruiter,
    },
  }
}
