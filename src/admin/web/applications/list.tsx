import { dayAt, formatDate } from '#src/shared/dates.ts'
import { formatCount } from '#src/shared/money.ts'
import { call } from '#src/shell/api/api.ts'
import { DateField } from '#src/ui/form/date-field.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { ApplicationCount, countApplications } from '../../applications/contract.ts'
import { APPLICATION_STATES, type CountedBy, STANDING_LABELS } from '../../applications/shared/states.ts'
import { readPeriod } from '../../statistics/shared/periods.ts'
import { companyHref } from '../companies/list.tsx'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, useList } from '../lists/use-list.ts'
import { OFFERS } from '../offers/list.tsx'

export const APPLICATIONS = '/candidatures'

const BY_LABELS: Record<CountedBy, string> = { day: 'Jour', company: 'Société', offer: 'Offre' }

const ORDERS = [
  { value: 'desc', label: 'Le plus de candidatures' },
  { value: 'asc', label: 'Le moins de candidatures' },
] as const

interface ApplicationSearch extends ListSearch {
  by?: CountedBy
  from?: string
  to?: string
}

export function readApplicationSearch(raw: Record<string, unknown>): ApplicationSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    by: (value) => value in BY_LABELS && value !== 'day',
    from: FILTERS.day,
    to: FILTERS.day,
  })
}

const columnsOf = (by: CountedBy): readonly Column<ApplicationCount>[] => [
  {
    label: BY_LABELS[by],
    width: '28%',
    cell: ({ label, company }) => (company ? `${label}, ${company}` : label),
  },
  { label: 'Envoyées', width: '10%', isNumber: true, cell: ({ total }) => <b>{formatCount(total)}</b> },
  ...APPLICATION_STATES.map((name) => ({
    label: STANDING_LABELS[name],
    isNumber: true,
    cell: ({ standings }: ApplicationCount) => formatCount(standings[name]),
  })),
]

const hrefOf = (by: CountedBy) => {
  if (by === 'company') return ({ id }: ApplicationCount) => companyHref(Number(id))
  return by === 'offer' ? ({ id }: ApplicationCount) => `${OFFERS}/${id}` : undefined
}

/** How many applications were sent and where they stand; what is in them is read elsewhere, with a reason. */
export function ApplicationCounts({ search }: { search: ApplicationSearch }) {
  const by = search.by ?? 'day'
  const list = useList(APPLICATIONS, search, (query) =>
    call<typeof countApplications>('GET /api/admin/applications', { query }),
  )
  const today = dayAt(Date.now())
  const period = list.data?.period ?? readPeriod(search, today)
  const href = hrefOf(by)
  return (
    <ListScreen
      title="Candidatures"
      counted={[BY_LABELS[by].toLowerCase(), { day: 'jours', company: 'sociétés', offer: 'offres' }[by]]}
      notice={
        list.data && (
          <p>
            <b>{formatCount(list.data.sum.total)}</b> envoyées du {formatDate(period.from)} au{' '}
            {formatDate(period.to)}&nbsp;:{' '}
            {APPLICATION_STATES.map(
              (name) =>
                `${STANDING_LABELS[name].toLowerCase()} ${formatCount(list.data?.sum.standings[name] ?? 0)}`,
            ).join(', ')}
            .
          </p>
        )
      }
      list={list}
      columns={columnsOf(by)}
      {...(href && { rowHref: href })}
      texts={[]}
      orders={by === 'day' ? undefined : ORDERS}
    >
      <SelectField
        label="Par"
        name="by"
        choices={Object.entries(BY_LABELS).map(([value, label]) => ({ value, label }))}
        value={by}
        onChange={({ target }) => list.filter({ by: target.value === 'day' ? '' : target.value } as object)}
      />
      <DateField
        label="Du"
        name="from"
        hint=""
        value={period.from}
        max={period.to}
        onChange={({ target }) => target.value && list.filter({ from: target.value, to: period.to })}
      />
      <DateField
        label="Au"
        name="to"
        hint=""
        value={period.to}
        min={period.from}
        max={today}
        onChange={({ target }) => target.value && list.filter({ from: period.from, to: target.value })}
      />
    </ListScreen>
  )
}
