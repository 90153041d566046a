import type { SearchParams } from '#src/ui/search-params.ts'

const BEST_PROFILES = '/dashboard/recruteur/meilleurs-profils'

export interface BestProfilesSearch {
  offer_id?: number
  title: string
  activity_area_id?: number
  city_id?: number
  contract_id?: number
  job_level_id?: number
  skills: string
  page: number
}

/** The address names each criterion in French. */
const NUMBERS = {
  offre: 'offer_id',
  secteur: 'activity_area_id',
  ville: 'city_id',
  contrat: 'contract_id',
  niveau: 'job_level_id',
} as const
const TEXTS = { poste: 'title', competences: 'skills' } as const

export function readBestProfilesSearch(params: SearchParams): BestProfilesSearch {
  const numbers = Object.entries(NUMBERS).flatMap(([name, field]) => {
    const value = Math.trunc(Number(params[name]))
    return value > 0 ? [[field, value]] : []
  })
  const texts = Object.entries(TEXTS).map(([name, field]) => [field, String(params[name] ?? '')])
  const page = Math.max(1, Math.trunc(Number(params.page)) || 1)
  return { ...(Object.fromEntries([...numbers, ...texts]) as BestProfilesSearch), page }
}

export function bestProfilesHref(search: Partial<BestProfilesSearch>): string {
  const written = new URLSearchParams()
  for (const [name, field] of Object.entries({ ...NUMBERS, ...TEXTS })) {
    const value = search[field]
    if (value) written.set(name, String(value))
  }
  if (search.page && search.page > 1) written.set('page', String(search.page))
  const text = written.toString()
  return text ? `${BEST_PROFILES}?${text}` : BEST_PROFILES
}
