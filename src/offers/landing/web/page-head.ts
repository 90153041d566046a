import { APP_NAME } from '#src/shared/app-name.ts'
import { breadcrumbListOf } from '#src/shared/markup.ts'
import { formatCount, formatMoney } from '#src/shared/money.ts'
import { counted } from '#src/shared/phrases.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { LandingPage } from '../contract.ts'

/** The title in lists of results: « Emploi à Toamasina : 138 offres ». */
export function titleOf({ heading, figures }: LandingPage): string {
  const count = counted(figures.open_offers, 'offre')
  return heading.includes('\u00a0:') ? `${heading}, ${count}` : `${heading}\u00a0: ${count}`
}

/** The head of a landing page, for search engines and shared links. */
export function headOfLanding(page: LandingPage, origin: string) {
  const { figures, crumbs, path } = page
  const pay = figures.median_salary === null ? '' : `, salaire médian ${formatMoney(figures.median_salary)}`
  const summary = `${counted(figures.open_offers, 'offre')} de ${counted(figures.companies, 'société vérifiée', 'sociétés vérifiées')}${pay}, ${formatCount(figures.new_offers)} depuis lundi\u00a0: postulez sur ${APP_NAME}, chaque candidature reçoit une réponse.`
  const title = titleOf(page)
  return {
    ...describePage({
      title,
      summary,
      address: origin + path,
      picture: { address: origin + pictureOf(path), words: title },
    }),
    scripts: [{ type: 'application/ld+json', children: breadcrumbListOf(crumbs, origin) }],
  }
}

/** The picture of `/emploi/comptabilite/toamasina` is that of `comptabilite` with `toamasina`. */
function pictureOf(path: string): string {
  const [, , slug, other] = path.split('/')
  return `/api/landing-pages/${slug}/share-picture.png${other ? `?with=${other}` : ''}`
}
