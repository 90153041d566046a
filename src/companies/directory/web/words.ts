import { counted } from '#src/shared/phrases.ts'
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
export function titleOf({ name, activity_area, city }: CompanyPage): string {
  const what = [activity_area?.name, city && `à ${city.name}`].filter(Boolean).join(' ')
  return [name, what].filter(Boolean).join(', ')
}
