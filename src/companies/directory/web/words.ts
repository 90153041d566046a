import { APP_NAME } from '#src/shared/app-name.ts'
import { counted } from '#src/shared/phrases.ts'
import { describePage } from '#src/shell/page-head.ts'
import type { CompanyItem, CompanyPage } from '../contract.ts'

export function profileHref({ slug }: Pick<CompanyItem, 'slug'>): string {
  return `/profils/${slug}`
}

/** « 22 offres », « Aucune offre » */
export function offersOf({ open_offers_count: count }: Pick<CompanyItem, 'open_offers_count'>): string {
  return count === 0 ? 'Aucune offre' : counted(count, 'offre')
}

/** « Voir les 14 offres » */
export function seeOffersOf({ open_offers_count: count }: Pick<CompanyItem, 'open_offers_count'>): string {
  return count === 1 ? 'Voir l’offre' : `Voir les ${counted(count, 'offre')}`
}

/** « 312 sociétés », « Aucune société » */
export function companiesOf(total: number): string {
  return total === 0 ? 'Aucune société' : counted(total, 'société')
}

/** « Voir les 42 sociétés », « Aucune société » */
export function seeCompaniesOf(total: number): string {
  return total > 1 ? `Voir les ${companiesOf(total)}` : total === 1 ? 'Voir la société' : companiesOf(0)
}

export function sizeOf({ company_size }: Pick<CompanyItem, 'company_size'>): string | null {
  return company_size && `${company_size} salariés`
}

/** « Nosy Hafa Hôtels, Hôtellerie et tourisme à Nosy Be » */
function titleOf({ name, activity_area, city }: CompanyPage): string {
  const what = [activity_area?.name, city && `à ${city.name}`].filter(Boolean).join(' ')
  return [name, what].filter(Boolean).join(', ')
}

/** Describes the company for search engines and shared links. */
function summaryOf(company: CompanyPage): string {
  const { name, open_offers_count: count, response } = company
  const hires = count === 0 ? 'présentation et avantages' : `${counted(count, 'offre')} en ce moment`
  const answers = response && ` Répond à ${response.rate}\u00a0% des candidatures.`
  return `${name} sur ${APP_NAME}\u00a0: ${hires}, société vérifiée.${answers ?? ''}`
}

interface List {
  title: string
  total: number
  /** The first page, without a filter: the one that search engines keep. */
  isPlain: boolean
  address: string
}

/** What a list of companies says of itself to search engines and shared links; made with the page, as every page brings `head`. */
export function headOfList({ title, total, isPlain, address }: List) {
  const counted = `${companiesOf(total)} sur ${APP_NAME}`
  const summary = `${counted}\u00a0: offres ouvertes, taux de réponse et délai médian sur 90\u00a0jours.`
  return headOf({ title, summary, address, isIndexed: isPlain })
}

/**
 * The same of one company.
 * @param options.written for search engines, in the page as it is served
 */
export function headOfCompany(
  company: CompanyPage,
  origin: string,
  { isFirst, written }: { isFirst: boolean; written: string | null },
) {
  const address = origin + profileHref(company)
  const picture = {
    address: `${origin}/api/companies/${company.slug}/share-picture.png`,
    words: titleOf(company),
  }
  const head = headOf({
    title: titleOf(company),
    summary: summaryOf(company),
    address,
    isIndexed: isFirst,
    picture,
  })
  return { ...head, scripts: written ? [{ type: 'application/ld+json', children: written }] : [] }
}

function headOf(page: Parameters<typeof describePage>[0]) {
  const { meta, links } = describePage(page)
  return { meta: [{ title: `${page.title} | ${APP_NAME}` }, ...meta], links }
}
