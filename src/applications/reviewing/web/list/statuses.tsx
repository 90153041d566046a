import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { type ApplicationsSearch, listHref, type ShownStatus, STATUS_WORDS } from '../filters.ts'
import type { ApplicationsList } from '../queries.ts'

/** Shown even when nothing has them; the others only while something does. */
const ALWAYS: readonly ShownStatus[] = [
  'submitted',
  'viewed',
  'review',
  'shortlisted',
  'interview',
  'offer_made',
  'accepted',
  'rejected',
]
const ORDER = Object.keys(STATUS_WORDS) as ShownStatus[]

interface ApplicationStatusesProps {
  search: ApplicationsSearch
  counts: ApplicationsList['counts'] | undefined
}

/** One chip for each state, with how many applications have it under the other filters. */
export function ApplicationStatuses({ search, counts }: ApplicationStatusesProps) {
  const shown = ORDER.filter(
    (status) =>
      ALWAYS.includes(status) ||
      status === search.status ||
      // Two others together: where the dashboard leads to.
      (status !== 'waiting' && status !== 'late' && (counts?.[status] ?? 0) > 0),
  )
  return (
    <StateChips label="État des candidatures">
      <StateChip
        label="Toutes"
        count={counts?.all}
        href={listHref(search, { status: undefined })}
        on={!search.status}
      />
      {shown.map((status) => (
        <StateChip
          key={status}
          label={STATUS_WORDS[status]}
          count={counts && (counts[status] ?? 0)}
          href={listHref(search, { status })}
          on={search.status === status}
        />
      ))}
      <StateChip
        label="Messages non lus"
        count={counts?.unread}
        href={listHref(search, { messages: search.messages ? undefined : 'unread', status: undefined })}
        on={search.messages === 'unread'}
      />
    </StateChips>
  )
}
