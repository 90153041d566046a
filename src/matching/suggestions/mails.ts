import type { Notification } from '#src/notifications/notify.ts'
import { REASONS } from '#src/notifications/reasons.ts'
import type { OfferCard } from '#src/platform/mail/content.ts'
import { displayTitle } from '#src/shared/offer-title.ts'
import { plural } from '#src/shared/phrases.ts'

interface FreshSuggestions {
  /** Last day of the week that the mail tells of, `2026-08-03`; it keys the mail, so that each week is told once. */
  day: string
  /** Offers are in the order of their scores, best first. */
  offers: (OfferCard & { score: number })[]
  /** All offers of the week that fit, those that the mail has no room for included. */
  total: number
}

export function freshSuggestionsNotification({ day, offers, total }: FreshSuggestions): Notification {
  const title = plural(total, 'Une nouvelle offre pour vous', `${total} nouvelles offres pour vous`)
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
        plural(
          total,
          'Cette offre parue cette semaine va bien à votre profil.',
          'Ces offres parues cette semaine vont bien à votre profil.',
        ),
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
