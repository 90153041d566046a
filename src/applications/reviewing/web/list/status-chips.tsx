import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { type ApplicationsSearch, listHref, type ShownStatus, STATUS_WORDS } from '../filters.ts'
import type { ApplicationsList } from '../queries.ts'

/** These chips are shown even when nothing has their status, so that the bar stays the same. */
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

export function ApplicationStatuses({ search, counts }: ApplicationStatusesProps) {
  const shown = ORDER.filter(
    (status) =>
      ALWAYS.includes(status) ||
      status === search.status ||
      // « waiting » and « late » count applications of other statuses again, so each has a chip only while it is
      // chosen, as by a link of the dashboard.
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
