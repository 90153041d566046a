import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import {
  type ApplicationsSearch,
  filtersOf,
  listHref,
  type ShownStatus,
  STATUS_GROUPS,
  STATUS_WORDS,
} from '../filters.ts'
import type { ApplicationsList } from '../queries.ts'

/**
 * The chips of the list stand on one line: what goes on, what is new or, in its place, the chosen stage, and what is over.
 * Each state is a choice beside them.
 */
const FEW: readonly ShownStatus[] = ['open', 'submitted', 'ended']
/** Where there is no such choice, each state in progress has a chip, and all that are over have one together. */
const STAGES: readonly ShownStatus[] = [
  ...(['open', 'submitted', 'viewed', 'review', 'shortlisted', 'interview', 'offer_made'] as const),
  ...(['accepted', 'ended'] as const),
]
const ORDER = STATUS_GROUPS.flatMap(({ statuses }) => statuses)

interface ApplicationStatusesProps {
  search: ApplicationsSearch
  counts: ApplicationsList['counts'] | undefined
  /** Each stage has a chip. */
  withStages?: boolean
}

export function ApplicationStatuses({ search, counts, withStages }: ApplicationStatusesProps) {
  const chosen = filtersOf(search).status
  const always = withStages ? STAGES : fewWith(chosen)
  const isShown = (status: ShownStatus) =>
    always.includes(status) ||
    status === chosen ||
    // What was put away is found again by this chip alone, once there is some.
    (withStages && status === 'archived' && (counts?.archived ?? 0) > 0)
  return (
    <StateChips label="État des candidatures">
      {ORDER.filter(isShown).map((status) => (
        <StateChip
          key={status}
          label={STATUS_WORDS[status]}
          count={counts && (counts[status] ?? 0)}
          href={listHref(search, { status })}
          on={chosen === status}
        />
      ))}
      <StateChip label="Toutes" count={counts?.all} href={listHref(search, { status: 'all' })} on={!chosen} />
      <StateChip
        label="Messages non lus"
        count={counts?.unread}
        href={listHref(search, { messages: search.messages ? undefined : 'unread', status: undefined })}
        on={search.messages === 'unread'}
      />
    </StateChips>
  )
}

function fewWith(chosen: string | undefined): readonly ShownStatus[] {
  const isAnother = chosen !== undefined && !FEW.some((status) => status === chosen)
  return isAnother ? FEW.filter((status) => status !== 'submitted') : FEW
}
