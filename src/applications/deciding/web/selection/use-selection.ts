import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { RecruiterApplication } from '#src/applications/reviewing/contract.ts'
import { type ApplicationsSearch, filtersOf } from '#src/applications/reviewing/web/filters.ts'
import { selectionKeys } from '#src/applications/web/query-keys.ts'
import { MOST_AT_ONCE } from '../../shared/limits.ts'

/** A ticked application keeps the version that the person saw last. */
export type Chosen = Pick<RecruiterApplication, 'id' | 'version' | 'applicant_name'>

interface Ticked {
  /** The selection belongs to these filters and is gone under others. */
  filters: string
  chosen: readonly Chosen[]
}

const NOTHING: Ticked = { filters: '', chosen: [] }

/**
 * The selection holds for the list under these filters, whatever the page, and is kept while an application is opened.
 */
export function useSelection(search: ApplicationsSearch) {
  const client = useQueryClient()
  const { data: kept = NOTHING } = useQuery({
    queryKey: selectionKeys.all,
    queryFn: skipToken,
    initialData: NOTHING,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const filters = JSON.stringify(filtersOf(search))
  const chosen = chosenOf(kept, filters)
  /**
   * Each change starts from what is kept at that moment, because several boxes may be ticked before the page is drawn
   * again.
   */
  const change = (next: (before: readonly Chosen[]) => readonly Chosen[]) =>
    client.setQueryData<Ticked>(selectionKeys.all, (now = NOTHING) => ({
      filters,
      chosen: next(chosenOf(now, filters)).slice(0, MOST_AT_ONCE),
    }))
  useEffect(() => {
    client.setQueryData<Ticked>(selectionKeys.all, (now = NOTHING) =>
      now.filters === filters ? now : { filters, chosen: [] },
    )
  }, [client, filters])
  return {
    chosen,
    isChosen: (id: number) => chosen.some((each) => each.id === id),
    choose: (items: readonly Chosen[], on: boolean) =>
      change((before) => {
        const others = before.filter(({ id }) => items.every((item) => item.id !== id))
        return on ? [...others, ...items.map(bare)] : others
      }),
    put: (next: readonly Chosen[]) => change(() => next),
    clear: () => change(() => []),
  }
}

const chosenOf = (kept: Ticked, filters: string) => (kept.filters === filters ? kept.chosen : NOTHING.chosen)

export type Selection = ReturnType<typeof useSelection>

const bare = ({ id, version, applicant_name }: Chosen): Chosen => ({ id, version, applicant_name })
