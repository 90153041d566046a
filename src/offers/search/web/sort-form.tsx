import { Button } from '#src/ui/button.tsx'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import css from '#src/ui/search/results.module.css'
import type { SearchParams } from '#src/ui/search-params.ts'
import { valuesOf } from '#src/ui/search-params.ts'
import type { Criteria } from '../contract.ts'
import { SORT_LABELS, SORTS } from '../shared/sorts.ts'

interface SortFormProps {
  criteria: Criteria
  search: SearchParams
  onSort: (sort: string) => void
}

/** Changes the order at once. Before the scripts come the form itself is sent; without any, its button sends it. */
export function SortForm({ criteria, search, onSort }: SortFormProps) {
  const asked = {
    relevance: criteria.keywords !== null,
    distance: criteria.around !== null,
    date: true,
    salary: true,
  }
  const sorts = SORTS.filter((sort) => asked[sort])
  const shown = sorts.includes(criteria.sort) ? criteria.sort : 'date'
  const { page: _page, sort: _sort, ...kept } = search
  const field = useEarlyAnswer<HTMLSelectElement>({
    value: shown,
    onChange: (event) => onSort(event.target.value),
  })
  return (
    <form action="/offres" className={css.sort}>
      {Object.keys(kept).flatMap((name) =>
        valuesOf(kept, name).map((value) => (
          <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
        )),
      )}
      <label>
        <span>Trier par</span>
        <select
          ref={field}
          name="sort"
          value={shown}
          onChange={(event) => onSort(event.target.value)}
          data-sends=""
        >
          {sorts.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
      </label>
      <noscript>
        <Button type="submit" scriptless look="secondary">
          Trier
        </Button>
      </noscript>
    </form>
  )
}
