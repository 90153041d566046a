import type { CompanyStatus } from '#src/accounts/shared/memberships.ts'
import { formatNif } from '#src/companies/shared/format-nif.ts'
import { formatDate } from '#src/shared/dates.ts'
import { call } from '#src/shell/api/api.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { CompanyRow, listCompanies } from '../../companies/contract.ts'
import { COMPANY_STATUS_LABELS, COMPANY_STATUS_TONES } from '../desk/labels.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'

export const COMPANIES = '/societes'
export const companyHref = (id: number) => `${COMPANIES}/${id}`

interface CompanySearch extends ListSearch {
  /** Part of a name, or of a NIF. */
  q?: string
  status?: CompanyStatus
}

export function readCompanySearch(raw: Record<string, unknown>): CompanySearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    status: (value) => value in COMPANY_STATUS_LABELS,
  })
}

const COLUMNS: readonly Column<CompanyRow>[] = [
  { label: 'Société', width: '34%', cell: ({ name }) => name },
  {
    label: 'État',
    width: '18%',
    cell: ({ status }) => <Badge tone={COMPANY_STATUS_TONES[status]}>{COMPANY_STATUS_LABELS[status]}</Badge>,
  },
  { label: 'NIF', width: '16%', cell: ({ nif }) => nif && formatNif(nif) },
  { label: 'Ville', width: '16%', cell: ({ city }) => city },
  { label: 'Inscrite', width: '16%', cell: ({ created_at }) => formatDate(created_at) },
]
const STATUSES = Object.entries(COMPANY_STATUS_LABELS).map(([value, label]) => ({ value, label }))

/** Every company, whatever its state. */
export function CompanyList({ search }: { search: CompanySearch }) {
  const list = useList(COMPANIES, search, (query) =>
    call<typeof listCompanies>('GET /api/admin/companies', { query }),
  )
  const name = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Sociétés"
      counted={['société', 'sociétés']}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => companyHref(id)}
      texts={[{ label: 'Nom ou NIF', live: name }]}
    >
      <SelectField
        label="État"
        name="status"
        choices={STATUSES}
        empty="Tous"
        value={search.status ?? ''}
        onChange={({ target }) => list.filter({ status: target.value })}
      />
    </ListScreen>
  )
}
