import { AppLink } from '#src/ui/app-link.tsx'
import { classes } from '#src/ui/class-names.ts'
import { type ApplicationsSearch, listHref, type ShownStatus, STATUS_WORDS } from '../filters.ts'
import type { ApplicationsList } from '../queries.ts'
import css from './statuses.module.css'

/** Shown even when nothing has them; the others only while something does. */
const ALWAYS: readonly ShownStatus[] = [
  'submitted',
  'viewed',
  'review',
  'shortlisted',
  'interview',
  'offer_made',
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
      (status !== 'waiting' && (counts?.[status] ?? 0) > 0),
  )
  return (
    <nav aria-label="État des candidatures" className={css.nav}>
      <ul>
        <StatusChip
          label="Toutes"
          count={counts?.all}
          href={listHref(search, { status: undefined })}
          on={!search.status}
        />
        {shown.map((status) => (
          <StatusChip
            key={status}
            label={STATUS_WORDS[status]}
            count={counts && (counts[status] ?? 0)}
            href={listHref(search, { status })}
            on={search.status === status}
          />
        ))}
      </ul>
    </nav>
  )
}

interface StatusChipProps {
  label: string
  /** Undefined while it is read. */
  count: number | undefined
  href: string
  on: boolean
}

function StatusChip({ label, count, href, on }: StatusChipProps) {
  return (
    <li>
      <AppLink
        href={href}
        className={classes(css.chip, on && css.on, count === 0 && css.none)}
        aria-current={on || undefined}
        sameSearch
      >
        {label}
        <span className={css.count}>{count ?? '\u00A0'}</span>
      </AppLink>
    </li>
  )
}
