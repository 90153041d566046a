import { queryOptions } from '@tanstack/react-query'
import { personKeys } from '#src/accounts/web/person-keys.ts'
import { call } from '#src/shell/api/api.ts'
import type { publicProfile } from '../../contract.ts'
import { profileKeys } from '../query-keys.ts'

export const publicProfileQuery = (slug: string) =>
  queryOptions({
    queryKey: profileKeys.public(slug),
    queryFn: async ({ signal }) =>
      (await call<typeof publicProfile>('GET /api/profiles/:slug', { params: { slug }, signal })).data,
    retry: false,
    meta: { shows: [personKeys.all] },
  })
