import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { listCompanies } from '#src/companies/directory/contract.ts'
import { companyKeys } from '#src/companies/web/query-keys.ts'
import { jobInvitationKeys } from '#src/matching/invitations/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import { refresh, replace } from '#src/shell/api/refresh.ts'
import type { blockCompany, listBlockedCompanies, unblockCompany } from '../contract.ts'
import { blockedCompanyKeys } from './query-keys.ts'

export const blockedCompaniesQuery = queryOptions({
  queryKey: blockedCompanyKeys.all,
  queryFn: ({ signal }) =>
    call<typeof listBlockedCompanies>('GET /api/applicant/blocked-companies', { signal }),
})

export const namedCompaniesQuery = (name: string) =>
  queryOptions({
    queryKey: companyKeys.list({ name, page: 1 }),
    queryFn: ({ signal }) =>
      call<typeof listCompanies>('GET /api/companies', { query: { name, page: 1 }, signal }),
    enabled: name.length > 0,
  })

export function useBlocking() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, blocked }: { id: number; blocked: boolean }) =>
      blocked
        ? call<typeof blockCompany>('PUT /api/applicant/blocked-companies/:id', { params: { id } })
        : call<typeof unblockCompany>('DELETE /api/applicant/blocked-companies/:id', { params: { id } }),
    onSuccess: async (saved) => {
      await replace(client, blockedCompaniesQuery, saved)
      return refresh(client, jobInvitationKeys.all)
    },
  })
}
