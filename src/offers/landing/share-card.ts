import type { ShareCard } from '#src/share-pictures/card.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { formatMoney } from '#src/shared/money.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import type { LandingPage } from './contract.ts'

/** What stands on the picture of a landing page: the figures that the page begins with. */
export function cardOfLanding({ heading, figures }: Pick<LandingPage, 'heading' | 'figures'>): ShareCard {
  const { open_offers, companies, median_salary, new_offers } = figures
  return {
    owner: APP_NAME,
    promise: 'Sociétés vérifiées, réponse promise à chaque candidature',
    title: heading,
    figure: { text: counted(open_offers, 'offre'), unit: plural(open_offers, 'ouverte') },
    facts: [
      counted(companies, 'société'),
      ...(median_salary === null ? [] : [`salaire médian ${formatMoney(median_salary)}`]),
    ],
    until:
      new_offers > 0 ? `${counted(new_offers, 'nouvelle offre', 'nouvelles offres')} depuis lundi` : null,
    logo: null,
  }
}
