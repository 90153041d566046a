import { CONDUCT } from '#src/moderation/shared/conduct.ts'
import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import type { Link, OfferCard } from '#src/platform/mail/content.ts'
import { formatDate, formatDay } from '#src/shared/dates.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { listed, lowered, plural } from '#src/shared/phrases.ts'
import { formatLongDate } from '#src/shared/weekdays.ts'
import { type ReportReason, reportReasonLabel } from './reports/shared/reasons.ts'

export interface MailedOffer {
  id: number
  slug: string
  title: string
  company: string
  city: string
  contract: string
}

/** The offer as a mail's card shows it. */
export function cardOf({ company, title, city, contract }: Omit<MailedOffer, 'id' | 'slug'>): OfferCard {
  return { company, title: displayTitle(title), line: [company, city, contract].filter(Boolean).join(' · ') }
}

/** So many cards of a mail offer to prepare an application, as many as a day allows. */
export const PREPARED_IN_MAIL = 3

/**
 * Leads to the page of an offer, where one press prepares an application. Opening it changes nothing, because programs
 * open the links of mails too.
 * @param source what a visit is counted under, as `alerte`
 */
export function prepareLink(
  origin: string,
  { id, slug }: Pick<MailedOffer, 'id' | 'slug'>,
  source?: string,
): Link {
  const from = source ? `utm_source=${source}&` : ''
  return { label: 'Préparer ma candidature', url: `${origin}/offres/${id}-${slug}?${from}postuler=preparer` }
}

const MINE = '/dashboard/recruteur/mes-offres'

export function offerPublishedNotification(
  offer: MailedOffer & { published_at: Date; expires_at: Date | null },
): Notification {
  const title = displayTitle(offer.title)
  const until = offer.expires_at ? ` jusqu’au ${formatDate(offer.expires_at)}` : ''
  return {
    kind: 'offer.published',
    event: `${offer.id}:${offer.published_at.getTime()}`,
    title: 'Votre offre est publiée',
    subtitle: offer.company,
    line: `${title} est en ligne${until}.`,
    icon: 'check',
    color: 'success',
    link: `/offres/${offer.id}-${offer.slug}`,
    mail: {
      subject: `Votre offre est publiée\u00a0: ${title}`,
      paragraphs: [
        `Votre offre est en ligne${until}. Partagez-la\u00a0: les premières candidatures arrivent souvent dans les 48 heures.`,
      ],
      offers: [cardOf(offer)],
      action: 'Voir l’offre en ligne',
      reason: REASONS.recruiter,
    },
  }
}

/** Of an offer that was validated when its company's plan had ended and no slot was free any more. */
export function offerWaitingForPlanNotification(offer: MailedOffer & { published_at: Date }): Notification {
  const title = displayTitle(offer.title)
  const wait =
    'Votre formule s’est terminée entre-temps\u00A0: l’offre est en pause et reviendra avec une formule, ou dès que vous en clôturez une autre et la reprenez.'
  return {
    kind: 'offer.published',
    event: `${offer.id}:${offer.published_at.getTime()}`,
    title: 'Votre offre est validée, en pause',
    subtitle: offer.company,
    line: `${title} est validée. ${wait}`,
    icon: 'clock',
    color: 'warning',
    link: '/dashboard/recruteur/compagnie/abonnement',
    mail: {
      subject: `Votre offre est validée, en pause\u00A0: ${title}`,
      paragraphs: [`Nous avons validé votre offre. ${wait}`],
      offers: [cardOf(offer)],
      action: 'Voir les formules',
      reason: REASONS.recruiter,
    },
  }
}

/** So many titles stand in the bell and in the subject; the mail shows each offer. */
const MOST_NAMED = 3

