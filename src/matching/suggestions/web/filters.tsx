import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { SUGGESTION_FILTERS, type SuggestionFilter } from '../shared/filters.ts'
import { hrefOf, type Suggestions } from './queries.ts'

export function SuggestionFilters({ data, on }: { data: Suggestions; on: SuggestionFilter }) {
  const labels: Record<SuggestionFilter, string | null> = {
    all: 'Toutes',
    new: 'Nouvelles',
    town: data.town,
    remote: 'Télétravail',
    paid: 'Salaire affiché',
  }
  return (
    <StateChips label="Recommandations">
      {SUGGESTION_FILTERS.map((filter) => {
        const label = labels[filter]
        return (
          label && (
            <StateChip
              key={filter}
              label={label}
              count={data.counts[filter]}
              href={hrefOf({ filter, page: 1 })}
              on={filter === on}
            />
          )
        )
      })}
    </StateChips>
  )
}
