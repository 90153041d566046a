import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useFollowingState } from '#src/ui/following-state.ts'
import type { SearchParams } from '#src/ui/search-params.ts'
import { searchWithout, valuesOf } from '#src/ui/search-params.ts'
import type { Criteria } from '../contract.ts'

/**
 * The search that was last asked for, which is ahead of the address while the list loads, and the functions that
 * change it.
 * @param listed the search that the list's pages and orders are of
 */
export function useFiltering(search: SearchParams, criteria: Criteria, listed: SearchParams) {
  const navigate = useNavigate()
  // The state follows the address, so a new address ends the wait.
  const [shown, setShown] = useFollowingState(search)
  const loading = useRouterState({ select: (state) => state.isLoading })
  const go = ({ page: _page, ...next }: SearchParams) => {
    setShown(next)
    navigate({ to: '/offres', search: next as never, resetScroll: false })
  }
  return {
    shown,
    busy: shown !== search || loading,
    toggle: (filter: string, value: string, on: boolean) =>
      go(on ? withValue(shown, filter, value) : withoutValue(shown, filter, value, criteria)),
    setSalary: (amount: string) => {
      const { min_salary: _salary, ...rest } = shown
      go(Number(amount) > 0 ? { ...rest, min_salary: amount } : rest)
    },
    setSort: (sort: string) => go({ ...(shown === search ? listed : shown), sort }),
  }
}

function withValue(search: SearchParams, filter: string, value: string): SearchParams {
  return { ...search, [filter]: [...valuesOf(search, filter), value] }
}

/** A town is removed whichever of its names stands in the address. */
function withoutValue(search: SearchParams, filter: string, value: string, criteria: Criteria): SearchParams {
  const plain = searchWithout(search, { filter, value })
  if (filter !== 'city') return plain
  const names = criteria.applied.filter(
    (each) => each.filter === 'city' && criteria.city.includes(Number(value)) && !/^\d+$/.test(each.value),
  )
  return names.reduce((left, name) => searchWithout(left, name), plain)
}
