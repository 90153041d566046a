import { useNavigate } from '@tanstack/react-router'
import type { ChangeEvent } from 'react'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import field from '#src/ui/form/field.module.css'
import { StateChip, StateChips } from '#src/ui/navigation/state-chips.tsx'
import { SAVED_FILTERS, SAVED_SORTS, type SavedFilter, type SavedSort } from '../shared/views.ts'
import css from './page.module.css'
import { type SavedView, searchOf, viewHref } from './queries.ts'

const FILTER_LABELS: Record<SavedFilter, string> = {
  all: 'Toutes',
  to_apply: 'À postuler',
  applied: 'Déjà postulé',
  closed: 'Clôturées',
}
const SORT_LABELS: Record<SavedSort, string> = {
  saved: 'Dernières sauvegardées',
  closing: 'Bientôt closes d’abord',
  published: 'Plus récentes d’abord',
}

/** A list of no more is seen whole, so its order needs no choice. */
const FEW = 6

interface SavedBarProps {
  view: SavedView
  counts: Record<SavedFilter, number>
}

/** What a short list needs no choice of is left out, but for what its address has chosen. */
export function SavedBar({ view, counts }: SavedBarProps) {
  const navigate = useNavigate()
  const select = {
    value: view.sort,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      navigate({ to: '.', search: searchOf({ ...view, sort: event.target.value as SavedSort, page: 1 }) }),
  }
  const early = useEarlyAnswer(select)
  const filters = SAVED_FILTERS.filter(
    (filter) => filter === 'all' || filter === view.filter || counts[filter] > 0,
  )
  // All of them and those of the only state that there is are the same.
  const isFiltered = filters.length > 2 || view.filter !== 'all'
  const isOrdered = counts.all > FEW || view.sort !== 'saved'
  if (!isFiltered && !isOrdered) return null
  return (
    <div className={css.bar}>
      {isFiltered && (
        <StateChips label="Mes sauvegardes">
          {filters.map((filter) => (
            <StateChip
              key={filter}
              label={FILTER_LABELS[filter]}
              count={counts[filter]}
              href={viewHref({ ...view, filter, page: 1 })}
              on={view.filter === filter}
            />
          ))}
        </StateChips>
      )}
      {isOrdered && (
        <select className={`${field.input} ${css.order}`} aria-label="Trier" {...select} ref={early}>
          {SAVED_SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {SORT_LABELS[sort]}
            </option>
          ))}
        </select>
      )}
    </div>
  )
}
