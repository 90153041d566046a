import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { type ApplicationsSearch, filtersOf, listHref, type ShownStatus, STATUS_WORDS } from '../filters.ts'
import type { ApplicationsList } from '../queries.ts'

/** The ways in which an application ends have one chip together, and one of their own only while it is chosen. */
const ENDS: readonly ShownStatus[] = [
  'rejected',
  'hired',
  'declined',
  'withdrawn',
  'position_filled',
  'no_answer',
]
/** They count applications of other statuses again, so each has a chip only while it is chosen, as by a link. */
const OVERLAPPING: readonly ShownStatus[] = ['waiting', 'late']
/** These chips are shown even when nothing has their status, so that the bar stays the same. */
const ALWAYS: readonly ShownStatus[] = [
  'open',
  'submitted',
  'viewed',
  'review',
  'shortlisted',
  'interview',
  'offer_made',
  'accepted',
  'ended',
]
const ORDER = Object.keys(STATUS_WORDS) as ShownStatus[]

interface ApplicationStatusesProps {
  search: ApplicationsSearch
  counts: ApplicationsList['counts'] | undefined
}

export function ApplicationStatuses({ search, counts }: ApplicationStatusesProps) {
  const chosen = filtersOf(search).status
  const shown = ORDER.filter(
    (status) =>
      ALWAYS.includes(status) ||
      status === chosen ||
      (![...ENDS, ...OVERLAPPING].includes(status) && (counts?.[status] ?? 0) > 0),
  )
  return (
    <StateChips label="État des candidatures">
      {shown.map((status) => (
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
