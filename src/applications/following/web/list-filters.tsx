import { type FormEvent, useEffect } from 'react'
import { Chip } from '#src/ui/display/badge.tsx'
import { useFollowingState } from '#src/ui/following-state.ts'
import { SelectField } from '#src/ui/form/select-field.tsx'
import { TextField } from '#src/ui/form/text-field.tsx'
import { SearchIcon } from '#src/ui/icons.tsx'
import css from './list.module.css'
import { isTitleSearched, type ListFilters } from './queries.ts'
import { STATUS_CHOICES } from './words.ts'

const PAUSE = 400
const SORTS = [
  { value: 'desc', label: 'Plus récentes' },
  { value: 'asc', label: 'Plus anciennes' },
]

interface FiltersProps {
  filters: ListFilters
  onChange: (change: Partial<ListFilters>) => void
}

/** Each filter is in the address at once; a title is, once it is long enough. */
export function ApplicationFilters({ filters, onChange }: FiltersProps) {
  const [title, setTitle] = useTitle(filters.title, (found) => onChange({ title: found }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ title: isTitleSearched(title) ? title : '' })
  }
  return (
    <search>
      <form className={css.filters} onSubmit={submit}>
        <div className={css.search}>
          <TextField
            label="Titre du poste"
            name="title"
            type="search"
            autoComplete="off"
            placeholder="Plus de 3 lettres"
            maxLength={255}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
          />
          <SearchIcon />
        </div>
        <SelectField
          label="Statut"
          name="status"
          empty="Tous"
          choices={STATUS_CHOICES}
          value={filters.status}
          onChange={(event) => onChange({ status: event.target.value })}
        />
        <SelectField
          label="Trier par"
          name="sort_by_date"
          choices={SORTS}
          value={filters.sort_by_date}
          onChange={(event) => onChange({ sort_by_date: event.target.value === 'asc' ? 'asc' : 'desc' })}
        />
      </form>
    </search>
  )
}

/** The title is searched after a pause in typing, and follows Back and « Tout effacer ». */
function useTitle(searched: string, onSearch: (title: string) => void) {
  const [title, setTitle] = useFollowingState(searched)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the pause again.
  useEffect(() => {
    const wanted = isTitleSearched(title) ? title.trim() : ''
    if (wanted === searched.trim()) return
    const timer = setTimeout(() => onSearch(wanted), PAUSE)
    return () => clearTimeout(timer)
  }, [title])
  return [title, setTitle] as const
}

interface Counts {
  all: number
  in_progress: number
  interview: number
  draft: number
  ended: number
  archived: number
  unread: number
}

const CHIPS = [
  ['', 'Toutes', 'all'],
  ['in_progress', 'En cours', 'in_progress'],
  ['interview', 'Entretien', 'interview'],
  ['draft', 'Brouillon', 'draft'],
  ['ended', 'Terminées', 'ended'],
  ['archived', 'Archivées', 'archived'],
] as const

interface StatusChipsProps {
  counts: Counts | undefined
  status: string
  unread: 'unread' | ''
  hrefOf: (kept: { status: string } | { messages: 'unread' | '' }) => string
}

export function StatusChips({ counts, status, unread, hrefOf }: StatusChipsProps) {
  return (
    <nav className={css.chips} aria-label="Filtres rapides">
      {CHIPS.filter(([value, , count]) => !['draft', 'archived'].includes(value) || counts?.[count]).map(
        ([value, label, count]) => (
          <Chip key={value} href={hrefOf({ status: value })} on={value === status}>
            {label} {counts && <b className={css.count}>{counts[count]}</b>}
          </Chip>
        ),
      )}
      {(unread || Boolean(counts?.unread)) && (
        <Chip href={hrefOf({ messages: unread ? '' : 'unread' })} on={unread !== ''}>
          Messages non lus {counts && <b className={css.count}>{counts.unread}</b>}
        </Chip>
      )}
    </nav>
  )
}