/** Of offers that the end of a plan had paused, and that a place which came free brings back. */
export function offersResumedNotification(
  [first, ...rest]: readonly [MailedOffer, ...MailedOffer[]],
  resumed_at: Date,
): Notification {
  const all = [first, ...rest]
  const titles = all.map(({ title }) => displayTitle(title))
  const others = all.length - MOST_NAMED
  const more = others > 0 ? [plural(others, 'une autre', `${others} autres`)] : []
  const named = listed([...titles.slice(0, MOST_NAMED), ...more])
  const isOne = rest.length === 0
  const title = isOne
    ? 'Votre offre est de nouveau en ligne'
    : `${all.length} offres sont de nouveau en ligne`
  return {
    kind: 'offer.published',
    event: `resumed:${first.id}:${resumed_at.getTime()}`,
    title,
    subtitle: first.company,
    line: `${named}\u00A0: votre formule a de nouveau une place pour ${isOne ? 'elle' : 'elles'}.`,
    icon: 'check',
    color: 'success',
    link: isOne ? `/offres/${first.id}-${first.slug}` : MINE,
    mail: {
      subject: `${title}\u00A0: ${named}`,
      paragraphs: [
        isOne
          ? 'Elle était en pause, faute de place dans votre formule. Une place s’est libérée\u00A0: l’offre reçoit de nouveau des candidatures, et vous n’avez rien à faire.'
          : 'Elles étaient en pause, faute de place dans votre formule. Des places se sont libérées\u00A0: ces offres reçoivent de nouveau des candidatures, et vous n’avez rien à faire.',
      ],
      offers: all.map(cardOf),
      action: isOne ? 'Voir l’offre en ligne' : 'Voir mes offres',
      reason: REASONS.recruiter,
    },
  }
}

/** @param reason what to correct, in the administrator's words */
export function offerRejectedNotification(
  offer: MailedOffer & { submitted_at: Date; reason: string },
): Notification {
  const title = displayTitle(offer.title)
  return {
    kind: 'offer.rejected',
    event: `${offer.id}:${offer.submitted_at.getTime()}`,
    title: 'Votre offre est à corriger',
    subtitle: offer.company,
    line: `${title}\u00a0: ${offer.reason}`,
    icon: 'warning',
    color: 'warning',
    link: `${MINE}/${offer.id}/modifier`,
    mail: {
      subject: `À corriger\u00a0: ${title}`,
      paragraphs: [
        'Nous avons lu votre offre. Elle pourra être publiée une fois ce point corrigé\u00a0:',
        offer.reason,
        'Modifiez-la puis renvoyez-la\u00a0: rien d’autre n’est à refaire.',
      ],
      offers: [cardOf(offer)],
      action: 'Corriger l’offre',
      reason: REASONS.recruiter,
    },
  }
}

interface Renewable {
  /** The path of the link that renews the offer at once. */
  renewal: string
}

/** `ends_at` is the sooner of the expiry and the evening of the deadline. */
export function offerExpiringNotification(
  offer: MailedOffer & Renewable & { ends_at: Date; days: 1 | 7 },
  now: Date,
): Notification {
  const title = displayTitle(offer.title)
  const day = formatDay(offer.ends_at, now)
  return {
    kind: 'offer.expiring',
    event: `${offer.id}:${offer.ends_at.getTime()}:${offer.days}`,
    title: `Votre offre expire ${day}`,
    subtitle: offer.company,
    line: `${title} quitte le site le ${formatLongDate(offer.ends_at)}.`,
    icon: 'calendar',
    color: 'warning',
    link: `${MINE}/${offer.id}/apercu`,
    mail: {
      subject: `Votre offre expire ${day}\u00a0: ${title}`,
      paragraphs: [
        `Votre offre quitte le site le ${formatLongDate(offer.ends_at)}. Si le poste est encore à pourvoir, renouvelez-la en un clic.`,
      ],
      offers: [cardOf(offer)],
      action: 'Renouveler l’offre',
      link: offer.renewal,
      reason: REASONS.recruiter,
    },
  }
}

/** Sent once the dates of an offer have passed; `closed_at` is the moment when they did. */
export function offerExpiredNotification(offer: MailedOffer & Renewable & { closed_at: Date }): Notification {
  const title = displayTitle(offer.title)
  return {
    kind: 'offer.expiring',
    event: `${offer.id}:${offer.closed_at.getTime()}:0`,
    title: 'Votre offre a expiré',
    subtitle: offer.company,
    line: `${title} n’est plus sur le site depuis le ${formatLongDate(offer.closed_at)}.`,
    icon: 'calendar',
    color: 'warning',
    link: `${MINE}/${offer.id}/apercu`,
    mail: {
      subject: `Votre offre a expiré\u00a0: ${title}`,
      paragraphs: [
        `Votre offre n’est plus sur le site depuis le ${formatLongDate(offer.closed_at)}. Si le poste est encore à pourvoir, renouvelez-la en un clic\u00a0; sinon, répondez à chacun avant de l’archiver.`,
      ],
      offers: [cardOf(offer)],
      action: 'Renouveler l’offre',
      link: offer.renewal,
      reason: REASONS.recruiter,
    },
  }
}

