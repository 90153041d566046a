import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { ofName } from '#src/shared/phrases.ts'

interface Company {
  id: number
  name: string
}

/** @param reason the moderator's words */
export function companySuspendedNotification(
  { id, name }: Company,
  { reason, at }: { reason: string; at: Date },
): Notification {
  return {
    kind: 'company.suspended',
    event: `${id}:${at.getTime()}`,
    title: `${name} est suspendue`,
    subtitle: name,
    line: reason,
    icon: 'warning',
    color: 'warning',
    link: '/dashboard',
    mail: {
      subject: `${name} est suspendue sur ${APP_NAME}`,
      paragraphs: [
        `La page et les offres ${ofName(name)} ne sont plus visibles. Ses entretiens à venir sont annulés et les candidats en sont prévenus. La raison\u00a0:`,
        reason,
        'Répondez-nous par la page de contact, avec ce qui manque ou ce que vous avez corrigé\u00a0: nous relisons et vous écrivons.',
      ],
      action: 'Nous écrire',
      link: '/contact',
      reason: REASONS.recruiter,
    },
  }
}

export function companyRestoredNotification({ id, name }: Company, at: Date): Notification {
  return {
    kind: 'company.suspended',
    event: `${id}:${at.getTime()}`,
    title: `${name} est de nouveau en ligne`,
    subtitle: name,
    line: 'Sa page et ses offres sont visibles.',
    icon: 'check',
    color: 'success',
    link: '/dashboard',
    mail: {
      subject: `${name} est de nouveau en ligne`,
      paragraphs: [
        `La suspension ${ofName(name)} est levée\u00a0: sa page et ses offres sont visibles. Les entretiens annulés entre-temps sont à proposer à nouveau.`,
      ],
      action: 'Ouvrir mon tableau de bord',
      reason: REASONS.recruiter,
    },
  }
}

/** Tells who takes over what a colleague had, who left the team or became one of its readers. */
export function handedOnNotification(
  company: Company,
  { id, name, leaves, at }: { id: number; name: string; leaves: boolean; at: Date },
): Notification {
  const why = leaves
    ? `${name} ne fait plus partie de l’équipe ${ofName(company.name)}.`
    : `${name} consulte désormais sans répondre aux candidatures.`
  return {
    kind: 'application.assigned',
    event: `handed-on:${id}:${at.getTime()}`,
    title: `Vous prenez la suite ${ofName(name)}`,
    subtitle: company.name,
    line: 'Ses entretiens à venir et ses candidatures en cours vous sont confiés.',
    icon: 'users',
    link: '/dashboard/recruteur/candidatures?assigned=me',
    about: { id, name },
    mail: {
      subject: `Vous prenez la suite ${ofName(name)}`,
      paragraphs: [
        `${why} Ses entretiens à venir et ses candidatures en cours vous sont confiés\u00a0: les candidats n’ont rien à faire.`,
      ],
      action: 'Voir mes candidatures',
      reason: REASONS.recruiter,
    },
  }
}
