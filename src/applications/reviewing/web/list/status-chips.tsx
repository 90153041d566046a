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
/**
 * Where there is no such choice, each state in progress in which somebody is has a chip, and all that are over have one
 * together. What was put away is found again by its chip alone.
 */
const STAGES: readonly ShownStatus[] = [
  ...(['submitted', 'viewed', 'review', 'shortlisted', 'interview', 'offer_made'] as const),
  ...(['accepted', 'archived'] as const),
]
const WHOLES: readonly ShownStatus[] = ['open', 'ended']
const ORDER = STATUS_GROUPS.flatMap(({ statuses }) => statuses)

interface ApplicationStatusesProps {
  search: ApplicationsSearch
  counts: ApplicationsList['counts'] | undefined
  /** Each stage that holds somebody has a chip. */
  withStages?: boolean
}

export function ApplicationStatuses({ search, counts, withStages }: ApplicationStatusesProps) {
  const chosen = filtersOf(search).status
  const isShown = (status: ShownStatus) => {
    if (status === chosen) return true
    if (!withStages) return fewWith(chosen).includes(status)
    return WHOLES.includes(status) || (STAGES.includes(status) && (counts?.[status] ?? 0) > 0)
  }
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
