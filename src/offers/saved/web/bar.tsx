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

interface SavedBarProps {
  view: SavedView
  counts: Record<SavedFilter, number>
}

export function SavedBar({ view, counts }: SavedBarProps) {
  const navigate = useNavigate()
  const select = {
    value: view.sort,
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      navigate({ to: '.', search: searchOf({ ...view, sort: event.target.value as SavedSort, page: 1 }) }),
  }
  const early = useEarlyAnswer(select)
  return (
    <div className={css.bar}>
      <StateChips label="Mes sauvegardes">
        {SAVED_FILTERS.map((filter) => (
          <StateChip
            key={filter}
            label={FILTER_LABELS[filter]}
            count={counts[filter]}
            href={viewHref({ ...view, filter, page: 1 })}
            on={view.filter === filter}
          />
        ))}
      </StateChips>
      <select className={`${field.input} ${css.order}`} aria-label="Trier" {...select} ref={early}>
        {SAVED_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
    </div>
  )
}
