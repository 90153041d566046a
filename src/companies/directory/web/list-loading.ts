import type { QueryClient } from '@tanstack/react-query'
import type { SearchParams } from '#src/ui/search-params.ts'
import type { ListPath } from './address.ts'
import { withListHead } from './list-head.ts'
import { companiesQuery, queryOf } from './queries.ts'

/** Reads the list at an address; gives what its page says of itself. */
export async function loadList(client: QueryClient, path: ListPath, search: SearchParams) {
  const { criteria, meta } = await client.ensureQueryData(companiesQuery(queryOf(path, search)))
  return withListHead({
    title: `Les sociétés ${path === '/societe' ? 'de' : 'qui recrutent à'} Madagascar`,
    total: meta.total,
    isPlain: criteria.applied.length === 0 && meta.current_page === 1,
    path,
  })
}
