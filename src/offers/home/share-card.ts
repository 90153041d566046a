import type { ShareCard } from '#src/share-pictures/card.ts'
import { APP_NAME } from '#src/shared/app-name.ts'
import { counted, plural } from '#src/shared/phrases.ts'
import type { presentHome } from './home.ts'

type Shown = Pick<ReturnType<typeof presentHome>, 'is_exact' | 'figures'>

/** What stands on the picture of the site: the promise, and the figures that the page begins with. */
export function cardOfHome({ is_exact, figures }: Shown): ShareCard {
  const { open_offers, verified_companies } = figures
  // A number that is not counted yet would stay on a kept picture.
  const isTold = is_exact && open_offers > 0
  return {
    owner: APP_NAME,
    promise: 'Sociétés vérifiées, réponse promise à chaque candidature',
    title: 'Les offres d’emploi de Madagascar',
    figure: isTold ? { text: counted(open_offers, 'offre'), unit: plural(open_offers, 'ouverte') } : null,
    facts:
      verified_companies > 0 ? [counted(verified_companies, 'société vérifiée', 'sociétés vérifiées')] : [],
    until: 'Gratuit pour qui cherche',
    logo: null,
  }
}
