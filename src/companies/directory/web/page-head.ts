import { APP_NAME } from '#src/shared/app-name.ts'
import { counted } from '#src/shared/phrases.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { CompanyPage } from '../contract.ts'
import { organizationOf } from './organization.ts'
import { companiesOf, profileHref, titleOf } from './words.ts'

/** Describes the company for search engines and shared links. */
function summaryOf(company: CompanyPage): string {
  const { name, open_offers_count: count, response } = company
  const hires = count === 0 ? 'présentation et avantages' : `${counted(count, 'offre')} en ce moment`
  const answers = response && ` Répond à ${response.rate}\u00a0% des candidatures.`
  return `${name} sur ${APP_NAME}\u00a0: ${hires}, société vérifiée.${answers ?? ''}`
}

export interface CompanyList {
  title: string
  total: number
  /** The first page, without a filter: the one that search engines keep. */
  isPlain: boolean
  /** Where the list is, without its origin. */
  path: string
}

/** What a list of companies says of itself to search engines and shared links. */
export function headOfList({ title, total, isPlain, path }: CompanyList, origin: string) {
  const counted = `${companiesOf(total)} sur ${APP_NAME}`
  const summary = `${counted}\u00a0: offres ouvertes, taux de réponse et délai médian sur 90\u00a0jours.`
  return describePage({ title, summary, address: origin + path, isIndexed: isPlain })
}

/** The same of one company. */
export function headOfCompany(company: CompanyPage, origin: string, isFirst: boolean) {
  const title = titleOf(company)
  const described = describePage({
    title,
    summary: summaryOf(company),
    address: origin + profileHref(company),
    isIndexed: isFirst,
    picture: { address: `${origin}/api/companies/${company.slug}/share-picture.png`, words: title },
  })
  return {
    ...described,
    scripts: [{ type: 'application/ld+json', children: organizationOf(company, origin) }],
  }
}
