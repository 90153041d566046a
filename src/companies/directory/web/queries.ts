import { queryOptions } from '@tanstack/react-query'
import { companyKeys } from '#src/companies/web/query-keys.ts'
import type { ReplyOf } from '#src/shared/endpoint.ts'
import { call } from '#src/shell/api/api.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { listCompanies, rankCompanies, showCompany } from '../contract.ts'
import type { ListPath } from './address.ts'

export type FoundCompanies = ReplyOf<typeof listCompanies>
export type Ranking = ReplyOf<typeof rankCompanies>

/** Returns the parameters of the API for the list at an address. */
export function queryOf(path: ListPath, { hiring: _hiring, ...search }: SearchParams): SearchParams {
  return path === '/societe-active' ? { ...search, hiring: '1' } : search
}

/** Reads a page of the list that an address names. */
export const companiesQuery = (search: SearchParams) =>
  queryOptions({
    queryKey: companyKeys.list(search),
    queryFn: ({ signal }) =>
      call<typeof listCompanies>('GET /api/companies', { query: search as never, signal }),
  })

export const rankingQuery = (page: number) =>
  queryOptions({
    queryKey: companyKeys.ranking(page),
    queryFn: ({ signal }) =>
      call<typeof rankCompanies>('GET /api/top-recruiters', { query: { page }, signal }),
  })

export const companyQuery = (slug: string) =>
  queryOptions({
    queryKey: companyKeys.one(slug),
    queryFn: async ({ signal }) =>
      (await call<typeof showCompany>('GET /api/companies/:slug', { params: { slug }, signal })).data,
  })

export const pageOf = ({ page }: SearchParams): number => Math.max(1, Math.trunc(Number(page)) || 1)
