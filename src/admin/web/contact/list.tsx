import { MESSAGE_KIND_LABELS, MESSAGE_KINDS, type MessageKind } from '#src/contact/messages/shared/kinds.ts'
import { formatDate } from '#src/shared/dates.ts'
import { call } from '#src/shell/api/api.ts'
import { Badge } from '#src/ui/display/badge.tsx'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { ContactMessageRow, listContactMessages, MESSAGE_STATES } from '../../contact/contract.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { MessageText } from './message-text.tsx'

export const CONTACT = '/messages'

interface ContactSearch extends ListSearch {
  q?: string
  kind?: MessageKind
  state?: (typeof MESSAGE_STATES)[number]
}

/** The words of the states; a message is open until it is answered or filed. */
const STATE_LABELS = { open: 'À traiter', closed: 'Traités' } as const

export function readContactSearch(raw: Record<string, unknown>): ContactSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
    kind: (value) => MESSAGE_KINDS.some((each) => each === value),
    state: (value) => value === 'open' || value === 'closed',
  })
}

const COLUMNS: readonly Column<ContactMessageRow>[] = [
  {
    label: 'Objet',
    width: '22%',
    cell: ({ kind, object }) => (
      <>
        {object} <Badge>{MESSAGE_KIND_LABELS[kind]}</Badge>
      </>
    ),
  },
  // The form's `first_name` is the family name, as the specification calls it.
  {
    label: 'De',
    width: '16%',
    cell: ({ first_name, last_name }) => `${last_name} ${first_name}`.trim() || 'Anonyme',
  },
  { label: 'Reçu', width: '12%', cell: ({ created_at }) => formatDate(created_at) },
  { label: 'État', width: '14%', cell: (row) => <State row={row} /> },
  { label: 'Message', onPhone: 'wide', cell: (row) => <MessageText message={row} /> },
]

function State({ row: { closed_at, handler, answers } }: { row: ContactMessageRow }) {
  if (closed_at) return <Badge tone="green">{answers.length > 0 ? 'Répondu' : 'Classé'}</Badge>
  if (handler) return <Badge tone="blue">{handler.is_you ? 'À vous' : handler.name}</Badge>
  return <Badge tone="amber">À traiter</Badge>
}

/** What visitors wrote to the team by any of its forms, who deals with it and what was answered. */
export function ContactList({ search }: { search: ContactSearch }) {
  const list = useList(CONTACT, search, (query) =>
    call<typeof listContactMessages>('GET /api/admin/contact-messages', { query }),
  )
  const text = useLiveText(search.q ?? '', MIN_LETTERS, (q) => list.filter({ q }))
  return (
    <ListScreen
      title="Messages du site"
      counted={['message', 'messages']}
      list={list}
      columns={COLUMNS}
      texts={[{ label: 'Objet, nom ou adresse', live: text }]}
    >
      <SelectField
        label="Sorte"
        name="kind"
        choices={MESSAGE_KINDS.map((value) => ({ value, label: MESSAGE_KIND_LABELS[value] }))}
        empty="Toutes"
        value={search.kind ?? ''}
        onChange={({ target }) => list.filter({ kind: target.value })}
      />
      <SelectField
        label="État"
        name="state"
        choices={[
          { value: 'open', label: STATE_LABELS.open },
          { value: 'closed', label: STATE_LABELS.closed },
        ]}
        empty="Tous"
        value={search.state ?? ''}
        onChange={({ target }) => list.filter({ state: target.value })}
      />
    </ListScreen>
  )
}
