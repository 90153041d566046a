import { OFFER_STATES, STATE_BADGES } from '#src/offers/life/shared/transitions.ts'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { type OffersSearch, offersHref } from '../filters.ts'
import type { ManagedOffersList } from '../queries.ts'

interface OfferStatesProps {
  search: OffersSearch
  counts: ManagedOffersList['counts'] | undefined
}

/** One chip for each state, with how many offers have it under the other filters. */
export function OfferStates({ search, counts }: OfferStatesProps) {
  return (
    <StateChips label="État des offres">
      <StateChip
        label="Toutes"
        count={counts?.all}
        href={offersHref(search, { status: undefined })}
        on={!search.status}
      />
      {OFFER_STATES.map((state) => (
        <StateChip
          key={state}
          label={STATE_BADGES[state].many}
          count={counts?.[state]}
          href={offersHref(search, { status: state })}
          on={search.status === state}
        />
      ))}
    </StateChips>
  )
}