/** Sent to people who saved the offer and have not applied. `closes_on` is its last day, `2026-08-01`. */
export function savedOfferClosingNotification(
  offer: MailedOffer & { closes_on: string },
  now: Date,
): Notification {
  const title = displayTitle(offer.title)
  const day = formatDay(offer.closes_on, now)
  return {
    kind: 'saved-offer.closing',
    event: `${offer.id}:${offer.closes_on}`,
    title: `Une offre sauvegardée ferme ${day}`,
    subtitle: offer.company,
    line: `${title}\u00a0: vous n’y avez pas encore postulé.`,
    icon: 'calendar',
    color: 'warning',
    link: `/offres/${offer.id}-${offer.slug}`,
    mail: {
      subject: `Cette offre ferme ${day}\u00a0: ${title}`,
      paragraphs: [
        `Vous avez sauvegardé cette offre et n’y avez pas encore postulé. Elle ferme ${day}, le ${formatLongDate(offer.closes_on)}.`,
      ],
      offers: [cardOf(offer)],
      action: 'Voir l’offre et postuler',
      reason: REASONS.saved,
    },
  }
}

/** Sent to the administrators. */
export function offerWaitingNotification(offer: MailedOffer & { submitted_at: Date }): Notification {
  const title = displayTitle(offer.title)
  return {
    kind: 'offer.waiting',
    event: `${offer.id}:${offer.submitted_at.getTime()}`,
    title: 'Offre à valider',
    subtitle: offer.company,
    line: `${title}, ${offer.company}.`,
    icon: 'briefcase',
    link: `/moderation?item=offer-${offer.id}`,
    mail: {
      subject: `Offre à valider\u00a0: ${title}, ${offer.company}`,
      paragraphs: [`${offer.company} a envoyé une offre. Elle attend votre lecture avant d’être publiée.`],
      offers: [cardOf(offer)],
      action: 'Lire l’offre',
      reason: REASONS.admin,
    },
  }
}

/**
 * Sent to the administrators for the first report, for the one that takes the offer off the site, and for each about
 * somebody's conduct, of which the words are read where they are decided on and nowhere else.
 */
export function reportWaitingNotification(
  offer: MailedOffer & {
    reason: ReportReason
    message: string | null
    held: boolean
    is_open: boolean
    at: Date
  },
): Notification {
  const title = displayTitle(offer.title)
  const reason = lowered(reportReasonLabel(offer.reason))
  const isConduct = offer.reason === CONDUCT
  const occasion = offer.held ? 'held' : isConduct ? `conduct:${offer.at.getTime()}` : 'first'
  return {
    kind: 'report.waiting',
    event: `${offer.id}:${occasion}`,
    title: offer.held ? 'Offre suspendue après trois signalements' : 'Signalement à examiner',
    subtitle: offer.company,
    line: `${title}\u00a0: ${reason}.`,
    icon: 'warning',
    color: 'warning',
    link: `/moderation?item=report-${offer.id}`,
    mail: {
      subject: `${offer.held ? 'Offre suspendue' : 'Signalement à examiner'}\u00a0: ${title}`,
      paragraphs: [
        offer.held
          ? 'Trois personnes ont signalé cette offre. Elle est retirée du site jusqu’à votre décision.'
          : offer.is_open
            ? 'Une personne a signalé cette offre. Elle reste en ligne jusqu’à votre décision.'
            : 'Une personne a signalé cette offre, qui ne reçoit plus de candidatures.',
        ...(isConduct
          ? [
              'Ce motif se lit avant tous les autres. La société n’en sait rien, et ne doit rien en apprendre.',
            ]
          : []),
        ...(offer.message && !isConduct ? [`Son message\u00a0: «\u00a0${offer.message}\u00a0»`] : []),
      ],
      facts: [['Motif', reason]],
      offers: [cardOf(offer)],
      action: 'Examiner l’offre',
      reason: REASONS.admin,
    },
  }
}
