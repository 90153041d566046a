import { useRouter } from '@tanstack/react-router'
import type { ChangeEvent, FormEvent } from 'react'
import { Button } from '#src/ui/button.tsx'
import { useEarlyAnswer } from '#src/ui/form/early-answer.ts'
import field from '#src/ui/form/field.module.css'
import { SearchInput, useLiveText } from '#src/ui/form/search-input.tsx'
import { FilterIcon } from '#src/ui/icons.tsx'
import { type ApplicationsSearch, listHref, TEXT_MIN } from '../filters.ts'
import css from './filter-bar.module.css'

interface ApplicationsFilterBarProps {
  search: ApplicationsSearch
  /** Filters in force. */
  count: number
  onMore: () => void
}

/** What is filtered most: the candidate's name, the offer and the order; the rest is behind « Filtres ». */
export function ApplicationsFilterBar({ search, count, onMore }: ApplicationsFilterBarProps) {
  const router = useRouter()
  const go = (change: ApplicationsSearch) =>
    router.navigate({ href: listHref(search, change), replace: true, resetScroll: false })
  const name = useLiveText(search.name ?? '', TEXT_MIN, (text) => go({ name: text || undefined }))
  const title = useLiveText(search.title ?? '', TEXT_MIN, (text) => go({ title: text || undefined }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    name.send()
    title.send()
  }
  const order = {
    value: search.sort_by_date ?? 'desc',
    onChange: (event: ChangeEvent<HTMLSelectElement>) =>
      go({ sort_by_date: event.target.value === 'asc' ? 'asc' : undefined }),
  }
  const orderField = useEarlyAnswer(order)
  return (
    <form className={css.bar} onSubmit={submit} aria-label="Filtrer les candidatures">
      <SearchInput label="Nom du candidat" live={name} />
      <SearchInput label="Titre de l’offre" live={title} className={css.wide} />
      <select className={`${field.input} ${css.sort}`} aria-label="Trier" {...order} ref={orderField}>
        <option value="desc">Plus récentes d’abord</option>
        <option value="asc">Plus anciennes d’abord</option>
      </select>
      <Button look="secondary" small onClick={onMore} aria-haspopup="dialog">
        <FilterIcon size={16} />
        Filtres
        {count > 0 && (
          <span className={css.count}>
            <span className="hidden-text">(en place{'\u00A0'}: </span>
            {count}
            <span className="hidden-text">)</span>
          </span>
        )}
      </Button>
      <p className={css.hint} role="status">
        {(name.short || title.short) && `Écrivez au moins ${TEXT_MIN} lettres pour chercher.`}
      </p>
    </form>
  )
}
