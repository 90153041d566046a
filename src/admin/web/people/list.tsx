import { USER_KIND_LABELS } from '#src/accounts/shared/kinds.ts'
import { ROLE_LABELS } from '#src/companies/policy.ts'
import { formatDate } from '#src/shared/dates.ts'
import { formatPhone } from '#src/shared/phone.ts'
import { call } from '#src/shell/api/api.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { listPeople, PersonRow, PersonState } from '../../people/contract.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { PERSON_STATE_LABELS, PERSON_STATE_TONES } from './labels.ts'

export const PEOPLE = '/personnes'
const personHref = (id: number) => `${PEOPLE}/${id}`

interface PeopleSearch extends ListSearch {
  /** Words of a name, an address or a company, or digits of a number. */
  q?: string
  kind?: PersonRow['kind']
  state?: PersonState
}

export function readPeopleSearch(raw: Record<string, unknown>): PeopleSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    kind: (value) => value in USER_KIND_LABELS,
    state: (value) => value in PERSON_STATE_LABELS,
  })
}

const COLUMNS: readonly Column<PersonRow>[] = [
  { label: 'Personne', width: '18%', cell: ({ name }) => name },
  { label: 'Adresse', width: '28%', onPhone: 'wide', cell: ({ email }) => email },
  { label: 'Rôle', width: '14%', cell: (row) => <Role row={row} /> },
  { label: 'Téléphone', width: '14%', cell: ({ phone_number }) => phone_number && formatPhone(phone_number) },
  {
    label: 'Dernière visite',
    width: '14%',
    cell: ({ last_seen_at }) => last_seen_at && formatDate(last_seen_at),
  },
  {
    label: 'État',
    width: '12%',
    cell: ({ state }) => <Badge tone={PERSON_STATE_TONES[state]}>{PERSON_STATE_LABELS[state]}</Badge>,
  },
]

function Role({ row: { kind, companies } }: { row: PersonRow }) {
  const [company] = companies
  if (!company) return USER_KIND_LABELS[kind]
  return (
    <>
      {ROLE_LABELS[company.role]}
      <br />
      <small className="muted">{company.name}</small>
    </>
  )
}

const KINDS = Object.entries(USER_KIND_LABELS).map(([value, label]) => ({ value, label }))
const STATES = Object.entries(PERSON_STATE_LABELS).map(([value, label]) => ({ value, label }))

/** Every account that was not erased, found by whatever the person who writes to us has given. */
export function PeopleList({ search }: { search: PeopleSearch }) {
  const list = useList(PEOPLE, search, (query) => call<typeof listPeople>('GET /api/admin/people', { query }))
  const text = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Personnes"
      counted={['personne', 'personnes']}
      list={list}
      columns={COLUMNS}
      rowHref={({ id }) => personHref(id)}
      texts={[{ label: 'Nom, adresse, téléphone ou société', live: text }]}
    >
      <SelectField
        label="Rôle"
        name="kind"
        choices={KINDS}
        empty="Tous"
        value={search.kind ?? ''}
        onChange={({ target }) => list.filter({ kind: target.value })}
      />
      <SelectField
        label="État"
        name="state"
        choices={STATES}
        empty="Tous"
        value={search.state ?? ''}
        onChange={({ target }) => list.filter({ state: target.value })}
      />
    </ListScreen>
  )
}
