import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import type { OfferCard } from '#src/platform/mail/content.ts'
import { displayTitle } from '#src/shared/offer-title.ts'

interface FreshSuggestions {
  /** Of the mail: the last day of the week that it tells of, `2026-08-03`. */
  day: string
  /** The best first. */
  offers: (OfferCard & { score: number })[]
  /** With those that are not in the mail. */
  total: number
}

/** To an applicant, of the week's offers that fit it well. */
export function freshSuggestionsNotification({ day, offers, total }: FreshSuggestions): Notification {
  const title = total === 1 ? 'Une nouvelle offre pour vous' : `${total} nouvelles offres pour vous`
  const named = offers.slice(0, 3).map((offer) => `${displayTitle(offer.title)}, ${offer.company}`)
  return {
    kind: 'suggestion.fresh',
    event: day,
    title,
    subtitle: 'Mes recommandations',
    line: `${named.join('\u00a0; ')}.`,
    icon: 'spark',
    link: '/candidat/suggestions-offres?filtre=nouvelles',
    mail: {
      subject: title,
      paragraphs: [
        total === 1
          ? 'Cette offre parue cette semaine va bien à votre profil.'
          : 'Ces offres parues cette semaine vont bien à votre profil.',
      ],
      offers: offers.map(({ score, ...card }) => ({
        ...card,
        title: displayTitle(card.title),
        note: `Correspond à ${score}\u00a0%`,
      })),
      action: 'Voir mes recommandations',
      aside: { text: 'Un recruteur ne doit jamais vous demander d’argent pour postuler.' },
      reason: REASONS.applicant,
    },
  }
}
