import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { WorkingHours } from '#src/companies/shared/working-hours.ts'
import { ownCompanyKeys } from '#src/companies/web/query-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { setWorkingHours, showWorkingHours } from '../contract.ts'

export const workingHoursQuery = queryOptions({
  queryKey: ownCompanyKeys.hours,
  queryFn: async ({ signal }) =>
    (await call<typeof showWorkingHours>('GET /api/recruiter/working-hours', { signal })).data,
})

export function useSetWorkingHours() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (days: WorkingHours) =>
      call<typeof setWorkingHours>('PUT /api/recruiter/working-hours', { body: { days } }),
    onSuccess: ({ data }) => client.setQueryData(workingHoursQuery.queryKey, data),
  })
}
