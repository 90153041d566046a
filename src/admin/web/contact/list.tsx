import { formatDate } from '#src/shared/dates.ts'
import { call } from '#src/shell/api/api.ts'
import { useLiveText } from '#src/ui/form/search-input.tsx'
import { FILTERS, readFilters } from '#src/ui/lists/filters.ts'
import type { Column } from '#src/ui/lists/record-table.tsx'
import type { ContactMessageRow, listContactMessages } from '../../contact/contract.ts'
import { ListScreen } from '../lists/screen.tsx'
import { type ListSearch, MIN_LETTERS, useList } from '../lists/use-list.ts'
import { MessageText } from './message-text.tsx'

export const CONTACT = '/messages'

interface ContactSearch extends ListSearch {
  q?: string
}

export function readContactSearch(raw: Record<string, unknown>): ContactSearch {
  return readFilters(raw, {
    page: FILTERS.page,
    sort_by_date: FILTERS.order,
    q: FILTERS.text,
  })
}

const COLUMNS: readonly Column<ContactMessageRow>[] = [
  { label: 'Objet', width: '26%', cell: ({ object }) => object },
  // The form's `first_name` is the family name, as the specification calls it.
  { label: 'De', width: '22%', cell: ({ first_name, last_name }) => `${last_name} ${first_name}` },
  { label: 'Reçu', width: '16%', cell: ({ created_at }) => formatDate(created_at) },
  { label: 'Message', onPhone: 'wide', cell: (row) => <MessageText message={row} /> },
]

/** What visitors wrote to the team; an answer is written in one's own mail program. */
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
    />
  )
}
