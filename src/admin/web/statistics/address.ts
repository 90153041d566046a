import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import { stringifySearch } from '#src/ui/search-params.ts'

export const STATISTICS = '/statistiques'

/** The views, each at its address, in the order of their tabs. */
export const STATISTICS_VIEWS = [
  { view: 'apercu', path: STATISTICS, label: 'Vue d’ensemble', title: 'Statistiques' },
  { view: 'secteurs', path: `${STATISTICS}/secteurs`, label: 'Secteurs', title: 'Statistiques par secteur' },
  { view: 'villes', path: `${STATISTICS}/villes`, label: 'Villes', title: 'Statistiques par ville' },
  { view: 'metiers', path: `${STATISTICS}/metiers`, label: 'Métiers', title: 'Statistiques par métier' },
  { view: 'fidelite', path: `${STATISTICS}/fidelite`, label: 'Fidélité', title: 'Fidélité' },
  { view: 'revenus', path: `${STATISTICS}/revenus`, label: 'Revenus', title: 'Encaissé par mois' },
] as const
export type StatisticsView = (typeof STATISTICS_VIEWS)[number]['view']

/** The period and what it is compared with; without days it is the month until yesterday. */
export interface StatisticsSearch {
  du?: string
  au?: string
  contre?: 'an'
}

export function readStatisticsSearch(raw: Record<string, unknown>): StatisticsSearch {
  return readFilters(raw, { du: FILTERS.day, au: FILTERS.day, contre: (value) => value === 'an' })
}

export const statisticsHref = (path: string, search: StatisticsSearch) =>
  path + stringifySearch({ du: search.du, au: search.au, contre: search.contre })

/** What the server is asked for. */
export const periodQuery = ({ du, au, contre }: StatisticsSearch) => ({
  from: du,
  to: au,
  against: contre === 'an' ? ('last_year' as const) : ('before' as const),
})

/** The address of the file of a table. */
export const exportHref = (table: string, search: StatisticsSearch) => {
  const { from, to, against } = periodQuery(search)
  return `/api/admin/statistics/exports/${table}${stringifySearch({ from, to, against })}`
}
